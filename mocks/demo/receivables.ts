// Invoices and payments of cash deals: full, partial, late and credited ones.
import type { Schemas } from '#sdk/types.ts'
import { the } from './answers.ts'
import type { Client, Time } from './sell.ts'

type Billing = { finance: Client; project_id: string; time: Time }
type Milestone = Schemas['InvoiceMilestone']

const invoicesOf = async ({ finance, project_id }: Billing) =>
  the(await finance.GET('/v3/receivables.GetProject', { params: { query: { project_id } } })).invoices

/** Issues the draft the payment schedule made for this step, and mails it. */
export async function bill(billing: Billing, milestone: Milestone): Promise<Schemas['Invoice'] | undefined> {
  const draft = (await invoicesOf(billing)).find(one => one.milestone === milestone && one.status === 'draft')
  if (!draft) return undefined
  const body = { invoice_id: draft.id, version: draft.version, send: true }
  return the(await billing.finance.POST('/v3/receivables.IssueInvoice', { body })).invoice
}

/** Pays `share` of the open amount after this many days. */
export async function pay(
  { finance, project_id, time }: Billing,
  invoice: Schemas['Invoice'] | undefined,
  { after, share = 1, ...how }: { after: number; share?: number; method: Schemas['PaymentMethod']; reference: string },
) {
  if (!invoice) return
  time.pass(after)
  await finance.POST('/v3/receivables.RecordPayment', {
    body: {
      project_id,
      invoice_id: invoice.id,
      receipt: true,
      ...how,
      amount_cents: Math.round(invoice.open_cents * share),
      // The company's day: Phoenix is seven hours behind.
      received_on: new Date(time.today().getTime() - 7 * 3_600_000).toISOString().slice(0, 10),
    },
  })
}

export async function creditPart({ finance }: Billing, invoice: Schemas['Invoice'] | undefined) {
  if (!invoice) return
  const credit = { amount_cents: 45_000, reason: 'The gutter was damaged and is repaired by the homeowner', send: true }
  await finance.POST('/v3/receivables.CreditInvoice', {
    body: { invoice_id: invoice.id, version: invoice.version, ...credit },
  })
}

export async function demoInvoicing(owner: Client) {
  const { how_to_pay: _, ...settings } = the(await owner.GET('/v3/settings.GetInvoicing'))
  await owner.POST('/v3/settings.Invoicing', {
    body: {
      ...settings,
      how_to_pay:
        'Checks payable to Demo Solar LLC, 1 Example Plaza, Phoenix, AZ 85004. By bank transfer please name the invoice; ask us for the account by phone.',
    },
  })
}
