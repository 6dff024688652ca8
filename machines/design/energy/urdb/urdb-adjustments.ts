// Adjustments that a rate lists by month (fuel, $/kWh), added to the prices of their months: a period with several becomes one
// period for each.
import type { RatePlan } from '../rate-plan.ts'
import { words } from '../words.ts'
import { type Json, NotUnderstood, numberOf } from './urdb-fields.ts'

type Priced = Pick<RatePlan, 'periods' | 'weekday' | 'weekend'>

const FIELD = 'fueladjustmentsmonthly'
/** The contract's limit on a plan. */
export const MOST_PERIODS = 36

export function withAdjustments(rate: Record<string, Json>, priced: Priced, notes: string[]): Priced {
  const by_month = adjustmentsOf(rate[FIELD])
  if (by_month.every(value => value === 0)) return priced
  const [least, most] = [Math.min(...by_month), Math.max(...by_month)].map(dollars)
  const facts = { least: least ?? '', most: most ?? '' }
  const split = splitByMonth(priced, by_month)
  if (split.periods.length <= MOST_PERIODS) {
    notes.push(words.rate_file.adjustments_added(facts))
    return split
  }
  const mean = by_month.reduce((sum, value) => sum + value, 0) / 12
  notes.push(words.rate_file.adjustments_averaged({ ...facts, mean: dollars(rounded(mean)) }))
  return splitByMonth(
    priced,
    by_month.map(() => mean),
  )
}

/** Twelve; all 0 if the file has none. A single value applies to every month. */
function adjustmentsOf(json: Json | undefined): number[] {
  if (json === undefined || json === null || (Array.isArray(json) && json.length === 0)) return new Array(12).fill(0)
  const values = (Array.isArray(json) ? json : [json]).map(value => numberOf(value, FIELD) ?? 0)
  if (values.length === 1) return new Array(12).fill(values[0] ?? 0)
  if (values.length !== 12) throw new NotUnderstood(words.rate_file.not_twelve_months({ field: FIELD }))
  return values
}

function splitByMonth({ periods, weekday, weekend }: Priced, by_month: readonly number[]): Priced {
  const made = new Map<string, number>()
  const split: RatePlan['periods'] = []
  const count = new Map<number, number>()
  const placeOf = (period: number, month: number): number => {
    const adjustment = by_month[month] ?? 0
    const key = `${period} ${adjustment}`
    const known = made.get(key)
    if (known !== undefined) return known
    const { name = '', tiers = [] } = periods[period] ?? {}
    const number = (count.get(period) ?? 0) + 1
    count.set(period, number)
    split.push({
      name: number > 1 ? `${name} (${number})` : name,
      tiers: tiers.map(tier => ({ ...tier, rate_usd_per_kwh: rounded(tier.rate_usd_per_kwh + adjustment) })),
    })
    made.set(key, split.length - 1)
    return split.length - 1
  }
  const placed = (matrix: number[][]) => matrix.map((row, month) => row.map(period => placeOf(period, month)))
  return { weekday: placed(weekday), weekend: placed(weekend), periods: split }
}

const dollars = (usd: number) => `${usd < 0 ? '−' : ''}$${Math.abs(usd)}`
const rounded = (usd: number) => Number(usd.toFixed(8))
