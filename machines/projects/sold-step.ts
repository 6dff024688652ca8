// The next step of a sold project besides its lender: invoices, payments and installation. Pure.
import type { Schemas } from '#sdk/types.ts'
import { dayWords, dollars } from '../lib/format.ts'
import { words } from './words.ts'

type Step = Schemas['NextStep']
export type SaleInvoice = Pick<
  Schemas['InvoiceRow'],
  'id' | 'title' | 'milestone' | 'status' | 'total_cents' | 'open_cents' | 'due_on'
>
type SoldFacts = {
  status: Schemas['ProjectStatus']
  /** Not voided, oldest first. Null without permission to see them. */
  invoices: readonly SaleInvoice[] | null
  /** The company's day. */
  today: string
}

/** Null once installed and paid, and without permission to see its invoices. */
export function soldStep({ status, invoices, today }: SoldFacts): Step | null {
  const isFinished = status === 'installation_completed' || status === 'funded'
  const owed = firstOwed(invoices ?? [])
  if (owed) return payment(owed, today)
  if (status === 'funded') return null
  const drafts = invoices?.filter(one => one.status === 'draft') ?? []
  const due = drafts.find(({ milestone }) => isFinished || milestone === 'signing')
  if (due)
    return invoice(due, words.sold.invoice({ title: due.title, amount: dollars(due.total_cents) }), words.action.send)
  if (isFinished) return invoices && step(words.sold.all_paid, words.action.view_project)
  if (status !== 'paid_by_cash') return null
  if (invoices?.length === 0) return step(words.sold.first_invoice, words.action.view_invoices)
  const start = drafts.find(({ milestone }) => milestone === 'start')
  if (start) return invoice(start, words.sold.start({ title: start.title }), words.action.view_invoice)
  return step(words.sold.installation, words.action.view_project)
}

const step = (sentence: string, action: string): Step => ({ sentence, action, tab: 'overview' })
const invoice = ({ id }: SaleInvoice, sentence: string, action: string): Step => ({
  ...step(sentence, action),
  invoice_id: id,
})

/** The earliest due. */
const firstOwed = (invoices: readonly SaleInvoice[]): SaleInvoice | undefined =>
  invoices
    .filter(({ status, open_cents }) => status !== 'draft' && open_cents > 0)
    .toSorted((a, b) => (a.due_on ?? '').localeCompare(b.due_on ?? ''))[0]

function payment(owed: SaleInvoice, today: string): Step {
  const { title, open_cents, due_on } = owed
  const values = { amount: dollars(open_cents), title }
  const sentence = !due_on
    ? words.sold.payment(values)
    : due_on < today
      ? words.sold.payment_overdue({ ...values, day: dayWords(due_on) })
      : words.sold.payment_due({ ...values, day: dayWords(due_on) })
  return invoice(owed, sentence, words.action.view_invoice)
}
