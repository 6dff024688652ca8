// Usage, rate and battery of a quote, fact by fact, so that a change of any of them can be shown.

import { ADDITION_WORDS } from '#machines/design/energy/additions.ts'
import { clockYear } from '#machines/design/energy/billing/plan-clock.ts'
import { periodOfHour } from '#machines/design/energy/rate-plan.ts'
import { number } from '#machines/lib/format.ts'
import { sum } from '#machines/lib/numbers.ts'
import { isSpread } from '#machines/projects/use-by-month.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { BasisParts } from '../sale.ts'
import { words } from './words.ts'

type Facts = [field: string, value: string][]

const usd = (value: number) => `$${value.toFixed(2)}`
const kwh = (value: number) => `${number(value)} kWh`

export function energyFacts({
  consumption,
  tariff,
  storage_control,
}: Pick<BasisParts, 'consumption' | 'tariff' | 'storage_control'>): Facts {
  const { fact, value } = words
  return [
    ...(consumption?.mode === 'interval_8760'
      ? ([[fact.hourly_usage, value.from_file({ file: consumption.file_name })]] satisfies Facts)
      : []),
    ...(consumption?.additions ?? []).map(({ name, annual_kwh }): Facts[number] => [
      fact.planned_usage({ name }),
      value.per_year({ amount: kwh(annual_kwh) }),
    ]),
    ...(tariff ? tariffFacts(tariff) : []),
    ...(storage_control ? ([[fact.battery, controlWords(storage_control)]] satisfies Facts) : []),
  ]
}

function tariffFacts({ plan, net_metering, ...flat }: Schemas['Tariff']): Facts {
  const { fact, value } = words
  const rates: Facts = plan
    ? planFacts(plan)
    : [
        [fact.electric_rate, `$${flat.rate_usd_per_kwh}/kWh`],
        [fact.fixed_charge, value.per_month({ amount: usd(flat.fixed_charge_cents_per_month / 100) })],
      ]
  return [...rates, ...(net_metering ? netMeteringFacts(net_metering) : [])]
}

function planFacts(plan: Schemas['RatePlan']): Facts {
  const { fact, value } = words
  const period = periodOfHour(plan)
  const { off } = clockYear(plan)
  const hours = (place: number, weekend: boolean) =>
    Array.from(period).filter((at, hour) => at === place && (off[hour] === 1) === weekend).length
  return [
    [fact.rate_plan, plan.name],
    [fact.fixed_charge, value.per_month({ amount: usd(plan.fixed_usd_per_month) })],
    ...(plan.minimum_usd_per_month > 0
      ? ([[fact.minimum_bill, value.per_month({ amount: usd(plan.minimum_usd_per_month) })]] satisfies Facts)
      : []),
    ...ruleFacts(plan),
    ...plan.periods.map(({ name, tiers }, place): Facts[number] => [
      fact.rate_of({ name }),
      value.period({
        rates: tiers.map(tier => tierWords(tier, plan.tier_basis)).join(', '),
        weekday: hours(place, false),
        weekend: hours(place, true),
      }),
    ]),
    ...plan.demand.map(({ name, tiers, months, ratchet }): Facts[number] => [
      fact.demand_of({ name }),
      [
        value.demand({ rates: tiers.map(tier => `$${tier.rate_usd_per_kw}/kW`).join(', '), count: months.length }),
        ...(ratchet ? [value.ratchet({ share: Math.round(ratchet.share * 100), months: ratchet.months })] : []),
      ].join(', '),
    ]),
  ]
}

type Plan = Schemas['RatePlan']
function tierWords(
  { rate_usd_per_kwh, up_to_kwh }: Plan['periods'][number]['tiers'][number],
  basis: Plan['tier_basis'],
): string {
  const rate = `$${rate_usd_per_kwh}`
  return up_to_kwh === null ? rate : words.value.tier_up_to({ rate, kwh: up_to_kwh, basis })
}

/** Where they are not what most plans have. */
function ruleFacts({
  tier_scope,
  clock,
  calendar_year,
  holidays = [],
  annual_minimum_usd = 0,
  demand_minutes,
}: Schemas['RatePlan']): Facts {
  const { fact, value } = words
  const facts: [string, string | undefined][] = [
    [fact.tiers, tier_scope === 'each_period' ? value.tiers_each_period : undefined],
    [fact.rate_hours, clock === 'standard' ? value.standard_time : undefined],
    [fact.calendar_year, calendar_year === undefined ? undefined : `${calendar_year}`],
    [fact.holidays, holidays.length > 0 ? holidays.map(({ name }) => name).join(', ') : undefined],
    [fact.annual_minimum, annual_minimum_usd > 0 ? value.per_year({ amount: usd(annual_minimum_usd) }) : undefined],
    [fact.demand_minutes, demand_minutes === undefined ? undefined : value.minutes({ minutes: demand_minutes })],
  ]
  return known(facts)
}

const known = (facts: [string, string | undefined][]): Facts =>
  facts.flatMap(([field, value]): Facts => (value === undefined ? [] : [[field, value]]))

function netMeteringFacts(settled: Schemas['NetMetering']): Facts {
  const { fact, value } = words
  const { kind, export_weekday, export_weekend, credits_at_true_up } = settled
  const rates = export_weekday && [...export_weekday, ...(export_weekend ?? [])].flat()
  const facts: [string, string | undefined][] = [
    [fact.net_metering, words.net_metering[kind]],
    [fact.export_credit, settled.export_usd_per_kwh === undefined ? undefined : `$${settled.export_usd_per_kwh}/kWh`],
    [
      fact.hourly_export_credit,
      rates &&
        value.hourly_rates({ mean: `$${(sum(rates) / rates.length).toFixed(4)}`, most: `$${Math.max(...rates)}/kWh` }),
    ],
    [
      fact.non_bypassable,
      settled.non_bypassable_usd_per_kwh === undefined ? undefined : `$${settled.non_bypassable_usd_per_kwh}/kWh`,
    ],
    [fact.credits_at_true_up, credits_at_true_up && words.true_up[credits_at_true_up]],
    [fact.export_source, settled.export_source],
    [fact.true_up, settled.true_up_month === undefined ? undefined : value.month({ month: settled.true_up_month })],
    [
      fact.leftover_rate,
      settled.leftover_usd_per_kwh === undefined ? undefined : `$${settled.leftover_usd_per_kwh}/kWh`,
    ],
  ]
  return known(facts)
}

const controlWords = ({ strategy, reserve, grid }: Schemas['StorageControl']) =>
  [words.value.control({ strategy, share: Math.round(reserve * 100) }), ...(grid ? [words.grid[grid]] : [])].join(', ')

/** How use came to be known. */
export function consumptionWords(consumption: Schemas['Consumption'] | null, language: Language = 'en'): string[] {
  const say = words.in(language)
  if (!consumption) return []
  const base =
    consumption.mode === 'interval_8760' ? say.usage_metered({ file: consumption.file_name }) : say.usage_by_hour
  const planned = (consumption.additions ?? []).map(({ kind, name, annual_kwh }) =>
    say.usage_planned({ name, kwh: number(annual_kwh), how: ADDITION_WORDS[language][kind] }),
  )
  return [...(isSpread(consumption) ? [say.usage_by_month] : []), base, ...planned]
}
