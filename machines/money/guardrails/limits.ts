// Compares a role's limits with a project. Pure: the server checks it before each document is sent and for each approval.

import { number, percent } from '#machines/lib/format.ts'
import { words as common } from '#machines/lib/words.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type Limits = Schemas['RoleLimits']
type LimitName = Schemas['LimitName']
type WayToPay = Schemas['FinancingType']

/** Null means unknown, and counts as within limits. */
export type LimitFacts = {
  price_usd_per_w: number | null
  discount: number | null
  margin: number | null
  offset: number | null
  size_kw: number | null
  ways_to_pay: readonly WayToPay[]
  /** Names of equipment that is not the company's default. */
  other_equipment: readonly string[]
  /** Messages of the design's errors. */
  design_errors: readonly string[]
}

/** One exceeded limit, with the excess in words; stored with a request in both languages. */
export type Beyond = {
  limit: LimitName
  value: number | readonly string[]
  sentence: string
  both?: Record<Language, string>
}

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

/** True if these limits allow nothing the other doesn't. */
export function isWithin(limits: Limits, other: Limits): boolean {
  const most = (is: number | null, bound: number | null) => bound === null || (is !== null && is <= bound)
  const least = (is: number | null, bound: number | null) => bound === null || (is !== null && is >= bound)
  const ways = other.ways_to_pay
  return (
    least(limits.least_price_usd_per_w, other.least_price_usd_per_w) &&
    most(limits.most_price_usd_per_w, other.most_price_usd_per_w) &&
    most(limits.most_discount, other.most_discount) &&
    least(limits.least_margin, other.least_margin) &&
    most(limits.most_offset, other.most_offset) &&
    most(limits.most_size_kw, other.most_size_kw) &&
    (ways === null || (limits.ways_to_pay?.every(way => ways.includes(way)) ?? false)) &&
    (limits.default_equipment || !other.default_equipment) &&
    (limits.no_design_errors || !other.no_design_errors)
  )
}

const perWatt = (usd: number) => `$${usd.toFixed(2)}`
const listed = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language === 'es' ? 'es-US' : 'en-US', { type: 'conjunction' }).format(names)
const waysListed = (ways: Iterable<WayToPay>, language: Language) =>
  listed(
    [...ways].map(way => common.in(language).ways_to_pay[way]),
    language,
  )

/** `role` begins each sentence. */
export function beyondLimits(role: string, limits: Limits, facts: LimitFacts): Beyond[] {
  const { price_usd_per_w: price, discount, margin, offset, size_kw } = facts
  const kinds = new Set(limits.ways_to_pay)
  const other_ways = limits.ways_to_pay ? facts.ways_to_pay.filter(way => !kinds.has(way)) : []
  const { below, above, among } = judge(role)
  const excesses: (Beyond | undefined)[] = [
    below('least_price_usd_per_w', limits.least_price_usd_per_w, price, perWatt),
    above('most_price_usd_per_w', limits.most_price_usd_per_w, price, perWatt),
    above('most_discount', limits.most_discount, discount, share => percent(share, 1)),
    // The excess would reveal the system's cost, so its sentence has no value.
    below('least_margin', limits.least_margin, margin, share => percent(share, 1)),
    above('most_offset', limits.most_offset, offset, share => percent(share, 0)),
    above('most_size_kw', limits.most_size_kw, size_kw, kw => number(kw, 2)),
    among('ways_to_pay', other_ways, language => ({
      bound: waysListed(kinds, language),
      value: waysListed(other_ways, language),
    })),
    limits.default_equipment
      ? among('default_equipment', facts.other_equipment, language => ({
          bound: '',
          value: listed(facts.other_equipment, language),
        }))
      : undefined,
    limits.no_design_errors
      ? among('no_design_errors', facts.design_errors, language => ({
          bound: '',
          value: listed(facts.design_errors, language),
        }))
      : undefined,
  ]
  return excesses.filter(one => one !== undefined)
}

/** For reading: requests from before both languages were stored have only the English sentence. */
export const sentenceOfBeyond = ({ sentence, both }: Beyond): string => both?.[currentLanguage()] ?? sentence

/** True if an approval covers this: a smaller excess is covered too. */
export function covers(approved: Beyond, { limit, value }: Beyond): boolean {
  if (approved.limit !== limit) return false
  if (typeof value === 'number' && typeof approved.value === 'number')
    return IS_LEAST.includes(limit) ? value >= approved.value : value <= approved.value
  const approved_names: ReadonlySet<string> = new Set(typeof approved.value === 'number' ? [] : approved.value)
  return typeof value !== 'number' && value.every(one => approved_names.has(one))
}

const IS_LEAST: readonly LimitName[] = ['least_price_usd_per_w', 'least_margin']

/** Sums are rounded to cents: what differs by that is at the bound. */
const fine = (value: number) => Math.round(value * 10_000) / 10_000

type Values = { bound: string; value: string }

function judge(role: string) {
  const make = (limit: LimitName, value: Beyond['value'], valuesIn: (language: Language) => Values): Beyond => {
    const say = (language: Language) => words.in(language).beyond[limit]({ role, ...valuesIn(language) })
    const both = { en: say('en'), es: say('es') }
    return { limit, value, sentence: both[currentLanguage()], both }
  }
  const beyondIf =
    (isBeyond: (bound: number, is: number) => boolean) =>
    (limit: LimitName, bound: number | null, is: number | null, format: (value: number) => string) =>
      bound === null || is === null || !isBeyond(fine(bound), fine(is))
        ? undefined
        : make(limit, fine(is), () => ({ bound: format(bound), value: format(is) }))
  return {
    below: beyondIf((bound, is) => is < bound),
    above: beyondIf((bound, is) => is > bound),
    among: (limit: LimitName, found: readonly string[], valuesIn: (language: Language) => Values) =>
      found.length > 0 ? make(limit, found, valuesIn) : undefined,
  }
}
