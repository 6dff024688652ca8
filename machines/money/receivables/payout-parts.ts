// A lender's payout for a project by milestone, to the cent. Pure; shared by books, forecast and tests.
import { MILESTONES, type Milestone } from '#machines/applications/lenders/codes.ts'
import { decimal, roundProduct, usdToCents } from '../pricing/money.ts'
import { netOfDealerFee } from '../pricing/rules.ts'
import { payoutTerms } from './payout-terms.ts'
import { words } from './words.ts'

export type LenderDeal = { lender: string; gross_cents: number; dealer_fee: number; size_w: number }
export type PayoutPart = {
  milestone: Milestone
  part: 'payment' | 'holdback'
  /** When a holdback is released. */
  until: Milestone | null
  /** The financed amount, the lender's fee, and the net payout. */
  gross_cents: number
  fee_cents: number
  amount_cents: number
}

/**
 * In the order of the work. Each part runs from the cumulative share of the previous milestone to its own, both rounded once, so
 * the parts sum to price and fee exactly and none is negative.
 */
export function payoutParts({ lender, gross_cents, dealer_fee, size_w }: LenderDeal): PayoutPart[] {
  const { shares, holdback } = payoutTerms(lender)
  const steps = MILESTONES.filter(milestone => (shares[milestone] ?? 0) > 0)
  const upTo = (count: number) => {
    const share = steps.slice(0, count).reduce((sum, milestone) => sum + (shares[milestone] ?? 0), 0)
    const gross = count === steps.length ? gross_cents : roundProduct(decimal(gross_cents), decimal(rounded(share)))
    return { gross, net: netOfDealerFee(gross, dealer_fee) }
  }
  return steps
    .flatMap((milestone, index): PayoutPart[] => {
      const [before, after] = [upTo(index), upTo(index + 1)]
      const [gross, net] = [after.gross - before.gross, after.net - before.net]
      const held = holdback?.of === milestone ? heldOf(holdback, net, size_w) : 0
      const sums = { fee_cents: gross - net, gross_cents: gross - held, amount_cents: net - held }
      return [
        { milestone, part: 'payment', until: null, ...sums },
        { milestone, part: 'holdback', until: holdback?.until ?? null, ...same(held), fee_cents: 0 },
      ]
    })
    .filter(part => part.gross_cents > 0)
}

/** Free of what binary fractions add. */
const rounded = (share: number) => Number(share.toFixed(6))
const same = (cents: number) => ({ gross_cents: cents, amount_cents: cents })

function heldOf({ share = 0, usd_per_w = 0 }: { share?: number; usd_per_w?: number }, net: number, size_w: number) {
  const held = roundProduct(decimal(net), decimal(share)) + usdToCents(usd_per_w, size_w)
  return Math.min(net, held)
}

export const partName = ({ milestone, part }: Pick<PayoutPart, 'milestone' | 'part'>) => words.part[part][milestone]
