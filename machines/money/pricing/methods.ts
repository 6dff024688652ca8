// The ways an adder or a part is priced, a row each: what its price is entered as, the cents of a line, and both in words. Percentages
// of a price are in percentages.ts, since they wait for their base.
import { inFigures } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { decimal, divideHalfUp, times, toSafeInteger, usdToCents } from './money.ts'
import { words } from './words.ts'

type PricingMethod = Schemas['PricingMethod']
type SystemFacts = { size_w: number; module_count: number; area_m2: number }
type Line = {
  name: string
  pricing_method: PricingMethod
  amount_usd: number
  quantity: number
  unit?: string
  bands?: readonly Schemas['SizeBand'][] | null
}
type UnitPrice = Omit<Line, 'name' | 'quantity'> & {
  share?: number | null
  share_of?: Schemas['ShareOf'] | null
  effect?: 'charge' | 'discount'
}

type Method = {
  /** The field of the catalog that has its price; null where it is entered in the project. */
  priced_by: 'amount_usd' | 'share' | 'bands' | null
  /** Rounded once, half up. */
  cents: (line: Line, system: SystemFacts) => number
  /** '8,100 W × $0.10' */
  why: (line: Line, system: SystemFacts) => string
  /** '$2.50 per panel' */
  unit_price: (price: UnitPrice, usd: string) => string
  /** Names in other programs’ files. “Flat” alone may be fixed or entered per project, so it isn’t one. */
  other_names?: readonly string[]
}

/** 1 m² in square feet is 1 / 0.09290304: the international foot is 0.3048 m exactly. */
const M2_PER_SQFT = 0.09290304

const once = ({ amount_usd }: Line) => usdToCents(amount_usd)
const dollars = (usd: number, digits = 2) =>
  `$${inFigures(usd, { minimumFractionDigits: digits, maximumFractionDigits: Math.max(digits, 4) })}`
const count = (value: number) => inFigures(value, { maximumFractionDigits: 2 })
const kw = (size_w: number) => `${count(size_w / 1000)} kW`

const METHODS: Readonly<Record<PricingMethod, Method>> = {
  Quantity: {
    priced_by: 'amount_usd',
    cents: ({ amount_usd, quantity }) => usdToCents(amount_usd, quantity),
    why: ({ amount_usd, quantity, unit }) => `${count(quantity)}${unit ? ` ${unit}` : ''} × ${dollars(amount_usd)}`,
    unit_price: ({ unit }, price) => (unit ? words.per_unit({ price, unit }) : words.each({ price })),
    other_names: ['each', 'per unit', 'per item', 'per piece'],
  },
  Fixed: {
    priced_by: 'amount_usd',
    cents: once,
    why: () => words.once,
    unit_price: (_, price) => price,
    other_names: ['fixed price', 'per project', 'one time', 'lump sum'],
  },
  'System Size': {
    priced_by: 'amount_usd',
    cents: ({ amount_usd }, { size_w }) => usdToCents(amount_usd, size_w, 0.001),
    why: ({ amount_usd }, { size_w }) => `${kw(size_w)} × ${dollars(amount_usd)}`,
    unit_price: (_, price) => words.per_kw({ price }),
    other_names: ['per kW', '$/kW'],
  },
  'Flat Price': { priced_by: null, cents: once, why: () => words.entered, unit_price: () => words.set_in_project },
  'Per Watt': {
    priced_by: 'amount_usd',
    cents: ({ amount_usd }, { size_w }) => usdToCents(amount_usd, size_w),
    why: ({ amount_usd }, { size_w }) => `${count(size_w)} W × ${dollars(amount_usd)}`,
    unit_price: (_, price) => words.per_watt({ price }),
    other_names: ['per W', '$/W', 'ppw'],
  },
  Percentage: {
    priced_by: 'share',
    cents: ({ name }) => {
      throw new RangeError(`${name} is a percentage and has no amount of its own`)
    },
    why: () => words.once,
    unit_price: ({ share, share_of }) =>
      words.percentage_unit({ share: Number(((share ?? 0) * 100).toFixed(4)), base: share_of ?? 'base' }),
    other_names: ['percent', '%'],
  },
  'Per Panel': {
    priced_by: 'amount_usd',
    cents: ({ amount_usd }, { module_count }) => usdToCents(amount_usd, module_count),
    why: ({ amount_usd }, { module_count }) =>
      words.panels_times_price({ count: module_count, price: dollars(amount_usd) }),
    unit_price: (_, price) => words.per_panel({ price }),
    other_names: ['per module', '$/panel', '$/module'],
  },
  'Per Area': {
    priced_by: 'amount_usd',
    cents: ({ amount_usd }, { area_m2 }) => perArea(amount_usd, area_m2),
    why: ({ amount_usd }, { area_m2 }) =>
      words.area_times_price({
        area: count(Math.round((area_m2 / M2_PER_SQFT) * 10) / 10),
        price: dollars(amount_usd),
      }),
    unit_price: (_, price) => words.per_area({ price }),
  },
  'Size Bands': {
    priced_by: 'bands',
    cents: ({ bands }, { size_w }) => usdToCents(bandOf(bands, size_w)?.amount_usd ?? 0),
    why: ({ bands }, { size_w }) => {
      const [size, band] = [kw(size_w), bandOf(bands, size_w)]
      if (!band) return words.no_band({ size })
      return band.to_kw === null
        ? words.open_band({ size, from: count(band.from_kw) })
        : words.band({ size, from: count(band.from_kw), to: count(band.to_kw) })
    },
    unit_price: ({ bands }) =>
      (bands ?? [])
        .map(band => `${band.from_kw}${band.to_kw === null ? '+' : `–${band.to_kw}`} kW ${dollars(band.amount_usd)}`)
        .join('; '),
  },
}

export const PRICING_METHODS = Object.keys(METHODS) as readonly PricingMethod[]

export const amountCents = (line: Line, system: SystemFacts): number => METHODS[line.pricing_method].cents(line, system)

export const amountWords = (line: Line, system: SystemFacts): string => METHODS[line.pricing_method].why(line, system)

/** '$12,400.00 each', '5% of the base price', for showing a project's own price next to a newer one. */
export function unitWords(price: UnitPrice): string {
  const text = METHODS[price.pricing_method].unit_price(price, dollars(price.amount_usd))
  return price.effect === 'discount' ? words.discount({ price: text }) : text
}

/** True if the catalog sets the amount; other methods use a share, a band or an amount entered in the project. */
export const hasAmount = (method: PricingMethod): boolean => METHODS[method].priced_by === 'amount_usd'

/** The method that a file calls so, by any of its names. */
export function methodNamed(name: string): PricingMethod | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '')
  return PRICING_METHODS.find(method =>
    [method, ...(METHODS[method].other_names ?? [])].map(plain).includes(plain(name)),
  )
}

type PriceFields = Pick<
  Schemas['AdderFields'],
  'pricing_method' | 'amount_usd' | 'unit' | 'share' | 'share_of' | 'bands'
>

/** Without what the method does not use, so that no forgotten figure comes back later. */
export function ownFields<F extends PriceFields>(fields: F): F {
  const { pricing_method: method, share, share_of, bands } = fields
  const { priced_by } = METHODS[method]
  return {
    ...fields,
    amount_usd: priced_by === 'amount_usd' ? fields.amount_usd : 0,
    unit: method === 'Quantity' ? fields.unit.trim() : '',
    ...(priced_by === 'share' ? { share, share_of } : { share: null, share_of: null }),
    bands: priced_by === 'bands' ? (bands?.toSorted((one, other) => one.from_kw - other.from_kw) ?? null) : null,
  }
}

/** The band a size falls in: its beginning belongs to it, its end to the next. */
export const bandOf = (bands: readonly Schemas['SizeBand'][] | null | undefined, size_w: number) =>
  bands?.find(({ from_kw, to_kw }) => size_w / 1000 >= from_kw && (to_kw === null || size_w / 1000 < to_kw))

function perArea(amount_usd: number, area_m2: number): number {
  const top = times(decimal(100), decimal(amount_usd), decimal(area_m2))
  const foot = decimal(M2_PER_SQFT)
  const lift = (digits: bigint, scale: number) => digits * 10n ** BigInt(scale)
  return toSafeInteger(divideHalfUp(lift(top.digits, foot.scale), lift(foot.digits, top.scale)))
}

/** '$2.50'; more digits only where it has them. */
export const usd = (amount_usd: number) => dollars(amount_usd)

export const centsInWords = (cents: number) =>
  `$${inFigures(cents / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
