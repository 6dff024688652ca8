// A battery under charges for demand, held to the best that dynamic programming finds, on the bills themselves.
import { describe, expect, it } from 'vitest'
import { type GridUse, withoutCycling } from '#machines/design/energy/battery.ts'
import { loadYear } from '#machines/design/energy/load-year.ts'
import type { NetMetering } from '#machines/design/energy/net-metering.ts'
import { shavePeaks } from '#machines/design/energy/peak-shaving.ts'
import { pricesOf } from '#machines/design/energy/strategy.ts'
import { yearCents } from './best-dispatch.ts'
import { bestUnderDemand, type Watched } from './best-under-demand.ts'
import { FLAT, sun, TIME_OF_USE, year } from './plans.ts'

const MONTHS = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
const even = loadYear({ months: MONTHS }, null)
/** No two hours alike, as in a house. */
const use = year(hour => (even[hour] ?? 0) * (0.7 + 0.6 * Math.abs(Math.sin(hour * 12.9898))))
const clear = sun(6)
const production = year(hour => (clear[hour] ?? 0) * (0.35 + 0.65 * Math.abs(Math.sin(Math.floor(hour / 24) * 1.7))))
const battery = { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9, reserve: 0.2 }

const OF_GRID = { charge: true, export: false }
const OF_SUN = { charge: false, export: true }
const BILLED: NetMetering = { kind: 'net_billing', export_usd_per_kwh: 0.05 }
const RETAIL: NetMetering = { kind: 'full_retail' }

const MONTH_NUMBERS = Array.from({ length: 12 }, (_, month) => month + 1)
const charge = (rate_usd_per_kw: number) => ({
  name: 'Demand',
  months: MONTH_NUMBERS,
  hours: null,
  tiers: [{ up_to_kw: null, rate_usd_per_kw }],
})
const EVENINGS = { weekday: [16, 17, 18, 19, 20], weekend: [] }
const isEvening = (hour: number) => {
  const day = Math.floor(hour / 24) % 7
  return day !== 0 && day !== 6 && hour % 24 >= 16 && hour % 24 < 21
}
const always: Watched = { watched: () => true, usd_per_kw: 12 }
const evenings: Watched = { watched: isEvening, usd_per_kw: 15 }
const flat = { ...FLAT, clock: 'standard' } as const
const by_time = { ...TIME_OF_USE, clock: 'standard' } as const

type Case = {
  under: string
  plan: typeof flat | typeof by_time
  demand: (typeof flat)['demand']
  charges: Watched[]
  settled: NetMetering
  grid: GridUse
  ceilings?: number
  highest?: number[]
}
const CASES: Case[] = [
  { under: 'a flat rate', plan: flat, demand: [charge(12)], charges: [always], settled: BILLED, grid: OF_GRID },
  {
    under: 'a flat rate at full retail',
    plan: flat,
    demand: [charge(12)],
    charges: [always],
    settled: RETAIL,
    grid: OF_SUN,
  },
  { under: 'time of use', plan: by_time, demand: [charge(12)], charges: [always], settled: BILLED, grid: OF_GRID },
  {
    under: 'time of use with demand of evenings',
    plan: by_time,
    demand: [{ ...charge(15), hours: EVENINGS }],
    charges: [evenings],
    settled: BILLED,
    grid: OF_SUN,
  },
  {
    under: 'time of use with both',
    plan: by_time,
    demand: [charge(12), { ...charge(15), hours: EVENINGS }],
    charges: [always, evenings],
    settled: BILLED,
    grid: OF_GRID,
    ceilings: 7,
  },
  {
    under: 'a ratchet',
    plan: flat,
    demand: [{ ...charge(12), ratchet: { share: 0.8, months: 11 } }],
    charges: [{ ...always, ratchet_share: 0.8 }],
    settled: BILLED,
    grid: OF_GRID,
    highest: [2.2, 2.6, 3],
  },
]

describe('savings of a battery where demand is charged', () => {
  it.each(CASES)('under $under are 95% of the best or more', ({ under, demand, charges, settled, grid, ...more }) => {
    const plan = { ...more.plan, demand }
    const house = { use, production, battery }
    const idle = withoutCycling(use, production)
    const prices = pricesOf(plan, settled, idle.import)
    const none = yearCents(plan, settled, house, idle)
    const effort = { levels: 40, ceilings: more.ceilings ?? 14, highest: more.highest }
    const most = none - bestUnderDemand(plan, settled, house, prices, grid, charges, effort)
    const saved = none - yearCents(plan, settled, house, shavePeaks(plan, house, prices, grid).flows)
    expect(saved).toBeGreaterThan(most * 0.95)
    // The best of so few levels is a little below that of any level; much below would be no reference.
    expect(saved).toBeLessThan(most * 1.07)
  })

  it('keep to the first year’s ceilings as the battery ages', () => {
    const plan = { ...by_time, demand: [charge(12)] }
    const prices = pricesOf(plan, BILLED, withoutCycling(use, production).import)
    const cents = (home: typeof aged, ceilings?: readonly (readonly number[])[]) =>
      yearCents(plan, BILLED, home, shavePeaks(plan, home, prices, OF_GRID, ceilings).flows)
    const aged = { use, production, battery: { ...battery, usable_kwh: battery.usable_kwh * 0.7 } }
    const { ceilings } = shavePeaks(plan, { use, production, battery }, prices, OF_GRID)
    expect(cents(aged, ceilings)).toBeLessThan(cents(aged) * 1.02)
  })
})
