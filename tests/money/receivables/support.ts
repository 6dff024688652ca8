// Invoices to test with: drafted and issued in a line.
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { answered } from '#tests/support/sale.ts'

export const BILL_TO: Schemas['BillTo'] = {
  name: 'Sam Sample',
  email: 'sam.sample@example.com',
  address: ['12 Example Street', 'Phoenix, AZ 85004'],
  language: 'en',
}

export const draftFields = (unit_cents: number): Omit<Schemas['NewInvoice'], 'project_id'> => ({
  title: 'Deposit',
  bill_to: BILL_TO,
  note: '',
  terms_days: 14,
  lines: [{ description: 'A part of the system', quantity: 1, unit_cents }],
})

export const drafted = async (call: Client, project_id: string, cents: number) =>
  answered((await call.POST('/v3/receivables.CreateInvoice', { body: { project_id, ...draftFields(cents) } })).data)
    .invoice

export async function issued(call: Client, project_id: string, cents: number) {
  const { id: invoice_id, version } = await drafted(call, project_id, cents)
  const body = { invoice_id, version, send: false }
  return answered((await call.POST('/v3/receivables.IssueInvoice', { body })).data).invoice
}

export const invoiceOf = async (call: Client, invoice_id: string) =>
  answered((await call.GET('/v3/receivables.GetInvoice', { params: { query: { invoice_id } } })).data).invoice

export const moneyOf = async (call: Client, project_id: string) =>
  answered((await call.GET('/v3/receivables.GetProject', { params: { query: { project_id } } })).data)

export const paying = (invoice: Pick<Schemas['Invoice'], 'id' | 'project_id'>, amount_cents: number) => ({
  project_id: invoice.project_id,
  invoice_id: invoice.id,
  amount_cents,
  receipt: false,
  method: 'check' as const,
  reference: '1042',
  received_on: '2026-11-21',
})

export const paid = async (call: Client, invoice: Pick<Schemas['Invoice'], 'id' | 'project_id'>, cents: number) =>
  answered((await call.POST('/v3/receivables.RecordPayment', { body: paying(invoice, cents) })).data)
