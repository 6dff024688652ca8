// Stored receivables text is shown in the reader's language: ledger entries, and why a line wasn't matched.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { signedIn } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { issued, paid } from './support.ts'

let call: Client
beforeAll(async () => {
  call = (await signedIn()).call
})
const headersOf = (language: string) => ({ headers: { 'Accept-Language': language } })

it('the entries of an invoice are in the reader’s language', async () => {
  const { id: project_id } = await newProject(call)
  const invoice = await issued(call, project_id, 10_000)
  await paid(call, invoice, 4_000)
  const memos = async (language: string) => {
    const query = { invoice_id: invoice.id }
    const { data } = await call.GET('/v3/receivables.GetInvoice', { params: { query }, ...headersOf(language) })
    return answered(data).invoice.history.map(({ memo }) => memo)
  }
  expect(await memos('en-US')).toEqual(['Invoice INV-1001', 'Check 1042 for INV-1001'])
  expect(await memos('es-MX')).toEqual(['Factura INV-1001', 'Cheque 1042 para INV-1001'])
})

const upload = (text: string, language: string) => {
  const form = new FormData()
  form.append('lender', 'goodleap')
  form.append('file', new Blob([text]), 'november.csv')
  form.append('file_name', 'november.csv')
  const body = { lender: 'goodleap', file: '', file_name: 'november.csv' }
  return call.POST('/v3/receivables.PreviewRemittance', { body, bodySerializer: () => form, ...headersOf(language) })
}

it('a line that one person imported is explained to another in theirs', async () => {
  const { data } = await upload('Loan ID,Payment date,Net amount\nXX-1,11/19/2026,5\nXX-2,11/19/2026,lots\n', 'en-US')
  const query = { remittance_id: answered(data).remittance?.id ?? '' }
  const reasons = async (language: string) => {
    const asked = { params: { query }, ...headersOf(language) }
    return answered((await call.GET('/v3/receivables.ListRemittanceLines', asked)).data).lines.map(one => one.reason)
  }
  expect(await reasons('en-US')).toEqual(['No application has the reference XX-1.', '“lots” isn’t a dollar amount.'])
  expect(await reasons('es')).toEqual([
    'Ninguna solicitud tiene la referencia XX-1.',
    '“lots” no es un monto en dólares.',
  ])
})

it('another process’s refusal is in the language of the request', async () => {
  const rows = 'x,11/19/2026,1\n'.repeat(5_200)
  const asked = upload(`Loan ID,Payment date,Net amount\n${rows}`, 'es')
  expect(await refusal(asked)).toMatchObject({ code: 'too_large', message: expect.stringContaining('Divídalo') })
})
