// Sample Credit as the sandbox plays it.

import type { Application, Facts } from '#machines/applications/lenders/lender-actions.ts'
import { bodyOf, centsOf, dollarsOf } from '#machines/applications/lenders/wire.ts'
import { DeskRefusal, type Voice } from '#mocks/lenders/voice.ts'
import { systemOfSize } from '#mocks/lenders/voices/heard.ts'

type Asked = { ref: string; product: string; amount: number } & Omit<
  Application,
  'reference' | 'product_id' | 'amount_cents'
>

const STATES: Record<Facts['decision'], string> = {
  submitted: 'NEW',
  in_review: 'LOOK',
  approved: 'OK',
  approved_with_stipulations: 'OK_IF',
  counter_offered: 'LESS',
  credit_frozen: 'ICE',
  no_match: 'WHO',
  on_hold: 'HOLD',
  declined: 'NO',
  expired: 'LATE',
  canceled: 'OFF',
  funded: 'PAID',
}
const PAPERS: Record<Facts['documents'], string> = {
  none: 'NONE',
  sent: 'OUT',
  viewed: 'SEEN',
  signed: 'DONE',
  voided: 'VOID',
}
const dollarsOrNull = (cents: number | null) => (cents === null ? null : dollarsOf(cents))
const loanOf = (facts: Facts) => ({
  loanNumber: facts.lender_reference,
  changed: facts.as_of,
  state: STATES[facts.decision],
  why: facts.reasons,
  amount: dollarsOrNull(facts.approved_amount_cents),
  until: facts.approval_expires_on,
  monthly: dollarsOrNull(facts.monthly_payment_cents),
  papers: PAPERS[facts.documents],
  paid: facts.funded && { at: facts.funded.at, amount: dollarsOf(facts.funded.amount_cents) },
})

export const voice: Voice = {
  code: 'sample-credit',
  endpoints: {
    getAuthInfo: ({ body }, desk) => {
      const { token, expires_in_s } = desk.sign_in(bodyOf<{ key: string }>({ status: 200, body }))
      return { status: 200, body: { token, seconds: expires_in_s } }
    },
    getProducts: ({ query: { state = '', amount } }, desk) => {
      const amount_cents = centsOf(Number(amount))
      const products = desk.products({ state, type: 'loan', amount_cents, system: systemOfSize(0, false) })
      const offer = (product: (typeof products)[number]) => ({
        code: product.id,
        title: product.name,
        months: product.term_months,
        rate: product.apr ?? 0,
        fee: product.dealer_fee ?? 0,
        least: dollarsOrNull(product.min_amount_cents),
        battery: product.requires_storage,
      })
      return { status: 200, body: products.map(offer) }
    },
    sendLoanApplication: ({ body }, desk) => {
      const { ref, product, amount, ...rest } = bodyOf<Asked>({ status: 200, body })
      const reference = { ours: ref, lenders: null }
      const facts = desk.submit({ reference, product_id: product, amount_cents: centsOf(amount), ...rest })
      return { status: 200, body: loanOf(facts) }
    },
    getLoanDetails: ({ query: { ref = '', loanNumber = null } }, desk) => {
      const facts = desk.details({ reference: { ours: ref, lenders: loanNumber } })
      if (!facts) throw new DeskRefusal(404, 'not_found', 'Sample Credit knows no such loan.')
      return { status: 200, body: loanOf(facts) }
    },
  },
  refusal: ({ message }) => ({ error: message }),
  webhook: (facts, ours) => ({ ref: ours, ...loanOf(facts) }),
}
