// In which parts a lender pays, and what it keeps back for how long. Pure. Lenders agree this with each installer and only some
// of it is public; where it is not, the terms named here are the field's usual ones and a remittance that differs shows it.
import type { Milestone } from '../lenders/words.ts'

export type PayoutTerms = {
  /** Of what the lender pays; they come to 1. */
  shares: Partial<Record<Milestone, number>>
  /** Earned at one milestone and kept until another: a share of that payment, or dollars a watt. */
  holdback: { of: Milestone; until: Milestone; share?: number; usd_per_w?: number } | null
  /** From an approved milestone to the money. */
  pays_after_days: number
}

/**
 * LightReach: 80 % at installation, 20 % at activation, $0.20 a watt kept until the domestic content is proven (an installer's
 * books, field notes 4.5); milestones are paid twice a week (hep.palmetto.finance, article 9925583).
 * GoodLeap: everything is earned at installation, a fifth of it kept until permission to operate. Not published.
 * Sunlight: M1 installation and M2 permission to operate (its milestone reference guide names the steps, not the shares).
 * EnFin: 20/60/20, as the field's cash jobs. Not published.
 */
const TERMS: Readonly<Record<string, PayoutTerms>> = {
  lightreach: {
    shares: { installation_complete: 0.8, permission_to_operate: 0.2 },
    holdback: { of: 'installation_complete', until: 'permission_to_operate', usd_per_w: 0.2 },
    pays_after_days: 7,
  },
  goodleap: {
    shares: { installation_complete: 1 },
    holdback: { of: 'installation_complete', until: 'permission_to_operate', share: 0.2 },
    pays_after_days: 10,
  },
  enfin: {
    shares: { notice_to_proceed: 0.2, installation_complete: 0.6, permission_to_operate: 0.2 },
    holdback: null,
    pays_after_days: 10,
  },
}
const USUAL: PayoutTerms = {
  shares: { installation_complete: 0.8, permission_to_operate: 0.2 },
  holdback: null,
  pays_after_days: 10,
}

export const payoutTerms = (lender: string): PayoutTerms => TERMS[lender] ?? USUAL

/** From one step to the next where nobody has planned it: engineering to a finished installation takes some 40 days (field notes 4.5). */
export const USUAL_DAYS: Record<Milestone, number> = {
  notice_to_proceed: 7,
  installation_complete: 40,
  permission_to_operate: 30,
}
