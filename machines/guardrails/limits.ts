// What a role may sell by itself, held against what a project has. Pure: the server asks it of every sale before a document
// goes out, and of every approval.
import type { Schemas } from '#sdk/types.ts'
import { number, percent, WAYS_TO_PAY } from '../lib/words.ts'

export type Limits = Schemas['RoleLimits']
type LimitName = Schemas['LimitName']
type WayToPay = Schemas['FinancingType']

/** Null is what is not known, and beyond nothing. */
export type LimitFacts = {
  price_usd_per_w: number | null
  discount: number | null
  margin: number | null
  offset: number | null
  size_kw: number | null
  ways_to_pay: readonly WayToPay[]
  /** Names of equipment that is not the company's default. */
  other_equipment: readonly string[]
  /** What the design's errors are about. */
  design_errors: readonly string[]
}

/** One thing beyond a limit: how far, and in words. */
export type Beyond = { limit: LimitName; value: number | readonly string[]; sentence: string }

export const NO_LIMITS: Limits = {
  least_price_usd_per_w: null,
  most_price_usd_per_w: null,
  most_discount: null,
  least_margin: null,
  most_offset: null,
  most_size_kw: null,
  ways_to_pay: null,
  default_equipment: false,
  no_design_errors: false,
}

export const asksForNothing = (limits: Limits): boolean =>
  Object.values(limits).every(value => value === null || value === false)

const perWatt = (usd: number) => `$${usd.toFixed(2)}`
const listed = (words: readonly string[]) => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(words)

/** `role` begins each sentence. */
export function beyondLimits(role: string, limits: Limits, facts: LimitFacts): Beyond[] {
  const { price_usd_per_w: price, discount, margin, offset, size_kw } = facts
  const kinds = new Set(limits.ways_to_pay)
  const other_ways = limits.ways_to_pay ? facts.ways_to_pay.filter(way => !kinds.has(way)) : []
  const found: (Beyond | undefined)[] = [
    below(
      'least_price_usd_per_w',
      limits.least_price_usd_per_w,
      price,
      (bound, is) =>
        `${role} sells at ${perWatt(bound)} per watt or more; this system is at ${perWatt(is)} after the discount.`,
    ),
    above(
      'most_price_usd_per_w',
      limits.most_price_usd_per_w,
      price,
      (bound, is) => `${role} sells at ${perWatt(bound)} per watt or less; this system is at ${perWatt(is)}.`,
    ),
    above(
      'most_discount',
      limits.most_discount,
      discount,
      (bound, is) => `${role} gives up to ${percent(bound, 1)} off; this discount is ${percent(is, 1)} of the price.`,
    ),
    // How much less would tell what the system costs.
    below(
      'least_margin',
      limits.least_margin,
      margin,
      bound => `${role} keeps a margin of ${percent(bound, 1)} or more; this price leaves less.`,
    ),
    above(
      'most_offset',
      limits.most_offset,
      offset,
      (bound, is) =>
        `${role} covers up to ${percent(bound, 0)} of what a household uses; this system makes ${percent(is, 0)}.`,
    ),
    above(
      'most_size_kw',
      limits.most_size_kw,
      size_kw,
      (bound, is) => `${role} sells up to ${number(bound, 2)} kW; this system has ${number(is, 2)} kW.`,
    ),
    among(
      'ways_to_pay',
      other_ways,
      ways =>
        `${role} sells for ${listed([...kinds].map(way => WAYS_TO_PAY[way]))}; this project is to be paid by ${listed(ways.map(way => WAYS_TO_PAY[way]))}.`,
    ),
    limits.default_equipment
      ? among(
          'default_equipment',
          facts.other_equipment,
          names => `${role} sells your company’s default equipment; this system has ${listed(names)}.`,
        )
      : undefined,
    limits.no_design_errors
      ? among(
          'no_design_errors',
          facts.design_errors,
          about => `${role} sells designs without errors; this one has ${listed(about)}.`,
        )
      : undefined,
  ]
  return found.filter(one => one !== undefined)
}

/** Whether an approval reaches as far as this: what is less far beyond is covered too. */
export function covers(approved: Beyond, { limit, value }: Beyond): boolean {
  if (approved.limit !== limit) return false
  if (typeof value === 'number' && typeof approved.value === 'number')
    return IS_LEAST.includes(limit) ? value >= approved.value : value <= approved.value
  const known: ReadonlySet<string> = new Set(typeof approved.value === 'number' ? [] : approved.value)
  return typeof value !== 'number' && value.every(one => known.has(one))
}

const IS_LEAST: readonly LimitName[] = ['least_price_usd_per_w', 'least_margin']

/** Sums are rounded to cents: what differs by that is at the bound. */
const fine = (value: number) => Math.round(value * 10_000) / 10_000

type Words = (bound: number, is: number) => string

function below(limit: LimitName, bound: number | null, is: number | null, words: Words): Beyond | undefined {
  if (bound === null || is === null || fine(is) >= fine(bound)) return undefined
  return { limit, value: fine(is), sentence: words(bound, is) }
}

function above(limit: LimitName, bound: number | null, is: number | null, words: Words): Beyond | undefined {
  if (bound === null || is === null || fine(is) <= fine(bound)) return undefined
  return { limit, value: fine(is), sentence: words(bound, is) }
}

function among<T extends string>(
  limit: LimitName,
  found: readonly T[],
  words: (found: readonly T[]) => string,
): Beyond | undefined {
  return found.length > 0 ? { limit, value: found, sentence: words(found) } : undefined
}
