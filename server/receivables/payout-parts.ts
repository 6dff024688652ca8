// What a lender pays for a project, part by part, to the cent. Pure: the books, the forecast and the tests ask it alike.
import { MILESTONES, type Milestone } from '#machines/lenders/words.ts'
import { decimal, roundProduct, usdToCents } from '../pricing/money.ts'
import { netOfDealerFee } from '../pricing/rules.ts'
import { payoutTerms } from './payout-terms.ts'

export type LenderDeal = { lender: string; gross_cents: number; dealer_fee: number; size_w: number }
export type PayoutPart = {
  milestone: Milestone
  part: 'payment' | 'holdback'
  /** When a holdback is let go. */
  until: Milestone | null
  /** What the homeowner is lent for it, what the lender keeps as its fee, and what comes. */
  gross_cents: number
  fee_cents: number
  amount_cents: number
}

/** In the order of the work. The last milestone takes what rounding leaves: the parts come to price and fee exactly. */
export function payoutParts({ lender, gross_cents, dealer_fee, size_w }: LenderDeal): PayoutPart[] {
  const { shares, holdback } = payoutTerms(lender)
  const steps = MILESTONES.filter(milestone => (shares[milestone] ?? 0) > 0)
  const left = { gross: gross_cents, net: netOfDealerFee(gross_cents, dealer_fee) }
  const take = (of: 'gross' | 'net', whole: number, milestone: Milestone) => {
    const share = roundProduct(decimal(whole), decimal(shares[milestone] ?? 0))
    const cents = milestone === steps.at(-1) ? left[of] : Math.min(share, left[of])
    left[of] -= cents
    return cents
  }
  const net_cents = left.net
  return steps
    .flatMap((milestone): PayoutPart[] => {
      const gross = take('gross', gross_cents, milestone)
      const net = take('net', net_cents, milestone)
      const held = holdback?.of === milestone ? heldOf(holdback, net, size_w) : 0
      const fee_cents = gross - net
      return [
        {
          ...{ milestone, part: 'payment', until: null, fee_cents },
          gross_cents: gross - held,
          amount_cents: net - held,
        },
        { milestone, part: 'holdback', until: holdback?.until ?? null, ...same(held), fee_cents: 0 },
      ]
    })
    .filter(part => part.gross_cents > 0)
}

const same = (cents: number) => ({ gross_cents: cents, amount_cents: cents })

function heldOf({ share = 0, usd_per_w = 0 }: { share?: number; usd_per_w?: number }, net: number, size_w: number) {
  const held = roundProduct(decimal(net), decimal(share)) + usdToCents(usd_per_w, size_w)
  return Math.min(net, held)
}

const NAMES: Record<Milestone, string> = {
  notice_to_proceed: 'Notice to proceed',
  installation_complete: 'Installation complete',
  permission_to_operate: 'Permission to operate',
}
export const partName = ({ milestone, part }: Pick<PayoutPart, 'milestone' | 'part'>) =>
  part === 'holdback' ? `Held back from ${NAMES[milestone].toLowerCase()}` : NAMES[milestone]
