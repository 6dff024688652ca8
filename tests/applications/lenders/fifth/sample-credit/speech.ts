// Each of our actions in Sample Credit's words. It has three: everything else is done on its own pages.
import type { Application, Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { Speech, WireAnswer } from '#machines/applications/lenders/lender-dialect.ts'
import { bodyOf, centsOf, dollarsOf, factsOf } from '#machines/applications/lenders/wire.ts'

type Loan = {
  loanNumber: string
  changed: string
  state: 'NEW' | 'LOOK' | 'OK' | 'OK_IF' | 'LESS' | 'ICE' | 'WHO' | 'HOLD' | 'NO' | 'LATE' | 'OFF' | 'PAID'
  why: string[]
  amount: number | null
  until: string | null
  monthly: number | null
  papers: 'NONE' | 'OUT' | 'SEEN' | 'DONE' | 'VOID'
  paid: { at: string; amount: number } | null
}
type Offer = {
  code: string
  title: string
  months: number
  rate: number
  fee: number
  least: number | null
  battery: boolean
}
/** The rest of an application is in our own format. */
type Asked = { ref: string; product: string; amount: number } & Omit<
  Application,
  'reference' | 'product_id' | 'amount_cents'
>

const DECISIONS: Record<Loan['state'], Facts['decision']> = {
  NEW: 'submitted',
  LOOK: 'in_review',
  OK: 'approved',
  OK_IF: 'approved_with_stipulations',
  LESS: 'counter_offered',
  ICE: 'credit_frozen',
  WHO: 'no_match',
  HOLD: 'on_hold',
  NO: 'declined',
  LATE: 'expired',
  OFF: 'canceled',
  PAID: 'funded',
}
const PAPERS: Record<Loan['papers'], Facts['documents']> = {
  NONE: 'none',
  OUT: 'sent',
  SEEN: 'viewed',
  DONE: 'signed',
  VOID: 'voided',
}
const centsOrNull = (dollars: number | null) => (dollars === null ? null : centsOf(dollars))
const facts = ({ loanNumber, changed, state, why, amount, until, monthly, papers, paid }: Loan) =>
  factsOf({
    lender_reference: loanNumber,
    as_of: changed,
    decision: DECISIONS[state],
    reasons: why,
    approved_amount_cents: centsOrNull(amount),
    approval_expires_on: until,
    monthly_payment_cents: centsOrNull(monthly),
    documents: PAPERS[papers],
    funded: paid && { at: paid.at, amount_cents: centsOf(paid.amount) },
  })
const loan = (answer: WireAnswer) => facts(bodyOf<Loan>(answer))

export const speech: Speech = {
  credentials: [{ name: 'key', label: 'Key', secret: true, help: 'From Sample Credit.' }],
  regions: ['documents'],
  ssn: 'full',
  limits: {
    min_amount_cents: 500_000,
    max_amount_cents: 10_000_000,
    max_usd_per_w: null,
    max_usd_per_w_with_storage: null,
    min_size_w: null,
    max_size_w: null,
    states: ['AZ', 'CA'],
    approval_days: 180,
    max_upload_bytes: 26_214_400,
  },
  why_not: { send_documents: 'Sample Credit sends the documents by itself.' },
  sign_in: {
    write: ({ key = '' }) => ({ body: { key } }),
    read: answer => {
      const { token, seconds } = bodyOf<{ token: string; seconds: number }>(answer)
      return { token, expires_in_s: seconds }
    },
  },
  calls: {
    products: {
      endpoint: 'getProducts',
      write: ({ state, amount_cents }) => ({ query: { state, amount: dollarsOf(amount_cents) } }),
      read: answer =>
        bodyOf<Offer[]>(answer).map(({ code, title, months, rate, fee, least, battery }) => ({
          id: code,
          name: title,
          type: 'loan',
          term_months: months,
          apr: rate,
          dealer_fee: fee,
          escalator: null,
          rate_usd_per_kwh: null,
          min_amount_cents: centsOrNull(least),
          max_amount_cents: null,
          requires_storage: battery,
        })),
    },
    submit: {
      endpoint: 'sendLoanApplication',
      write: ({ reference, product_id, amount_cents, ...rest }): { body: Asked } => ({
        body: { ref: reference.ours, product: product_id, amount: dollarsOf(amount_cents), ...rest },
      }),
      read: loan,
    },
    details: {
      endpoint: 'getLoanDetails',
      write: ({ reference: { ours, lenders } }) => ({
        query: { ref: ours, ...(lenders === null ? {} : { loanNumber: lenders }) },
      }),
      read: answer => (answer.status === 404 ? null : loan(answer)),
      also: [404],
    },
  },
  webhook: body => {
    const { ref, ...said } = bodyOf<Loan & { ref: string }>({ status: 200, body })
    return { reference: { ours: ref, lenders: said.loanNumber }, facts: facts(said) }
  },
  refusal: answer => bodyOf<{ error: string }>(answer).error,
}
