import { decimal, divideHalfUp, plus, requireCents, roundProduct, toSafeInteger, usdToCents } from './money.ts'

export const PRICING_METHODS = ['Quantity', 'Fixed', 'System Size', 'Flat Price', 'Per Watt'] as const
export type PricingMethod = (typeof PRICING_METHODS)[number]

/** How a company sets its base price. `markup` is a share of cost: 0.3 on 10,000 is 13,000. */
export type BasePrice =
  | { method: 'per_watt'; price_usd_per_w: number }
  | { method: 'flat'; flat_cents: number }
  | { method: 'cost_plus'; cost_cents: number; markup: number }

export type ProjectAdder = {
  id: string
  name: string
  pricing_method: PricingMethod
  /** Dollars per unit of the method (per piece, per kW DC, per W, or once); may hold fractions of a cent. */
  amount_usd: number
  quantity: number
  /** Replaces the total of the line, not its unit amount: ten cents a watt cannot be changed finely in whole cents. */
  price_override_cents?: number | null
}

export type PriceInput = { size_w: number; base: BasePrice; adders: ProjectAdder[]; discounts_cents?: number }

export type PricedAdder = {
  id: string
  name: string
  pricing_method: PricingMethod
  amount_usd: number
  quantity: number
  total_cents: number
  overridden: boolean
}

export type PriceBreakdown = {
  size_w: number
  base_cents: number
  adders: PricedAdder[]
  adders_cents: number
  /** What was taken off: never more than base + adders, so that the price never falls below zero. */
  discounts_cents: number
  /** The contract price: what a cash customer pays. */
  price_cents: number
  /** Contract price per watt, to a hundredth of a cent; null while there are no modules. */
  price_usd_per_w: number | null
}

function requireNonNegative(value: number, what: string): void {
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`${what} must be zero or more`)
}

function baseCents(base: BasePrice, size_w: number): number {
  switch (base.method) {
    case 'per_watt':
      requireNonNegative(base.price_usd_per_w, 'The price per watt')
      return usdToCents(base.price_usd_per_w, size_w)
    case 'flat':
      requireCents(base.flat_cents, 'The flat price')
      return base.flat_cents
    case 'cost_plus':
      requireCents(base.cost_cents, 'The cost')
      requireNonNegative(base.markup, 'The markup')
      return roundProduct(decimal(base.cost_cents), plus(decimal(1), decimal(base.markup)))
  }
}

function adderCents(adder: ProjectAdder, size_w: number): number {
  switch (adder.pricing_method) {
    case 'Quantity':
      return usdToCents(adder.amount_usd, adder.quantity)
    case 'System Size':
      return usdToCents(adder.amount_usd, size_w, 0.001)
    case 'Per Watt':
      return usdToCents(adder.amount_usd, size_w)
    // Fixed is set by the company and Flat Price entered for the project; both count once whatever the quantity says.
    case 'Fixed':
    case 'Flat Price':
      return usdToCents(adder.amount_usd)
  }
}

function priceAdder(adder: ProjectAdder, size_w: number): PricedAdder {
  requireNonNegative(adder.amount_usd, `The amount of ${adder.name}`)
  requireNonNegative(adder.quantity, `The quantity of ${adder.name}`)
  const { id, name, pricing_method, amount_usd, quantity } = adder
  const override = adder.price_override_cents ?? null
  if (override !== null) requireCents(override, `The price of ${name}`)
  const total_cents = override ?? adderCents(adder, size_w)
  return { id, name, pricing_method, amount_usd, quantity, total_cents, overridden: override !== null }
}

/**
 * Contract price = base + adders - discounts, in cents. Each line is rounded once, half up, and the price is the sum of
 * the rounded lines, so that what the homeowner reads adds up. RangeError for negative or fractional-cent inputs.
 */
export function priceProject({ size_w, base, adders, discounts_cents = 0 }: PriceInput): PriceBreakdown {
  requireNonNegative(size_w, 'The system size')
  requireCents(discounts_cents, 'The discount')
  const base_cents = baseCents(base, size_w)
  const priced = adders.map(adder => priceAdder(adder, size_w))
  const adders_cents = priced.reduce((sum, adder) => sum + adder.total_cents, 0)
  const applied = Math.min(discounts_cents, base_cents + adders_cents)
  const price_cents = base_cents + adders_cents - applied
  requireCents(price_cents, 'The price')
  return {
    size_w,
    base_cents,
    adders: priced,
    adders_cents,
    discounts_cents: applied,
    price_cents,
    price_usd_per_w: size_w > 0 ? Math.round((price_cents * 100) / size_w) / 10_000 : null,
  }
}

function keptShare(dealer_fee: number) {
  if (!(dealer_fee >= 0 && dealer_fee < 1))
    throw new RangeError('A dealer fee is a share from 0 up to, not including, 1')
  return plus(decimal(1), decimal(-dealer_fee))
}

/** The loan amount that leaves the installer `price_cents` after the lender keeps `dealer_fee`: price / (1 - fee). */
export function grossUp(price_cents: number, dealer_fee: number): number {
  requireCents(price_cents, 'The price')
  const kept = keptShare(dealer_fee)
  return toSafeInteger(divideHalfUp(BigInt(price_cents) * 10n ** BigInt(kept.scale), kept.digits))
}

/** What the installer receives of a loan amount. Undoes `grossUp` to the cent. */
export function netOfDealerFee(amount_cents: number, dealer_fee: number): number {
  requireCents(amount_cents, 'The loan amount')
  return roundProduct(decimal(amount_cents), keptShare(dealer_fee))
}
