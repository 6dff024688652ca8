// Adders and discounts that are a share of something named.
import type { Schemas } from '#sdk/types.ts'
import { centsInWords } from './methods.ts'
import { decimal, divideHalfUp, plus, roundProduct, times, toSafeInteger } from './money.ts'
import { words } from './words.ts'

type Bases = Record<Schemas['ShareOf'], number>
type Percentage = { name: string; share?: number | null; share_of?: Schemas['ShareOf'] | null }

/** In this order: what a share of everything counts must be known before it. */
export const PERCENT_STAGES: readonly (readonly Schemas['ShareOf'][])[] = [
  ['base', 'storage'],
  ['base_and_adders'],
  ['before_discounts'],
]

/** 'the base price', within a sentence. */
export const shareBase = (of: Schemas['ShareOf']): string => words.share_base[of]

const shareOf = ({ name, share }: Percentage): number => {
  if (share == null || !(share > 0 && share <= 1)) throw new RangeError(`The share of ${name} must be above 0, up to 1`)
  return share
}

export const percentCents = (one: Percentage, bases: Bases): number =>
  roundProduct(decimal(shareOf(one)), decimal(bases[one.share_of ?? 'base']))

/** '5% of the base price, $18,000.00' */
export function percentWords(one: Percentage, bases: Bases): string {
  const base = one.share_of ?? 'base'
  return words.percentage({
    share: Number((shareOf(one) * 100).toFixed(4)),
    base,
    amount: centsInWords(bases[base]),
  })
}

/**
 * Discounts in percent, in cents each. Shares are capped at a total of 1, the later ones reduced, and the running sum
 * is rounded, so that a higher price is never lower after discounts, not even by a cent.
 */
export function discountPercentages<T extends Percentage>(discounts: readonly T[], bases: Bases): Map<T, number> {
  const cents = new Map<T, number>()
  let shares_left = decimal(1)
  let exact = decimal(0)
  let rounded = 0
  for (const one of discounts) {
    const wanted = decimal(shareOf(one))
    const over = plus(wanted, { ...shares_left, digits: -shares_left.digits }).digits > 0n
    const share = over ? shares_left : wanted
    shares_left = plus(shares_left, { ...share, digits: -share.digits })
    exact = plus(exact, times(share, decimal(bases[one.share_of ?? 'base'])))
    const total = toSafeInteger(divideHalfUp(exact.digits, 10n ** BigInt(exact.scale)))
    cents.set(one, total - rounded)
    rounded = total
  }
  return cents
}
