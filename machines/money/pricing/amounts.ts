// An adder's amount in cents by its method, with the calculation in words. Percentages are elsewhere, since they wait for their base.

import { inFigures } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { decimal, divideHalfUp, times, toSafeInteger, usdToCents } from './money.ts'
import { words } from './words.ts'

type SystemFacts = { size_w: number; module_count: number; area_m2: number }
type Amount = {
  name: string
  pricing_method: Schemas['PricingMethod']
  amount_usd: number
  quantity: number
  unit?: string
  bands?: readonly Schemas['SizeBand'][] | null
}

/** 1 m² in square feet is 1 / 0.09290304: the international foot is 0.3048 m exactly. */
const M2_PER_SQFT = 0.09290304

/** The band a size falls in: its beginning belongs to it, its end to the next. */
export const bandOf = (bands: readonly Schemas['SizeBand'][] | null | undefined, size_w: number) =>
  bands?.find(({ from_kw, to_kw }) => size_w / 1000 >= from_kw && (to_kw === null || size_w / 1000 < to_kw))

/** Cents of the line. Rounded once, half up. */
export function amountCents(line: Amount, system: SystemFacts): number {
  const { pricing_method, amount_usd, quantity } = line
  switch (pricing_method) {
    case 'Quantity':
      return usdToCents(amount_usd, quantity)
    case 'System Size':
      return usdToCents(amount_usd, system.size_w, 0.001)
    case 'Per Watt':
      return usdToCents(amount_usd, system.size_w)
    case 'Per Panel':
      return usdToCents(amount_usd, system.module_count)
    case 'Per Area':
      return perArea(amount_usd, system.area_m2)
    case 'Size Bands':
      return usdToCents(bandOf(line.bands, system.size_w)?.amount_usd ?? 0)
    case 'Percentage':
      throw new RangeError(`${line.name} is a percentage and has no amount of its own`)
    // Fixed is set by the company and Flat Price entered for the project; both count once, whatever the quantity.
    case 'Fixed':
    case 'Flat Price':
      return usdToCents(amount_usd)
  }
}

function perArea(amount_usd: number, area_m2: number): number {
  const top = times(decimal(100), decimal(amount_usd), decimal(area_m2))
  const foot = decimal(M2_PER_SQFT)
  const lift = (digits: bigint, scale: number) => digits * 10n ** BigInt(scale)
  return toSafeInteger(divideHalfUp(lift(top.digits, foot.scale), lift(foot.digits, top.scale)))
}

const dollars = (usd: number, digits = 2) =>
  `$${inFigures(usd, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 4) })}`
const count = (value: number) => inFigures(value, { maximumFractionDigits: 2 })

/** '8,100 W × $0.10' */
export function amountWords(line: Amount, system: SystemFacts): string {
  const { pricing_method, amount_usd, quantity } = line
  const usd = dollars(amount_usd)
  switch (pricing_method) {
    case 'Quantity':
      return `${count(quantity)}${line.unit ? ` ${line.unit}` : ''} × ${usd}`
    case 'System Size':
      return `${count(system.size_w / 1000)} kW × ${usd}`
    case 'Per Watt':
      return `${count(system.size_w)} W × ${usd}`
    case 'Per Panel':
      return words.panels_times_price({ count: system.module_count, price: usd })
    case 'Per Area':
      return words.area_times_price({
        area: count(Math.round((system.area_m2 / M2_PER_SQFT) * 10) / 10),
        price: usd,
      })
    case 'Size Bands': {
      const band = bandOf(line.bands, system.size_w)
      const size = `${count(system.size_w / 1000)} kW`
      if (!band) return words.no_band({ size })
      return band.to_kw === null
        ? words.open_band({ size, from: count(band.from_kw) })
        : words.band({ size, from: count(band.from_kw), to: count(band.to_kw) })
    }
    case 'Flat Price':
      return words.entered
    case 'Fixed':
    case 'Percentage':
      return words.once
  }
}

export const centsInWords = (cents: number) =>
  `$${inFigures(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
