// In which parts a lender pays, and what it keeps back for how long. Pure. Lenders agree this with each installer and only some
// of it is public; where it is not, a lender's terms are the field's usual ones and a remittance that differs shows it.

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

/** From one step to the next where nobody has planned it: engineering to a finished installation takes some 40 days (field notes 4.5). */
export const USUAL_DAYS: Record<Milestone, number> = {
  notice_to_proceed: 7,
  installation_complete: 40,
  permission_to_operate: 30,
}
