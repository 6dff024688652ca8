// A rate plan in words, as a rep reads it out.

import { usualMonth } from '#machines/design/energy/billing/usual-month.ts'
import type { Schemas } from '#sdk/types.ts'
import { listOf, MONTHS, moneyExact, number } from '#web/lib/format.ts'
import { runsOf } from './paint.ts'
import { words as texts } from './words.ts'

type RatePlan = Schemas['RatePlan']

/** '38.5 ¢' */
export const centsPerKwh = (usd: number) => `${number(usd * 100, 1)} ¢`
/** '$0.385/kWh', with four digits if the fourth isn't zero. */
export const perKwh = (usd: number) => `$${usd.toFixed(4).replace(/0{1,2}$/, '')}/kWh`

export const tiersWords = ({ tiers }: RatePlan['periods'][number]) =>
  tiers
    .map(({ up_to_kwh, rate_usd_per_kwh }) =>
      up_to_kwh === null
        ? tiers.length > 1
          ? texts.tier_beyond({ rate: centsPerKwh(rate_usd_per_kwh) })
          : centsPerKwh(rate_usd_per_kwh)
        : texts.tier_up_to({ up_to_kwh: number(up_to_kwh), rate: centsPerKwh(rate_usd_per_kwh) }),
    )
    .join(', ')

/** 'Jun–Sep weekdays 4 PM to 9 PM': months in a row that are alike are one. */
export function hoursWords(plan: RatePlan, period: number): string {
  const ofDay = (matrix: number[][]) => {
    const months = matrix.map(row => listOf(runsOf(row, period)))
    const spans: { from: number; to: number; words: string }[] = []
    for (const [month, words] of months.entries()) {
      const last = spans.at(-1)
      if (last?.words === words) last.to = month
      else spans.push({ from: month, to: month, words })
    }
    return spans
      .filter(({ words }) => words !== '')
      .map(({ from, to, words }) => `${monthsWords(from, to)}${words}`)
      .join('; ')
  }
  const [weekday, weekend] = [ofDay(plan.weekday), ofDay(plan.weekend)]
  if (weekday === weekend) return weekday === '' ? texts.no_hour : texts.every_day({ weekday })
  return [weekday && texts.weekdays_hours({ weekday }), weekend && texts.weekends_hours({ weekend })]
    .filter(Boolean)
    .join('; ')
}

/** The period with the most hours, if there are several: describing the others is shorter. */
export function otherwise({ periods, weekday, weekend }: RatePlan): number | null {
  if (periods.length < 2) return null
  // Five weekdays to two days of a weekend.
  const days = [...weekday, ...weekday, ...weekday, ...weekday, ...weekday, ...weekend, ...weekend]
  const hours = periods.map((_, period) => days.flat().filter(one => one === period).length)
  return hours.indexOf(Math.max(...hours))
}

const monthsWords = (from: number, to: number) =>
  from === 0 && to === 11 ? '' : `${MONTHS[from]}${to > from ? `–${MONTHS[to]}` : ''} `

/** '1,000 kWh cost $214.30 in July and $171.05 in January.' */
export function exampleWords(plan: RatePlan): string {
  const bill = (month: number) => moneyExact(Math.round(usualMonth(plan, month, 1000).total_usd * 100))
  return texts.example_cost({ bill: bill(6), bill_2: bill(0) })
}

export const dollars = (usd: number) => moneyExact(Math.round(usd * 100))

/** 'Peak: $9.25 a kW of the highest 15 minutes, at least 80% of the peak of the 11 months before' */
export function demandWords(
  { name, tiers, ratchet }: RatePlan['demand'][number],
  { demand_minutes }: RatePlan,
): string {
  const charge = {
    name,
    dollars: dollars(tiers[0]?.rate_usd_per_kw ?? 0),
    minutes: demand_minutes === 15 ? 'quarter' : 'hour',
  } as const
  return ratchet
    ? texts.demand_words_ratchet({
        ...charge,
        share: Number((ratchet.share * 100).toFixed(1)),
        months: number(ratchet.months),
      })
    : texts.demand_words(charge)
}

/** Tiers, clock and holidays, where they are not what most plans have. */
export function ruleWords({ periods, tier_scope, clock, holidays = [] }: RatePlan): string[] {
  const tiered = periods.length > 1 && periods.some(({ tiers }) => tiers.length > 1)
  const names = holidays.map(({ name }) => name)
  return [
    ...(tiered ? [tier_scope === 'each_period' ? texts.tiers_count_each_period : texts.tiers_count_all_periods] : []),
    ...(clock === 'standard' ? [texts.hours_standard_time_all] : []),
    ...(names.length > 0 ? [texts.weekend_rates({ names: listOf(names) })] : []),
  ]
}
