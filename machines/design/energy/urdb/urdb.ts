// Rate plans from a file of the Utility Rate Database (OpenEI, https://openei.org/services/doc/rest/util_rates, versions 3
// to 8): one rate, a list, or an answer of its API with `items`. Pure; unreadable parts are reported per rate.
import { planFaults } from '../plan-faults.ts'
import type { RatePlan } from '../rate-plan.ts'
import { words } from '../words.ts'
import { MOST_PERIODS, withAdjustments } from './urdb-adjustments.ts'
import { demandMinutes, demandOf } from './urdb-demand.ts'
import { dateAt, isRecord, type Json, matrixOf, NotUnderstood, numberAt, textAt, tiersAt } from './urdb-fields.ts'
import { leftOut } from './urdb-left-out.ts'

type ReadRate = { name: string; plan: RatePlan | null; problem: string | null; notes: string[] }

/** More than any utility has; a file of all rates is the wrong file. */
const MOST_RATES = 200

/** Throws NotUnderstood where the file holds no rates at all. */
export function readUrdb(text: string): ReadRate[] {
  const rates = ratesIn(parsed(text))
  if (rates.length > MOST_RATES)
    throw new NotUnderstood(words.rate_file.too_many_rates({ count: rates.length, most: MOST_RATES }))
  return rates.map((rate, index) => readRate(rate, words.rate_file.unnamed_rate({ number: index + 1 })))
}

function parsed(text: string): Json {
  try {
    const json: Json = JSON.parse(text.replace(/^\uFEFF/, ''))
    return json
  } catch {
    throw new NotUnderstood(words.rate_file.not_json)
  }
}

function ratesIn(json: Json): Json[] {
  const list = Array.isArray(json) ? json : isRecord(json) && Array.isArray(json['items']) ? json['items'] : [json]
  const rates = list.filter(one => isRecord(one) && ('energyratestructure' in one || 'demandratestructure' in one))
  if (rates.length > 0) return rates
  throw new NotUnderstood(words.rate_file.no_rates)
}

function readRate(json: Json, unnamed: string): ReadRate {
  const rate = isRecord(json) ? json : {}
  const name = textAt(rate, 'name').slice(0, 120) || unnamed
  const notes: string[] = []
  try {
    const plan = planFrom(rate, name, notes)
    const [fault] = planFaults(plan)
    return { name, plan: fault ? null : plan, problem: fault?.sentence ?? null, notes }
  } catch (error) {
    if (error instanceof NotUnderstood) return { name, plan: null, problem: error.message, notes }
    throw error
  }
}

type Rate = Record<string, Json>

function planFrom(rate: Rate, name: string, notes: string[]): RatePlan {
  const structure = rate['energyratestructure']
  if (!Array.isArray(structure) || structure.length === 0) throw new NotUnderstood(words.rate_file.no_structure)
  if (structure.length > MOST_PERIODS)
    throw new NotUnderstood(words.rate_file.too_many_periods({ count: structure.length }))
  const units = new Set<string>()
  const periods: RatePlan['periods'] = structure.map((tiers, index) => ({
    name: `Period ${index + 1}`,
    tiers: tiersAt(tiers, { kind: 'energy', number: index + 1 }, 'kWh', units).map(
      ({ up_to, rate: rate_usd_per_kwh }) => ({
        up_to_kwh: up_to,
        rate_usd_per_kwh: within(rate_usd_per_kwh, -1, 5, 'kwh'),
      }),
    ),
  }))
  const tier_basis = basisOf(units)
  const tiered = periods.some(({ tiers }) => tiers.length > 1)
  const weekday = matrixOf(rate['energyweekdayschedule'], 'energyweekdayschedule', structure.length)
  const weekend = matrixOf(rate['energyweekendschedule'], 'energyweekendschedule', structure.length)
  const priced = withAdjustments(rate, { periods, weekday, weekend }, notes)
  for (const { tiers } of priced.periods) for (const tier of tiers) within(tier.rate_usd_per_kwh, -1, 5, 'kwh')
  const fixed_usd_per_month = fixedCharge(rate, notes)
  tell(rate, notes)
  if (tiered && !alikeInMonths(periods, weekday, weekend)) notes.push(words.rate_file.tiers_differ)
  const demand = demandOf(rate, notes)
  const demand_minutes = demand.length > 0 ? demandMinutes(rate, notes) : undefined
  const annual_minimum_usd = annualMinimum(rate)
  return {
    name,
    source: sourceOf(rate),
    tier_basis,
    // URDB limits a tier by the kWh of the month: NREL’s SAM adds up all periods (ssc, utilityrate5).
    tier_scope: 'all_periods',
    ...priced,
    demand,
    ...(demand_minutes ? { demand_minutes } : {}),
    ...(annual_minimum_usd > 0 ? { annual_minimum_usd } : {}),
    fixed_usd_per_month,
    minimum_usd_per_month: minimumCharge(rate, fixed_usd_per_month, notes),
  }
}

function within(value: number, least: number, most: number, unit: 'kwh' | 'month' | 'year'): number {
  if (value >= least && value <= most) return value
  throw new NotUnderstood(words.rate_file.out_of_range({ unit, value, least, most }))
}

/** Units of the tiers' limits: kWh of the month, or of a day. */
function basisOf(units: ReadonlySet<string>): RatePlan['tier_basis'] {
  const told = [...units].map(unit => unit.trim()).filter(unit => unit !== '')
  const strange = told.find(unit => !/^kwh( daily)?$/i.test(unit))
  if (strange) throw new NotUnderstood(words.rate_file.tier_unit_not_supported({ unit: strange }))
  const by_day = told.map(unit => /daily$/i.test(unit))
  if (new Set(by_day).size > 1) throw new NotUnderstood(words.rate_file.tier_units_mixed)
  return by_day[0] ? 'day' : 'month'
}

const DAYS_IN_MONTH = 365 / 12

function fixedCharge(rate: Rate, notes: string[]): number {
  const first = numberAt(rate, 'fixedchargefirstmeter')
  const value = first ?? numberAt(rate, 'fixedmonthlycharge') ?? 0
  const units = first === null ? '$/month' : textAt(rate, 'fixedchargeunits') || '$/month'
  return within(perMonth(value, units, 'fixed', notes), 0, 1000, 'month')
}

function perMonth(value: number, units: string, kind: 'fixed' | 'minimum', notes: string[]): number {
  switch (units.replaceAll(' ', '').toLowerCase()) {
    case '$/month':
      return value
    case '$/day':
      notes.push(
        words.rate_file.daily_charge({ kind, value: `$${value}`, month: `$${rounded(value * DAYS_IN_MONTH)}` }),
      )
      return rounded(value * DAYS_IN_MONTH)
    case '$/year':
      notes.push(words.rate_file.yearly_charge({ kind, value: `$${value}`, month: `$${rounded(value / 12)}` }))
      return rounded(value / 12)
    default:
      throw new NotUnderstood(words.rate_file.charge_unit_not_supported({ kind, unit: units }))
  }
}

const rounded = (usd: number) => Math.round(usd * 100) / 100

function minimumCharge(rate: Rate, fixed_usd: number, notes: string[]): number {
  const told = numberAt(rate, 'mincharge')
  const value =
    told !== null
      ? isYearly(rate)
        ? 0
        : perMonth(told, textAt(rate, 'minchargeunits') || '$/month', 'minimum', notes)
      : (numberAt(rate, 'minmonthlycharge') ?? 0)
  if (value > 0 && value < fixed_usd) {
    notes.push(words.rate_file.minimum_left_out({ value: `$${value}` }))
    return 0
  }
  return within(value, 0, 1000, 'month')
}

const isYearly = (rate: Rate) => textAt(rate, 'minchargeunits').replaceAll(' ', '').toLowerCase() === '$/year'

/** A minimum of the year is one of the year: a month of it would be asked of sunny months too. */
function annualMinimum(rate: Rate): number {
  const yearly = isYearly(rate) ? numberAt(rate, 'mincharge') : numberAt(rate, 'annualmincharge')
  return within(yearly ?? 0, 0, 12_000, 'year')
}

/** True if periods that share a month end their tiers at the same kWh. */
function alikeInMonths(periods: RatePlan['periods'], weekday: number[][], weekend: number[][]): boolean {
  const ends = periods.map(({ tiers }) => tiers.map(({ up_to_kwh }) => up_to_kwh).join(' '))
  return weekday.every(
    (row, month) => new Set([...row, ...(weekend[month] ?? [])].map(period => ends[period])).size === 1,
  )
}

function sourceOf(rate: Rate): string {
  const label = textAt(rate, 'label')
  const utility = textAt(rate, 'utility')
  const date = dateAt(rate, 'latest_update') || dateAt(rate, 'startdate')
  return ['OpenEI Utility Rate Database', utility, label && `rate ${label}`, date && `as of ${date}`]
    .filter(Boolean)
    .join(', ')
    .slice(0, 300)
}

/** Reports charges a plan can't hold. */
function tell(rate: Rate, notes: string[]) {
  const sector = textAt(rate, 'sector')
  if (sector && sector.toLowerCase() !== 'residential') notes.push(words.rate_file.other_sector({ sector }))
  const ended = dateAt(rate, 'enddate')
  if (ended) notes.push(words.rate_file.ended({ date: ended }))
  const rules = textAt(rate, 'dgrules')
  if (rules) notes.push(words.rate_file.export_rules({ rules }))
  if (JSON.stringify(rate['energyratestructure']).includes('"sell"')) notes.push(words.rate_file.has_export_rates)
  const comments = textAt(rate, 'energycomments')
  if (comments) notes.push(words.rate_file.comments({ comments: shortened(comments) }))
  const left = leftOut(rate)
  if (left.length > 0) notes.push(words.rate_file.left_out({ parts: left.join('; ') }))
}

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 299)}…` : text)
