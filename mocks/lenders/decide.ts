// Decisions of a sandbox lender, and their effects.

import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Book } from './book.ts'
import { magicOf } from './magic.ts'
import { paymentOf, productsOf } from './offers.ts'
import type { Kept } from './state.ts'

const REVIEW_MS = 60_000
const HUNDRED_DOLLARS = 10_000

const REASONS: Partial<Record<Facts['decision'], string[]>> = {
  credit_frozen: ['The credit report is frozen at one bureau. Ask the applicant to lift the freeze.'],
  no_match: ['No credit file matches this name, address and number.'],
  on_hold: ['The application is under manual review.'],
  declined: ['The debt-to-income ratio is too high.', 'Insufficient credit history.'],
  counter_offered: ['The stated income supports a smaller amount.'],
}
const STIPULATIONS: Facts['stipulations'] = [
  {
    id: 'STIP-INCOME',
    name: 'Proof of income',
    description: 'The two latest pay stubs, or last year’s tax return.',
    status: 'open',
    reason: null,
  },
  {
    id: 'STIP-TITLE',
    name: 'Proof of title',
    description: 'A deed or a property tax bill that names the applicant.',
    status: 'open',
    reason: null,
  },
]
export const UTILITY_BILL: Facts['stipulations'][number] = {
  id: 'STIP-BILL',
  name: 'Utility bill',
  status: 'open',
  reason: null,
  description: 'The latest bill of the electric utility for this address.',
}

/** An application's decision after the lender's review. */
export function decisionOf({ magic, amount_cents, facts }: Kept): Facts['decision'] {
  const ends_in = magicOf(magic)?.ends_in ?? 'approved'
  const asked_before =
    facts.decision !== 'submitted' || facts.reasons.length > 0 || facts.approved_amount_cents !== null
  if (ends_in === 'counter_offered' && facts.approved_amount_cents !== null)
    return amount_cents <= facts.approved_amount_cents ? 'approved' : 'counter_offered'
  return asked_before && (ends_in === 'credit_frozen' || ends_in === 'no_match') ? 'approved' : ends_in
}

/** A lender's facts accompanying a decision. */
export function said(book: Book, kept: Kept, decision: Facts['decision']): Partial<Facts> {
  const dialect = book.dialectOf(kept)
  const has = (region: (typeof dialect.regions)[number]) => dialect.regions.includes(region)
  const { facts, amount_cents } = kept
  if (decision === 'in_review') {
    if (kept.magic === 'Review') due(book, kept, REVIEW_MS, 'decide/approved')
    return { decision, reasons: [] }
  }
  if (decision === 'counter_offered') {
    const approved_amount_cents = Math.floor((amount_cents * 0.8) / HUNDRED_DOLLARS) * HUNDRED_DOLLARS
    return {
      decision,
      approved_amount_cents,
      reasons: REASONS[decision] ?? [],
      ...payment(book, kept, approved_amount_cents),
    }
  }
  if (decision !== 'approved' && decision !== 'approved_with_stipulations')
    return { decision, reasons: REASONS[decision] ?? [] }
  const { approval_days } = dialect.limits
  due(book, kept, approval_days * DAY_MS, 'expire')
  const expires = new Date(book.clock().getTime() + approval_days * DAY_MS)
  const open = decision === 'approved_with_stipulations' && has('stipulations')
  const sends = has('documents') && !dialect.calls.send_documents
  return {
    decision: open ? decision : 'approved',
    reasons: [],
    approved_amount_cents: amount_cents,
    approval_expires_on: expires.toISOString().slice(0, 10),
    ...payment(book, kept, amount_cents),
    ...(open && facts.stipulations.length === 0 ? { stipulations: STIPULATIONS } : {}),
    ...(sends && ['none', 'voided'].includes(facts.documents) ? { documents: 'sent' } : {}),
  }
}

export function payment(book: Book, kept: Kept, amount_cents: number): Partial<Facts> {
  const product = productsOf(book.dialectOf(kept)).find(({ id }) => id === kept.product_id)
  if (!product) return {}
  const { annual_kwh } = kept
  return {
    monthly_payment_cents: paymentOf(product, { amount_cents, annual_kwh, paydown_cents: 0 }).monthly_payment_cents,
  }
}

/** Later by the clock; what was due by the same verb before is no more. */
function due(book: Book, kept: Kept, after_ms: number, verb: string) {
  const at = new Date(book.clock().getTime() + after_ms).toISOString()
  kept.due = [...kept.due.filter(one => one.verb !== verb), { at, verb }]
}
