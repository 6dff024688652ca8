// An application's financed amount, and when its steps passed.
import type { Milestone } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { LenderDeal } from '#machines/money/receivables/payout-parts.ts'
import type { lender_applications } from '#server/db/schema/lenders.ts'

const PASSED = ['approved', 'conditionally_approved']

/** The final loan amount; until then the quote, but never more than was approved. */
export function dealOf(
  { lender, quote }: Pick<typeof lender_applications.$inferSelect, 'lender' | 'quote'>,
  facts: Facts,
): LenderDeal {
  const approved = facts.approved_amount_cents ?? quote.amount_cents
  const gross_cents = facts.funded?.amount_cents ?? Math.min(quote.amount_cents, approved)
  return { lender, gross_cents, dealer_fee: quote.product.dealer_fee ?? 0, size_w: quote.system.size_w }
}

/** When the lender let a step pass; funded, it let all of them. */
export function passedAt(facts: Facts, milestone: Milestone): string | null {
  const step = facts.milestones.find(one => one.milestone === milestone)
  if (step && PASSED.includes(step.status)) return step.at ?? facts.as_of
  return facts.decision === 'funded' ? (facts.funded?.at ?? facts.as_of) : null
}
