// Each of our actions in Sample Credit's words.
import type { Speech, WireAnswer } from '#machines/lenders/lender-dialect.ts'
import { bodyOf, centsOf, dollarsOf, factsOf } from '#machines/lenders/wire.ts'
import type { Decision } from '#machines/lenders/words.ts'

type Loan = { loanNumber: string; state: 'NEW' | 'OK' | 'NO'; changed: string; amount: number; papers: string }
type Offered = { code: string; title: string; months: number; rate: number; fee: number }[]

const DECISIONS: Record<Loan['state'], Exclude<Decision, 'draft' | 'shared'>> = {
  NEW: 'submitted',
  OK: 'approved',
  NO: 'declined',
}
const facts = ({ loanNumber, state, changed, amount, papers }: Loan) =>
  factsOf({
    lender_reference: loanNumber,
    as_of: changed,
    decision: DECISIONS[state],
    approved_amount_cents: state === 'OK' ? centsOf(amount) : null,
    documents: papers === 'DONE' ? 'signed' : papers === 'OUT' ? 'sent' : 'none',
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
        bodyOf<Offered>(answer).map(({ code, title, months, rate, fee }) => ({
          id: code,
          name: title,
          type: 'loan',
          term_months: months,
          apr: rate,
          dealer_fee: fee,
          escalator: null,
          rate_usd_per_kwh: null,
          min_amount_cents: null,
          max_amount_cents: null,
          requires_storage: false,
        })),
    },
    submit: {
      endpoint: 'sendLoanApplication',
      write: ({ reference, product_id, amount_cents, address, people: [first] }) => ({
        body: {
          ref: reference.ours,
          product: product_id,
          amount: dollarsOf(amount_cents),
          state: address.state,
          firstName: first?.firstname,
          lastName: first?.lastname,
          born: first?.birth_date,
          ssn: first?.ssn,
        },
      }),
      read: loan,
    },
    details: {
      endpoint: 'getLoanDetails',
      write: ({ reference }) => ({ query: { ref: reference.ours } }),
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
