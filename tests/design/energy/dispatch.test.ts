// A battery that follows prices, held to the best that dynamic programming finds, on the bills themselves.
import { describe, expect, it } from 'vitest'
import { arbitrage, type GridUse, withoutCycling } from '#machines/design/energy/battery.ts'
import { loadYear } from '#machines/design/energy/load-year.ts'
import type { NetMetering } from '#machines/design/energy/net-metering.ts'
import { pricesOf } from '#machines/design/energy/strategy.ts'
import { bestCents, yearCents } from './best-dispatch.ts'
import { matrix, sun, TIME_OF_USE, year } from './plans.ts'

const MONTHS = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
const use = loadYear({ months: MONTHS }, null)
const ONE = { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9, reserve: 0.2 }
const clouds = (kw: number) => {
  const clear = sun(kw)
  return year(hour => (clear[hour] ?? 0) * (0.35 + 0.65 * Math.abs(Math.sin(Math.floor(hour / 24) * 1.7))))
}
/** Cheap at noon, and on September evenings above the purchase price. */
const HOURLY = matrix((month, hour) =>
  hour >= 18 && hour < 21 ? (month === 8 ? 1.2 : 0.12) : hour >= 9 && hour < 16 ? 0.02 : 0.06,
)

const BOTH = { charge: true, export: true }
const SUN_ONLY = { charge: false, export: true }
const HOUSE_ONLY = { charge: true, export: false }

const RETAIL: NetMetering = { kind: 'full_retail' }
const BYPASS: NetMetering = { kind: 'non_bypassable', non_bypassable_usd_per_kwh: 0.03 }
const BILLED: NetMetering = { kind: 'net_billing', export_usd_per_kwh: 0.05 }
const BY_HOUR: NetMetering = { kind: 'net_billing', export_weekday: HOURLY, export_weekend: HOURLY }
const CARRIED: NetMetering = { ...BY_HOUR, kind: 'net_billing_carry_over' }
const NOTHING: NetMetering = { kind: 'none' }

type Case = { under: string; settled: NetMetering; kw: number; grid: GridUse; count?: number }
const CASES: Case[] = [
  { under: 'full retail', settled: RETAIL, kw: 6, grid: BOTH },
  { under: 'full retail with two batteries', settled: RETAIL, kw: 6, grid: BOTH, count: 2 },
  { under: 'full retail, charged by solar', settled: RETAIL, kw: 6, grid: SUN_ONLY },
  { under: 'full retail, never exporting', settled: RETAIL, kw: 6, grid: HOUSE_ONLY },
  { under: 'full retail with credits left over', settled: RETAIL, kw: 8, grid: SUN_ONLY },
  { under: 'non-bypassable charges', settled: BYPASS, kw: 6, grid: BOTH },
  { under: 'non-bypassable charges, charged by solar', settled: BYPASS, kw: 6, grid: SUN_ONLY },
  { under: 'net billing', settled: BILLED, kw: 6, grid: BOTH },
  { under: 'net billing, never exporting', settled: BILLED, kw: 6, grid: HOUSE_ONLY },
  { under: 'net billing by the hour', settled: BY_HOUR, kw: 6, grid: BOTH },
  { under: 'net billing by the hour, charged by solar', settled: BY_HOUR, kw: 6, grid: SUN_ONLY },
  { under: 'net billing with credits lost', settled: BY_HOUR, kw: 12, grid: SUN_ONLY },
  { under: 'net billing with carry-over', settled: CARRIED, kw: 6, grid: BOTH },
  { under: 'net billing with carry-over, charged by solar', settled: CARRIED, kw: 9, grid: SUN_ONLY },
  { under: 'nothing paid', settled: NOTHING, kw: 6, grid: HOUSE_ONLY },
  { under: 'nothing paid, charged by solar', settled: NOTHING, kw: 6, grid: { charge: false, export: false } },
]

describe('savings of a battery', () => {
  it.each(CASES)('under $under are 95% of the best or more', ({ settled, kw, grid, count = 1 }) => {
    const battery = { ...ONE, usable_kwh: ONE.usable_kwh * count, power_kw: ONE.power_kw * count }
    const production = clouds(kw)
    const house = { use, production, battery }
    const idle = withoutCycling(use, production)
    const prices = pricesOf(TIME_OF_USE, settled, idle.import)
    const none = yearCents(TIME_OF_USE, settled, house, idle)
    const most = none - bestCents(TIME_OF_USE, settled, house, prices, grid)
    const saved = none - yearCents(TIME_OF_USE, settled, house, arbitrage(use, production, battery, prices, grid))
    expect(saved).toBeGreaterThan(most * 0.95)
    // The best of a hundred levels is a little below that of any level; much below would be no reference.
    expect(saved).toBeLessThan(most * 1.03)
  })
})
