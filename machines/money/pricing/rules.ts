// The price of a project as one pure function: base, equipment, adders, discounts, each line with how it is made.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { amountCents, amountWords, centsInWords } from './methods.ts'
import { decimal, divideHalfUp, plus, requireCents, roundProduct, toSafeInteger, usdToCents } from './money.ts'
import { discountPercentages, PERCENT_STAGES, percentCents, percentWords } from './percentages.ts'
import { words } from './words.ts'

type PricingMethod = Schemas['PricingMethod']

/** How a company sets its base price. `markup` is a share of cost: 0.3 on 10,000 is 13,000. */
export type BasePrice =
  | { method: 'per_watt'; price_usd_per_w: number }
  | { method: 'flat'; flat_cents: number }
  | { method: 'cost_plus'; cost_cents: number; markup: number }

export type ProjectAdder = {
  id: string
  name: string
  pricing_method: PricingMethod
  /** Dollars per unit of the method (per piece, per kW DC, per W, or once); may contain fractions of a cent. */
  amount_usd: number
  quantity: number
  unit?: string
  /** Of a percentage. */
  share?: number | null
  share_of?: Schemas['ShareOf'] | null
  bands?: readonly Schemas['SizeBand'][] | null
  /** Default: a charge. */
  effect?: 'charge' | 'discount'
  /** Default: counted by percentage incentives. */
  counts_for_incentives?: boolean
  /** Replaces the total of the line, not its unit amount: ten cents a watt cannot be changed finely in whole cents. */
  price_override_cents?: number | null
}

/** Equipment priced separately, in addition to the base price of panels and inverters. */
type PriceItem = {
  id: string
  kind: 'storage' | 'other'
  name: string
  pricing_method: Exclude<PricingMethod, 'Percentage' | 'Size Bands'>
  amount_usd: number
  quantity: number
}

type PriceInput = {
  size_w: number
  module_count?: number
  area_m2?: number
  base: BasePrice
  items?: PriceItem[]
  adders: ProjectAdder[]
  discounts_cents?: number
}

type PricedAdder = {
  id: string
  name: string
  pricing_method: PricingMethod
  effect: 'charge' | 'discount'
  amount_usd: number
  quantity: number
  /** Below zero for a discount. */
  total_cents: number
  /** Without the override: what the catalogue makes of it. */
  catalogue_cents: number
  overridden: boolean
  why: string
}
type PricedItem = Pick<PriceItem, 'id' | 'kind' | 'name' | 'quantity'> & { total_cents: number; why: string }

export type PriceBreakdown = {
  size_w: number
  base_cents: number
  base_why: string
  items: PricedItem[]
  items_cents: number
  adders: PricedAdder[]
  /** Charges less discount adders. */
  adders_cents: number
  /** Manual discounts: never more than the total, so the price never falls below zero. */
  discounts_cents: number
  /** The contract price: what a cash customer pays. */
  price_cents: number
  /** The base of percentage incentives: the price without excluded lines. */
  incentive_basis_cents: number
  /** Contract price per watt, to a hundredth of a cent; null while there are no modules. */
  price_usd_per_w: number | null
}

function requireNonNegative(value: number, what: string): void {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${what} must be zero or more`)
}

function baseOf(base: BasePrice, size_w: number): { cents: number; why: string } {
  switch (base.method) {
    case 'per_watt':
      requireNonNegative(base.price_usd_per_w, 'The price per watt')
      return {
        cents: usdToCents(base.price_usd_per_w, size_w),
        why: amountWords(
          { name: 'Base', pricing_method: 'Per Watt', amount_usd: base.price_usd_per_w, quantity: 1 },
          { size_w, module_count: 0, area_m2: 0 },
        ),
      }
    case 'flat':
      requireCents(base.flat_cents, 'The flat price')
      return { cents: base.flat_cents, why: words.flat_base }
    case 'cost_plus':
      requireCents(base.cost_cents, 'The cost')
      requireNonNegative(base.markup, 'The markup')
      return {
        cents: roundProduct(decimal(base.cost_cents), plus(decimal(1), decimal(base.markup))),
        // Cost and markup are not for everyone who sees a price.
        why: words.cost_plus_base,
      }
  }
}

type Line = { adder: ProjectAdder; total: number; catalogue: number; why: string }

/**
 * Contract price = base + equipment + adders − discounts, in cents. Each line is rounded once, half up, and the price is
 * the sum of the rounded lines, so that what the homeowner reads adds up. Charges come before discounts and amounts
 * before percentages, so that the order of the catalogue changes no figure. A charge never makes a project cheaper.
 * RangeError for negative or fractional-cent inputs.
 */
export function priceProject(input: PriceInput): PriceBreakdown {
  const { size_w, adders, discounts_cents = 0 } = input
  requireNonNegative(size_w, 'The system size')
  requireCents(discounts_cents, 'The discount')
  const system = { size_w, module_count: input.module_count ?? 0, area_m2: input.area_m2 ?? 0 }
  const base = baseOf(input.base, size_w)
  const items = (input.items ?? []).map(item => {
    requireNonNegative(item.amount_usd, `The price of ${item.name}`)
    const { id, kind, name, quantity } = item
    return { id, kind, name, quantity, total_cents: amountCents(item, system), why: amountWords(item, system) }
  })
  const items_cents = sum(items.map(item => item.total_cents))
  const storage = sum(items.filter(({ kind }) => kind === 'storage').map(item => item.total_cents))
  for (const { name, amount_usd, quantity, price_override_cents } of adders) {
    requireNonNegative(amount_usd, `The amount of ${name}`)
    requireNonNegative(quantity, `The quantity of ${name}`)
    if (price_override_cents != null) requireCents(price_override_cents, `The price of ${name}`)
  }
  const lines = new Map<ProjectAdder, Line>()
  const settle = (adder: ProjectAdder, catalogue: number, why: string) => {
    const override = adder.price_override_cents ?? null
    const total = override ?? catalogue
    lines.set(adder, {
      adder,
      total,
      catalogue,
      why:
        override === null
          ? why
          : words.price_set({ price: centsInWords(override), catalog_price: centsInWords(catalogue) }),
    })
  }
  const charges = adders.filter(({ effect }) => effect !== 'discount')
  const amounts = charges.filter(({ pricing_method }) => pricing_method !== 'Percentage')
  for (const adder of amounts) settle(adder, amountCents(adder, system), amountWords(adder, system))
  const soFar = (of: ProjectAdder[]) => sum(of.map(adder => lines.get(adder)?.total ?? 0))
  const bases = { base: base.cents, storage, base_and_adders: base.cents + soFar(amounts), before_discounts: 0 }
  // A percentage of everything counts the other percentages, so it comes after them; two of one stage do not see each other.
  for (const stage of PERCENT_STAGES) {
    bases.before_discounts = base.cents + items_cents + soFar(charges)
    for (const adder of charges)
      if (adder.pricing_method === 'Percentage' && stage.includes(adder.share_of ?? 'base'))
        settle(adder, percentCents(adder, bases), percentWords(adder, bases))
  }
  bases.before_discounts = base.cents + items_cents + soFar(charges)
  const discounts = adders.filter(({ effect }) => effect === 'discount')
  const percentages = discounts.filter(one => one.pricing_method === 'Percentage' && one.price_override_cents == null)
  for (const [adder, cents] of discountPercentages(percentages, bases)) settle(adder, cents, percentWords(adder, bases))
  for (const adder of discounts.filter(one => !percentages.includes(one))) {
    const percentage = adder.pricing_method === 'Percentage'
    settle(
      adder,
      percentage ? percentCents(adder, bases) : amountCents(adder, system),
      percentage ? percentWords(adder, bases) : amountWords(adder, system),
    )
  }
  let left = bases.before_discounts
  const taken = new Map<ProjectAdder, number>()
  // Percentages first: together they never exceed what they are of.
  for (const adder of [...percentages, ...discounts.filter(one => !percentages.includes(one))]) {
    const cents = Math.min(lines.get(adder)?.total ?? 0, left)
    taken.set(adder, cents)
    left -= cents
  }
  const applied = Math.min(discounts_cents, left)
  const price_cents = left - applied
  requireCents(price_cents, 'The price')
  const priced = adders.map(adder => pricedOf(adder, lines.get(adder), taken.get(adder)))
  const uncounted = sum(
    priced.filter((_, at) => adders[at]?.counts_for_incentives === false).map(({ total_cents }) => total_cents),
  )
  return {
    size_w,
    base_cents: base.cents,
    base_why: base.why,
    items,
    items_cents,
    adders: priced,
    adders_cents: sum(priced.map(({ total_cents }) => total_cents)),
    discounts_cents: applied,
    price_cents,
    incentive_basis_cents: Math.min(price_cents, Math.max(0, price_cents - uncounted)),
    price_usd_per_w: size_w > 0 ? Math.round((price_cents * 100) / size_w) / 10_000 : null,
  }
}

function pricedOf(adder: ProjectAdder, line: Line | undefined, taken: number | undefined): PricedAdder {
  const { id, name, pricing_method, amount_usd, quantity, effect = 'charge' } = adder
  const total = line?.total ?? 0
  const catalogue = line?.catalogue ?? 0
  const cut = taken !== undefined && taken < total
  const why = line?.why ?? ''
  return {
    id,
    name,
    pricing_method,
    effect,
    amount_usd,
    quantity,
    total_cents: effect === 'discount' ? 0 - (taken ?? 0) : total,
    catalogue_cents: effect === 'discount' ? 0 - catalogue : catalogue,
    overridden: adder.price_override_cents != null,
    why: cut ? words.limited_to_rest({ why, amount: centsInWords(taken) }) : why,
  }
}

function keptShare(dealer_fee: number) {
  if (!(dealer_fee >= 0 && dealer_fee < 1))
    throw new RangeError('A dealer fee is a share from 0 up to, not including, 1')
  return plus(decimal(1), decimal(-dealer_fee))
}

/** The loan amount that leaves the installer `price_cents` after the lender's `dealer_fee`: price / (1 - fee). */
export function grossUp(price_cents: number, dealer_fee: number): number {
  requireCents(price_cents, 'The price')
  const kept = keptShare(dealer_fee)
  return toSafeInteger(divideHalfUp(BigInt(price_cents) * 10n ** BigInt(kept.scale), kept.digits))
}

/** The installer's proceeds from a loan amount. Undoes `grossUp` to the cent. */
export function netOfDealerFee(amount_cents: number, dealer_fee: number): number {
  requireCents(amount_cents, 'The loan amount')
  return roundProduct(decimal(amount_cents), keptShare(dealer_fee))
}
