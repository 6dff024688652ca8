// A lender's payout schedule and holdbacks. Pure. Lenders agree them with each installer and only some are public; otherwise the
// field's usual terms are used, and a remittance that differs shows it.

import type { Milestone } from '#machines/applications/lenders/codes.ts'
import { lenderOf } from '#machines/applications/lenders/known.ts'
import type { PayoutTerms } from '#machines/applications/lenders/lender.ts'

/** Of a lender the product does not know. */
const USUAL: PayoutTerms = {
  shares: { installation_complete: 0.8, permission_to_operate: 0.2 },
  holdback: null,
  pays_after_days: 10,
}

export const payoutTerms = (lender: string): PayoutTerms => lenderOf(lender)?.payout ?? USUAL

/** Default time between steps without dates: engineering to a finished installation takes some 40 days (field notes 4.5). */
export const USUAL_DAYS: Record<Milestone, number> = {
  notice_to_proceed: 7,
  installation_complete: 40,
  permission_to_operate: 30,
}
