// One amount owed: what a homeowner accepted is billed, and deductions are owed by their grantors.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { inCompany } from '#server/db/database.ts'
import { transactions } from '#server/db/schema/agreements.ts'
import { signedIn } from '#tests/support/app.ts'
import { answered, sent } from '#tests/support/sale.ts'
import { moneyOf, paid } from './support.ts'

const REBATE: Schemas['NewIncentive'] = {
  name: 'Sample utility rebate',
  level: 'utility',
  kind: 'fixed',
  value: 1_000,
  cap_cents: null,
  applies_to: ['cash', 'loan'],
  states: ['AZ'],
  claimed_by: 'installer',
  paid: 'upfront',
  basis: 'gross',
  law: 'Sample programme',
  source_url: 'https://example.com/rebate',
} as Schemas['NewIncentive']

let test: Awaited<ReturnType<typeof signedIn>>
let call: Client
beforeAll(async () => {
  test = await signedIn()
  call = test.call
  answered((await call.POST('/v3/collections.AddIncentive', { body: REBATE })).data)
})

async function signed(offer_name: string) {
  const sale = await sent(test, call, offer_name)
  await sale.signer.prepare()
  await sale.signer.sign()
  const { offers } = answered(
    (await call.GET('/v3/financing.Compare', { params: { query: { project_id: sale.project_id } } })).data,
  )
  const offer = offers.find(({ name }) => name === offer_name)
  if (!offer) throw new Error(`No offer is named ${offer_name}`)
  return { ...sale, offer, money: await moneyOf(call, sale.project_id) }
}

const sumOf = (rows: readonly { total_cents: number }[]) => rows.reduce((sum, { total_cents }) => sum + total_cents, 0)
const isRebate = ({ title }: Schemas['InvoiceRow']) => title.startsWith('Rebate: ')

describe('a signed cash deal with a rebate', () => {
  it('bills the homeowner what the proposal says is paid at once, and the rebate to its programme', async () => {
    const { offer, money } = await signed('Cash')
    const rebates = money.invoices.filter(isRebate)
    expect(offer.price_cents - offer.upfront_cents).toBe(100_000)
    expect(sumOf(money.invoices) - sumOf(rebates)).toBe(offer.upfront_cents)
    expect(money.schedule).toMatchObject({
      price_cents: offer.price_cents,
      to_pay_cents: offer.upfront_cents,
      finding: null,
      rebates: [{ name: REBATE.name, amount_cents: 100_000, invoice_id: rebates[0]?.id }],
    })
    expect(rebates).toMatchObject([{ total_cents: 100_000, status: 'draft' }])
  })

  it('keeps the programme’s debt apart in the books and in what is open', async () => {
    const { money } = await signed('Cash')
    const [rebate] = money.invoices.filter(isRebate)
    if (!rebate) throw new Error('No rebate was drafted')
    const body = { invoice_id: rebate.id, version: rebate.version, send: false }
    const { invoice } = answered((await call.POST('/v3/receivables.IssueInvoice', { body })).data)
    const open = async (payer: string) =>
      answered((await call.GET('/v3/receivables.ListOpen', { params: { query: { payer } } })).data)
    expect(await open('program')).toMatchObject({ total_cents: 100_000, items: [{ payer: 'program', id: rebate.id }] })
    expect((await open('homeowner')).total_cents).toBe(0)
    const { payers } = answered((await call.GET('/v3/receivables.GetAging', {})).data)
    expect(payers).toMatchObject([{ payer: 'program', payer_name: 'Rebate programs', sums: { total_cents: 100_000 } }])
    expect(invoice.history[0]?.lines[0]).toMatchObject({
      account: 'accounts_receivable_programs',
      debit_cents: 100_000,
    })
    await paid(call, invoice, 100_000)
    expect((await open('program')).total_cents).toBe(0)
  })

  it('tells where the invoices there are differ from what was agreed, and changes none', async () => {
    const { money, project_id, transaction } = await signed('Cash')
    const before = money.invoices.map(({ total_cents }) => total_cents)
    const agreed = { price_cents: 2_000_000, rebates: [], to_pay_cents: 2_000_000 }
    await inCompany(test.database, test.user.company_id, db => db.update(transactions).set({ agreed }))
    const after = await moneyOf(call, project_id)
    expect(after.schedule.finding).toContain('but the homeowner agreed to pay $20,000.00')
    expect(after.invoices.map(({ total_cents }) => total_cents)).toEqual(before)
    expect(transaction.status).toBe('sent')
  })
})

describe('a signed loan with a rebate', () => {
  it('bills the homeowner nothing and the rebate to its programme', async () => {
    const { data } = await call.GET('/v3/collections.ListFinancing', {})
    const loan = answered(data)
      .providers.flatMap(({ options }) => options)
      .find(({ type }) => type === 'loan')
    const { money } = await signed(loan?.name ?? '')
    expect(money.invoices.map(({ title, total_cents }) => ({ title, total_cents }))).toEqual([
      { title: `Rebate: ${REBATE.name}`, total_cents: 100_000 },
    ])
    expect(money.schedule.lines).toEqual([])
  })
})
