import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitrage, type GridUse, selfConsumption, withoutCycling } from '#machines/design/energy/battery.ts'
import { settleYear } from '#machines/design/energy/net-metering.ts'
import { gridUse, pricesOf, usualControl } from '#machines/design/energy/strategy.ts'
import { FLAT, matrix, sun, TIME_OF_USE, year } from './plans.ts'

const USE = year(hour => 0.4 + (hour % 24 > 16 && hour % 24 < 22 ? 2 : 0))
const BATTERY = { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9, reserve: 0.2 }
const BILLED = { kind: 'net_billing', export_usd_per_kwh: 0.05 } as const
const SUN_OUT = { charge: false, export: true }
const FROM_GRID = { charge: true, export: false }
const cost = (flows: ReturnType<typeof withoutCycling>, production: Float64Array) =>
  settleYear(TIME_OF_USE, BILLED, { use: USE, production, ...flows }).year_cents

/** A year whose hours repeat what chance gave. */
const random = (most: number) =>
  fc
    .array(fc.double({ min: 0, max: most, noNaN: true }), { minLength: 37, maxLength: 101 })
    .map(values => year(hour => values[hour % values.length] ?? 0))

describe('every hour', () => {
  it('closes to a watt-hour, within what the battery holds, keeps back and can carry', () => {
    fc.assert(
      fc.property(
        random(6),
        random(9),
        fc.record({
          usable_kwh: fc.double({ min: 0.5, max: 40, noNaN: true }),
          power_kw: fc.double({ min: 0.1, max: 12, noNaN: true }),
          round_trip_efficiency: fc.double({ min: 0.5, max: 1, noNaN: true }),
          reserve: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        fc.array(fc.double({ min: -0.1, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 }),
        fc.record({ charge: fc.boolean(), export: fc.boolean() }),
        (use, production, battery, buy, sell, grid) => {
          const prices = { buy: year(hour => buy[hour % 24] ?? 0), sell: year(hour => sell[hour % 24] ?? 0) }
          const way = Math.sqrt(battery.round_trip_efficiency)
          for (const [flows, may] of [
            [selfConsumption(use, production, battery), { charge: false, export: false }],
            [arbitrage(use, production, battery, prices, grid), grid],
          ] satisfies [ReturnType<typeof selfConsumption>, GridUse][]) {
            let before = battery.usable_kwh * battery.reserve
            let worst = 0
            for (let hour = 0; hour < 8760; hour++) {
              const at = (hours: Float64Array) => hours[hour] ?? Number.NaN
              const [taken, given, stored] = [at(flows.charged), at(flows.discharged), at(flows.stored)]
              worst = Math.max(
                worst,
                Math.abs(at(production) + at(flows.import) + given - at(use) - at(flows.export) - taken),
                Math.abs(stored - before - taken * way + given / way),
                battery.usable_kwh * battery.reserve - stored,
                stored - battery.usable_kwh,
                taken - battery.power_kw,
                given - battery.power_kw,
                may.export ? 0 : given - Math.max(0, at(use) - at(production)),
                may.charge ? 0 : taken - Math.max(0, at(production) - at(use)),
                -taken,
                -given,
                taken > 1e-6 && given > 1e-6 ? 1 : 0,
                at(flows.import) > 1e-6 && at(flows.export) > 1e-6 ? 1 : 0,
              )
              before = stored
            }
            expect(worst).toBeLessThan(0.001)
          }
        },
      ),
      { numRuns: 12 },
    )
  })
})

describe('keeping the sun', () => {
  it('brings the evening what noon left over', () => {
    const production = sun(5)
    const without = withoutCycling(USE, production)
    const flows = selfConsumption(USE, production, BATTERY)
    const sum = (hours: Float64Array) => hours.reduce((total, kwh) => total + kwh, 0)
    expect(sum(flows.import)).toBeLessThan(sum(without.import) * 0.4)
    expect(sum(flows.discharged)).toBeCloseTo(sum(flows.charged) * 0.9, -1)
  })
})

describe('buying cheap', () => {
  const production = sun(1.5)
  const prices = pricesOf(TIME_OF_USE, BILLED, withoutCycling(USE, production).import)
  it('costs less than keeping the sun, which costs less than no battery', () => {
    const cheap = cost(arbitrage(USE, production, BATTERY, prices, FROM_GRID), production)
    const kept = cost(selfConsumption(USE, production, BATTERY), production)
    expect(cheap).toBeLessThan(kept)
    expect(kept).toBeLessThan(cost(withoutCycling(USE, production), production))
  })
  it('fills from the grid only where the price covers the losses', () => {
    const dark = year(0)
    const grid = (round_trip_efficiency: number) =>
      arbitrage(
        USE,
        dark,
        { ...BATTERY, round_trip_efficiency },
        pricesOf(TIME_OF_USE, BILLED, USE),
        FROM_GRID,
      ).charged.reduce((sum, kwh) => sum + kwh, 0)
    expect(grid(0.9)).toBeGreaterThan(1000)
    // 0.2 bought is worth 0.5 × 0.39 = 0.195.
    expect(grid(0.39)).toBe(0)
  })
  it('leaves an hour alone that is dearer only by less than is lost', () => {
    // At noon 0.22 × 0.9 is less than the 0.2 of the night.
    const noon = { name: 'Noon', tiers: [{ up_to_kwh: null, rate_usd_per_kwh: 0.22 }] }
    const plan = {
      ...TIME_OF_USE,
      periods: [...TIME_OF_USE.periods, noon],
      weekday: matrix((_, hour) => (hour >= 16 && hour < 21 ? 1 : hour >= 11 && hour < 14 ? 2 : 0)),
    }
    const large = { ...BATTERY, usable_kwh: 40 }
    const { discharged } = arbitrage(USE, year(0), large, pricesOf(plan, BILLED, USE), FROM_GRID)
    expect(discharged[24 + 12]).toBe(0)
    expect(discharged[24 + 17]).toBeGreaterThan(1)
  })
  it('never charges from the grid on a flat rate', () => {
    const flat = pricesOf(FLAT, BILLED, USE)
    expect(arbitrage(USE, year(0), BATTERY, flat, FROM_GRID).charged.every(kwh => kwh === 0)).toBe(true)
  })
  it('serves the dearest hours first', () => {
    const plan = {
      ...TIME_OF_USE,
      periods: [...TIME_OF_USE.periods, { name: 'Super', tiers: [{ up_to_kwh: null, rate_usd_per_kwh: 1 }] }],
      weekday: matrix((_, hour) => (hour === 20 ? 2 : hour >= 16 && hour < 20 ? 1 : 0)),
    }
    const small = { ...BATTERY, usable_kwh: 2, power_kw: 5, reserve: 0 }
    const { discharged } = arbitrage(USE, production, small, pricesOf(plan, BILLED, USE), FROM_GRID)
    // Monday.
    expect(discharged[24 + 20]).toBeGreaterThan(1.5)
    expect(discharged[24 + 17]).toBe(0)
  })
})

describe('by default', () => {
  const flat = { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 0 }
  it.each([
    ['a flat rate at full retail', flat, 'backup'],
    ['net billing', { ...flat, net_metering: BILLED }, 'self_consumption'],
    ['time of use that pays', { ...flat, plan: TIME_OF_USE, net_metering: BILLED }, 'arbitrage'],
    ['time of use at full retail', { ...flat, plan: TIME_OF_USE }, 'arbitrage'],
    [
      'selling all',
      { ...flat, plan: TIME_OF_USE, net_metering: { kind: 'buy_all_sell_all', export_usd_per_kwh: 0.1 } },
      'backup',
    ],
  ] as const)('%s decides', (_, tariff, strategy) => {
    expect(usualControl(tariff, BATTERY).strategy).toBe(strategy)
  })
  const hourly = matrix((_, hour) => (hour === 19 ? 0.9 : 0.04))
  it.each([
    ['full retail', {}, SUN_OUT],
    ['net billing below the cheapest rate', { net_metering: BILLED }, FROM_GRID],
    [
      'net billing with a dear hour',
      { net_metering: { kind: 'net_billing', export_weekday: hourly, export_weekend: hourly } },
      SUN_OUT,
    ],
    ['nothing paid', { net_metering: { kind: 'none' } }, FROM_GRID],
  ] as const)('under %s the rate decides what the battery does with the grid', (_, settled, use) => {
    const tariff = { ...flat, plan: TIME_OF_USE, ...structuredClone(settled) }
    expect(gridUse(tariff, BATTERY)).toEqual(use)
    expect(gridUse(tariff, { ...BATTERY, grid: 'both' })).toEqual({ charge: true, export: true })
    expect(gridUse(tariff, { ...BATTERY, grid: 'none' })).toEqual({ charge: false, export: false })
  })
})
