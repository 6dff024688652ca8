// What a quote rests on of use, tariff and battery, in words: so that a change of any of them can be told.

import { clockYear } from '#machines/energy/billing/plan-clock.ts'
import { periodOfHour } from '#machines/energy/rate-plan.ts'
import { sum } from '#machines/lib/numbers.ts'
import { number } from '#machines/lib/words.ts'
import type { Schemas } from '#sdk/types.ts'
import type { BasisParts } from '../db/schema/financing.ts'

type Facts = [field: string, value: string][]

const usd = (value: number) => `$${value.toFixed(2)}`
const kwh = (value: number) => `${number(value)} kWh`

export function energyFacts({
  consumption,
  tariff,
  storage_control,
}: Pick<BasisParts, 'consumption' | 'tariff' | 'storage_control'>): Facts {
  return [
    ...(consumption?.mode === 'interval_8760'
      ? ([['Use by the hour', `from ${consumption.file_name}`]] satisfies Facts)
      : []),
    ...(consumption?.additions ?? []).map(({ name, annual_kwh }): Facts[number] => [
      `Added use: ${name}`,
      `${kwh(annual_kwh)} a year`,
    ]),
    ...(tariff ? tariffFacts(tariff) : []),
    ...(storage_control ? ([['Battery', controlWords(storage_control)]] satisfies Facts) : []),
  ]
}

function tariffFacts({ plan, net_metering, ...flat }: Schemas['Tariff']): Facts {
  const rates: Facts = plan
    ? planFacts(plan)
    : [
        ['Electric rate', `$${flat.rate_usd_per_kwh}/kWh`],
        ['Fixed charge', `${usd(flat.fixed_charge_cents_per_month / 100)} a month`],
      ]
  return [...rates, ...(net_metering ? netMeteringFacts(net_metering) : [])]
}

function planFacts(plan: Schemas['RatePlan']): Facts {
  const period = periodOfHour(plan)
  const { off } = clockYear(plan)
  const hours = (place: number, weekend: boolean) =>
    Array.from(period).filter((at, hour) => at === place && (off[hour] === 1) === weekend).length
  return [
    ['Rate plan', plan.name],
    ['Fixed charge', `${usd(plan.fixed_usd_per_month)} a month`],
    ...(plan.minimum_usd_per_month > 0
      ? ([['Smallest bill', `${usd(plan.minimum_usd_per_month)} a month`]] satisfies Facts)
      : []),
    ...ruleFacts(plan),
    ...plan.periods.map(({ name, tiers }, place): Facts[number] => [
      `Rate, ${name}`,
      `${tiers.map(tier => `$${tier.rate_usd_per_kwh}${tier.up_to_kwh === null ? '' : ` to ${tier.up_to_kwh} kWh a ${plan.tier_basis}`}`).join(', ')}; ${hours(place, false)} hours of weekdays, ${hours(place, true)} of weekends`,
    ]),
    ...plan.demand.map(({ name, tiers, months, ratchet }): Facts[number] => [
      `Demand, ${name}`,
      `${tiers.map(tier => `$${tier.rate_usd_per_kw}/kW`).join(', ')} in ${months.length} months${ratchet ? `, at least ${Math.round(ratchet.share * 100)}% of ${ratchet.months} months before` : ''}`,
    ]),
  ]
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
  const facts: [string, string | undefined][] = [
    ['Tiers', tier_scope === 'each_period' ? 'count each period separately' : undefined],
    ['Rate hours', clock === 'standard' ? 'in standard time all year' : undefined],
    ['Calendar year', calendar_year === undefined ? undefined : `${calendar_year}`],
    ['Holidays', holidays.length > 0 ? holidays.map(({ name }) => name).join(', ') : undefined],
    ['Annual minimum', annual_minimum_usd > 0 ? `${usd(annual_minimum_usd)} a year` : undefined],
    ['Demand measured over', demand_minutes === undefined ? undefined : `${demand_minutes} minutes`],
  ]
  return known(facts)
}

const known = (facts: [string, string | undefined][]): Facts =>
  facts.flatMap(([field, value]): Facts => (value === undefined ? [] : [[field, value]]))

const AT_TRUE_UP = { expire: 'expire', pay: 'are paid out', carry: 'carry into the next year' }

const KINDS: Record<Schemas['NetMetering']['kind'], string> = {
  full_retail: 'Full retail net metering',
  non_bypassable: 'Net metering with non-bypassable charges',
  net_billing: 'Net billing',
  net_billing_carry_over: 'Net billing, credit carried over',
  buy_all_sell_all: 'Buy all, sell all',
  none: 'Nothing paid for what is sent out',
}

function netMeteringFacts(settled: Schemas['NetMetering']): Facts {
  const { kind, export_weekday, export_weekend } = settled
  const rates = export_weekday && [...export_weekday, ...(export_weekend ?? [])].flat()
  const told: [string, string | undefined][] = [
    ['Sent out', KINDS[kind]],
    [
      'Paid for what is sent out',
      settled.export_usd_per_kwh === undefined ? undefined : `$${settled.export_usd_per_kwh}/kWh`,
    ],
    [
      'Paid by the hour',
      rates && `$${(sum(rates) / rates.length).toFixed(4)}/kWh on average, $${Math.max(...rates)} at most`,
    ],
    [
      'Non-bypassable charges',
      settled.non_bypassable_usd_per_kwh === undefined ? undefined : `$${settled.non_bypassable_usd_per_kwh}/kWh`,
    ],
    ['Credits left at the true-up', settled.credits_at_true_up && AT_TRUE_UP[settled.credits_at_true_up]],
    ['Export rates from', settled.export_source],
    ['True-up', settled.true_up_month === undefined ? undefined : `month ${settled.true_up_month}`],
    [
      'Paid for what is left',
      settled.leftover_usd_per_kwh === undefined ? undefined : `$${settled.leftover_usd_per_kwh}/kWh`,
    ],
  ]
  return known(told)
}

const STRATEGIES = {
  self_consumption: 'keeps the sun for the evening',
  arbitrage: 'buys cheap, serves when it is dear',
  backup: 'stays full for an outage',
}
const GRID = {
  none: 'no grid charging or export',
  charge: 'charges from the grid',
  export: 'exports to the grid',
  both: 'charges from the grid and exports',
}
const controlWords = ({ strategy, reserve, grid }: Schemas['StorageControl']) =>
  `${STRATEGIES[strategy]}, ${Math.round(reserve * 100)} % kept back${grid ? `, ${GRID[grid]}` : ''}`
