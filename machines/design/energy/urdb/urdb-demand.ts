// Demand charges of the Utility Rate Database: one structure by hours, one flat by months.
import type { RatePlan } from '../rate-plan.ts'
import { words } from '../words.ts'
import { type Json, matrixOf, NotUnderstood, numberAt, numberOf, type Place, textAt, tiersAt } from './urdb-fields.ts'

type Charge = RatePlan['demand'][number]
type Tiers = Charge['tiers']

export function demandOf(rate: Record<string, Json>, notes: string[]): Charge[] {
  const charges = [...byHours(rate), ...flat(rate)]
  if (charges.length === 0) return []
  const unit = (textAt(rate, 'demandrateunit') || textAt(rate, 'demandunits') || 'kW').toLowerCase()
  if (unit !== 'kw') throw new NotUnderstood(words.rate_file.demand_unit_not_supported({ unit }))
  if (charges.length > 36) throw new NotUnderstood(words.rate_file.too_many_demand_charges({ count: charges.length }))
  const ratchet = ratchetOf(rate, notes)
  return ratchet ? charges.map(charge => ({ ...charge, ratchet })) : byMonth(rate, charges, notes)
}

/** Before version 8: a share for each month of the highest demand in the eleven before. Months alike are one charge. */
function byMonth(rate: Record<string, Json>, charges: Charge[], notes: string[]): Charge[] {
  const told = rate['demandratchetpercentage']
  const values = (Array.isArray(told) ? told : told === undefined ? [] : [told]).map(
    value => numberOf(value, 'demandratchetpercentage') ?? 0,
  )
  if (values.every(value => value === 0)) return charges
  if (values.length !== 1 && values.length !== 12)
    throw new NotUnderstood(words.rate_file.not_twelve_months({ field: 'demandratchetpercentage' }))
  const shares = Array.from({ length: 12 }, (_, month) => shareOf(values[month] ?? values[0] ?? 0))
  const percent = Math.round(Math.max(...shares) * 100)
  notes.push(words.rate_file.ratchet({ percent, months: USUAL_LOOKBACK }))
  return charges.flatMap(charge => {
    const shareIn = (month: number) => shares[month - 1] ?? 0
    return [...new Set(charge.months.map(shareIn))].map((share, index) => ({
      ...charge,
      name: index > 0 ? `${charge.name}, ratchet ${index + 1}` : charge.name,
      months: charge.months.filter(month => shareIn(month) === share),
      ...(share > 0 ? { ratchet: { share, months: USUAL_LOOKBACK } } : {}),
    }))
  })
}

function shareOf(told: number): number {
  const share = told > 1 ? told / 100 : told
  if (share < 0 || share > 1) throw new NotUnderstood(words.rate_file.ratchet_out_of_range({ value: told }))
  return share
}

/** Minutes a demand is averaged over; an hour if the file has no value. */
export function demandMinutes(rate: Record<string, Json>, notes: string[]): RatePlan['demand_minutes'] {
  const minutes = numberAt(rate, 'demandwindow')
  if (minutes === null || minutes === 15 || minutes === 60) return minutes ?? undefined
  notes.push(words.rate_file.demand_window({ minutes }))
  return 60
}

/** Version 8: a share of the highest demand of the months before (lookbackPercent, lookbackRange, lookbackMonths). */
function ratchetOf(rate: Record<string, Json>, notes: string[]): Charge['ratchet'] {
  const told = numberAt(rate, 'lookbackPercent') ?? 0
  if (told === 0) return undefined
  const share = shareOf(told)
  const range = numberAt(rate, 'lookbackRange')
  const months = range !== null && range >= 1 && range <= 12 ? Math.round(range) : USUAL_LOOKBACK
  const looked = rate['lookbackMonths']
  const of_months = Array.isArray(looked)
    ? looked.flatMap((one, month) => (one === 1 || one === true ? [month + 1] : [])).slice(0, 12)
    : []
  notes.push(words.rate_file.ratchet({ percent: Math.round(share * 100), months }))
  return { share, months, ...(of_months.length > 0 ? { of_months } : {}) }
}

/** Where a file names a share and no range: ratchets mostly look back over the rest of a year. */
const USUAL_LOOKBACK = 11

function tiersOf(json: Json | undefined, place: Place): Tiers {
  return tiersAt(json, place, 'kW', new Set()).map(({ up_to, rate }) => {
    if (rate < 0 || rate > 500) throw new NotUnderstood(words.rate_file.demand_out_of_range({ value: rate }))
    return { up_to_kw: up_to, rate_usd_per_kw: rate }
  })
}

const isFree = (tiers: Tiers) => tiers.every(({ rate_usd_per_kw }) => rate_usd_per_kw === 0)
const placesOf = (row: number[] | undefined, period: number) =>
  (row ?? []).flatMap((place, hour) => (place === period ? [hour] : []))

function byHours(rate: Record<string, Json>): Charge[] {
  const structure = rate['demandratestructure']
  if (!Array.isArray(structure) || structure.length === 0) return []
  const weekday = matrixOf(rate['demandweekdayschedule'], 'demandweekdayschedule', structure.length)
  const weekend = matrixOf(rate['demandweekendschedule'], 'demandweekendschedule', structure.length)
  return structure.flatMap((json, period) => {
    const tiers = tiersOf(json, { kind: 'demand', number: period + 1 })
    if (isFree(tiers)) return []
    // Months whose hours are alike are one charge.
    const alike = new Map<string, Charge>()
    for (let month = 0; month < 12; month++) {
      const hours = { weekday: placesOf(weekday[month], period), weekend: placesOf(weekend[month], period) }
      if (hours.weekday.length + hours.weekend.length === 0) continue
      const all = hours.weekday.length + hours.weekend.length === 48
      const key = JSON.stringify(hours)
      const charge = alike.get(key) ?? { name: '', months: [], tiers, hours: all ? null : hours }
      charge.months.push(month + 1)
      alike.set(key, charge)
    }
    return [...alike.values()].map((charge, index) => ({
      ...charge,
      name: `Demand ${period + 1}${alike.size > 1 ? ` (${index + 1})` : ''}`,
    }))
  })
}

function flat(rate: Record<string, Json>): Charge[] {
  const structure = rate['flatdemandstructure']
  if (!Array.isArray(structure) || structure.length === 0) return []
  const unit = (textAt(rate, 'flatdemandunit') || 'kW').toLowerCase()
  if (unit !== 'kw') throw new NotUnderstood(words.rate_file.demand_unit_not_supported({ unit }))
  const months = rate['flatdemandmonths']
  if (months !== undefined && (!Array.isArray(months) || months.length !== 12))
    throw new NotUnderstood(words.rate_file.flat_demand_months)
  return structure.flatMap((json, period) => {
    const tiers = tiersOf(json, { kind: 'flat', number: period + 1 })
    const charged = Array.from({ length: 12 }, (_, month) => month + 1).filter(
      month => (months?.[month - 1] ?? 0) === period,
    )
    if (isFree(tiers) || charged.length === 0) return []
    return [{ name: `Flat demand ${period + 1}`, months: charged, tiers, hours: null }]
  })
}
