// A battery's default strategy, compared with each strategy's effect on a household's bills.
import { describe, expect, it } from 'vitest'
import { monthsOf } from '#machines/design/energy/calendar.ts'
import { energyYear } from '#machines/design/energy/energy-year.ts'
import { loadYear } from '#machines/design/energy/load-year.ts'
import { usualControl } from '#machines/design/energy/strategy.ts'
import type { Schemas } from '#sdk/types.ts'
import { FLAT, matrix, sun, TIME_OF_USE } from './plans.ts'

const months = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
const use = loadYear({ months }, null)
const production = sun(7)
const battery = { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9, reserve: 0.2 }
const flat = { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 1000 }
const evenings = matrix((_, hour) => (hour >= 18 && hour < 21 ? 0.35 : 0.04))
const low_evenings = matrix((_, hour) => (hour >= 18 && hour < 21 ? 0.15 : 0.04))
const hourly = (table: number[][]) =>
  ({ kind: 'net_billing_carry_over', export_weekday: table, export_weekend: table }) as const
const demand = [
  {
    name: 'Demand',
    months: Array.from({ length: 12 }, (_, month) => month + 1),
    hours: null,
    tiers: [{ up_to_kw: null, rate_usd_per_kw: 12 }],
  },
]

const TARIFFS: [under: string, tariff: Schemas['Tariff']][] = [
  ['a flat rate at full retail', flat],
  ['a flat rate and net billing', { ...flat, net_metering: { kind: 'net_billing', export_usd_per_kwh: 0.05 } }],
  ['a flat rate and dear exports in the evening', { ...flat, net_metering: hourly(evenings) }],
  ['a flat rate and exports below it', { ...flat, net_metering: hourly(low_evenings) }],
  [
    'a flat rate and charges no credit offsets',
    { ...flat, net_metering: { kind: 'non_bypassable', non_bypassable_usd_per_kwh: 0.05 } },
  ],
  ['a flat rate with demand', { ...flat, plan: { ...FLAT, demand } }],
  ['time of use', { ...flat, plan: TIME_OF_USE, net_metering: hourly(low_evenings) }],
  ['time of use with demand', { ...flat, plan: { ...TIME_OF_USE, demand }, net_metering: { kind: 'none' } }],
]

describe('by default, the strategy', () => {
  it.each(TARIFFS)('costs least under %s', (_, tariff) => {
    const bill = (strategy: Schemas['StorageControl']['strategy']) =>
      energyYear({
        use,
        production,
        months: { use: months, production: monthsOf(production) },
        daylight: true,
        degradation: 0.005,
        told: [],
        battery: { ...battery, strategy },
        tariff,
      }).year.bills?.after_year_cents ?? Number.NaN
    const usual = bill(usualControl(tariff, battery).strategy)
    const least = Math.min(bill('self_consumption'), bill('arbitrage'), bill('backup'))
    // Two strategies may differ by what a plan two days ahead cannot know.
    expect(usual).toBeLessThanOrEqual(least * 1.005 + 100)
  })

  it('exports evenings that pay more than noon, where all hours cost the same', () => {
    const year = (grid: 'none' | undefined) =>
      energyYear({
        use,
        production,
        months: { use: months, production: monthsOf(production) },
        daylight: true,
        degradation: 0.005,
        told: [],
        battery: { ...battery, usable_kwh: 40, power_kw: 10, strategy: 'arbitrage', ...(grid ? { grid } : {}) },
        tariff: { ...flat, net_metering: { ...hourly(low_evenings), credits_at_true_up: 'pay' } },
      }).year
    expect(year(undefined).bills?.after_year_cents).toBeLessThan(year('none').bills?.after_year_cents ?? 0)
  })
})
