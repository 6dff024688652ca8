// Fields of a rate in the Utility Rate Database's format, validated because files come from outside.
import { words } from '../words.ts'

export type Json = null | boolean | number | string | Json[] | { [field: string]: Json }

/** Why a rate, or a file, cannot be used: a sentence for the person who chose it. */
export class NotUnderstood extends Error {}

export const isRecord = (json: Json | undefined): json is { [field: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export const textAt = (rate: Record<string, Json>, field: string): string => {
  const value = rate[field]
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : ''
}

/** '2014-01-31'; empty if missing. Dates are text, or seconds or milliseconds since 1970 (API version 3 and later). */
export function dateAt(rate: Record<string, Json>, field: string): string {
  const text = textAt(rate, field)
  const value = typeof rate[field] === 'number' ? rate[field] : /^\d{9,13}$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(value)) return text.slice(0, 10)
  const at = new Date(Math.abs(value) < 1e11 ? value * 1000 : value)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10)
}

/** Null if missing. Some exports write numbers as text. */
export const numberAt = (rate: Record<string, Json>, field: string): number | null => numberOf(rate[field], field)

export function numberOf(value: Json | undefined, field: string): number | null {
  if (value === undefined || value === null || value === '') return null
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new NotUnderstood(words.rate_file.not_a_number({ field }))
  return number
}

/** Larger than any limit: how some exports write that a tier has no end. */
const NO_END = 1e9

/** Of tiers, for the person who chose the file. */
export type Place = { kind: 'energy' | 'demand' | 'flat'; number: number }

/** Rate plus its adjustment; the last tier is always open-ended. A missing price is not 0. */
export function tiersAt(json: Json | undefined, place: Place, unit: string, units: Set<string>) {
  if (!Array.isArray(json) || json.length === 0) throw new NotUnderstood(words.rate_file.no_tiers(place))
  if (json.length > 12) throw new NotUnderstood(words.rate_file.too_many_tiers({ ...place, count: json.length }))
  return json.map((tier, index) => {
    if (!isRecord(tier)) throw new NotUnderstood(words.rate_file.tier_invalid({ ...place, tier: index + 1 }))
    const max = numberAt(tier, 'max')
    const last = index === json.length - 1
    if (json.length > 1) units.add(textAt(tier, 'unit') || unit)
    const price = numberAt(tier, 'rate')
    if (price === null) throw new NotUnderstood(words.rate_file.price_missing({ ...place, tier: index + 1 }))
    const rate = price + (numberAt(tier, 'adj') ?? 0)
    // Sums of decimals: 0.1 + 0.02 is to read 0.12.
    return { rate: Number(rate.toFixed(8)), up_to: last || max === null || max >= NO_END ? null : max }
  })
}

/** Twelve rows of 24 places in a list of `count`; all the first where there is one and no matrix. */
export function matrixOf(json: Json | undefined, field: string, count: number): number[][] {
  if (json === undefined && count === 1) return Array.from({ length: 12 }, () => new Array<number>(24).fill(0))
  if (!Array.isArray(json) || json.length !== 12) throw new NotUnderstood(words.rate_file.not_twelve_months({ field }))
  return json.map(row => {
    if (!Array.isArray(row) || row.length !== 24) throw new NotUnderstood(words.rate_file.not_24_hours({ field }))
    return row.map(place => {
      if (typeof place !== 'number' || !Number.isInteger(place) || place < 0 || place >= count)
        throw new NotUnderstood(words.rate_file.period_not_found({ field, period: Number(place) + 1, count }))
      return place
    })
  })
}
