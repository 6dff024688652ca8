// What dialects share. The gateway holds every answer against the lender's contract before a dialect reads it.
import type { Facts } from '../ports/lender-actions.ts'
import type { WireAnswer } from '../ports/lender-dialect.ts'

/** The body as the types made of the contract say: it has passed that contract. */
export const bodyOf = <T>(answer: WireAnswer): T => answer.body as T

/** An application of which a lender says no more than this; regions it lacks stand at their beginning. */
export const factsOf = (said: Pick<Facts, 'lender_reference' | 'as_of' | 'decision'> & Partial<Facts>): Facts => ({
  reasons: [],
  approved_amount_cents: null,
  approval_expires_on: null,
  monthly_payment_cents: null,
  documents: 'none',
  stipulations: [],
  contract: { status: 'not_uploaded', reason: null },
  milestones: [],
  change_order: null,
  funded: null,
  ...said,
})

/** Dollars on the wire, cents at home: 28850.5 → 2885050. */
export const centsOf = (dollars: number) => Math.round(dollars * 100)
export const dollarsOf = (cents: number) => cents / 100
