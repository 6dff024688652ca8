// The basis of a year of bills, in sentences for homeowners: plan, clock, tiers, demand and export credit.
import type { Language } from '#machines/words/language.ts'
import { netMeteringWords } from '../bills.ts'
import { monthName } from '../calendar.ts'
import type { Household } from '../energy-year.ts'
import { FULL_RETAIL, type NetMetering } from '../net-metering.ts'
import { isTimeOfUse, type RatePlan } from '../rate-plan.ts'
import { isPlain } from '../strategy.ts'
import { words } from '../words.ts'
import { CALENDAR_YEAR } from './plan-clock.ts'

type Billed = Pick<Household, 'tariff' | 'daylight' | 'peaks_kw'>

/** Also shown in quotes. */
export function billWords(home: Billed, language: Language): string[] {
  const { tariff } = home
  if (!tariff) return []
  const settled = tariff.net_metering ?? FULL_RETAIL
  if (isPlain({ tariff, battery: null }) && !settled.true_up_month) return netMeteringWords(language)
  const unit = tariff.plan && isTimeOfUse(tariff.plan) ? 'dollars' : 'kWh'
  return [...planWords(home, language), ...settledWords(settled, unit, language)]
}

export function planWords({ tariff, daylight, peaks_kw }: Billed, language: Language): string[] {
  const say = words.in(language).bills
  if (!tariff) return []
  if (!tariff.plan) return [say.flat_rate]
  const { plan } = tariff
  const { calendar_year: year = CALENDAR_YEAR, holidays = [], annual_minimum_usd: least = 0 } = plan
  const clock = daylight && plan.clock !== 'standard' ? 'local' : 'standard'
  return [
    say.rate_plan({ name: plan.name }),
    say.clock({ clock, holidays: holidays.length > 0 ? 'some' : 'none', year }),
    ...(isTiered(plan) && isTimeOfUse(plan) ? [say.tiers({ scope: plan.tier_scope ?? 'all_periods' })] : []),
    ...demandWords(plan, peaks_kw !== undefined, language),
    ...(least === 0 ? [] : [say.annual_minimum({ usd: `$${least.toFixed(2)}` })]),
  ]
}

const isTiered = ({ periods }: RatePlan) => periods.some(({ tiers }) => tiers.length > 1)

function demandWords({ demand, demand_minutes }: RatePlan, measured: boolean, language: Language): string[] {
  const say = words.in(language).bills
  if (demand.length === 0) return []
  if (demand_minutes !== 15) return [say.demand_hour]
  return [measured ? say.demand_quarter_hour : say.demand_not_measured]
}

type Unit = 'dollars' | 'kWh'

function settledWords(settled: NetMetering, unit: Unit, language: Language): string[] {
  const say = words.in(language).exports
  const charge = `$${settled.non_bypassable_usd_per_kwh ?? 0}`
  // Under net billing, what no credit takes off.
  const floor = settled.non_bypassable_usd_per_kwh ? [say.not_offset({ charge })] : []
  switch (settled.kind) {
    case 'full_retail':
      return [unit === 'dollars' ? say.full_retail_dollars : say.full_retail_kwh, carriedOver(settled, unit, language)]
    case 'non_bypassable':
      return [say.non_bypassable({ charge }), carriedOver(settled, unit, language)]
    case 'net_billing':
      return [say.net_billing(paidAt(settled)), ...floor]
    case 'net_billing_carry_over':
      return [say.net_billing_carry_over(paidAt(settled)), ...floor, carriedOver(settled, 'dollars', language)]
    case 'buy_all_sell_all':
      return [say.buy_all_sell_all(paidAt(settled))]
    case 'none':
      return [say.unpaid]
  }
}

function carriedOver(settled: NetMetering, unit: Unit, language: Language): string {
  const { true_up_month = 1, credits_at_true_up, leftover_usd_per_kwh = 0 } = settled
  const left =
    credits_at_true_up === 'carry'
      ? 'carried'
      : credits_at_true_up === 'pay' && unit === 'dollars'
        ? 'paid'
        : leftover_usd_per_kwh > 0
          ? 'paid_at'
          : 'lost'
  const month = monthName(true_up_month - 1, language)
  return words.in(language).exports.carried_over({ unit, month, left, rate: `$${leftover_usd_per_kwh}` })
}

function paidAt({ export_weekday, export_usd_per_kwh: usd }: NetMetering) {
  return { paid: export_weekday ? 'hourly' : usd === undefined ? 'unknown' : 'rate', rate: `$${usd}` }
}
