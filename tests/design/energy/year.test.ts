import { describe, expect, it } from 'vitest'
import { additionHours, additionMonths, climateOf } from '#machines/design/energy/additions.ts'
import { meteredBills } from '#machines/design/energy/bills.ts'
import { monthsOf } from '#machines/design/energy/calendar.ts'
import { energyYear, type Household } from '#machines/design/energy/energy-year.ts'
import { loadYear } from '#machines/design/energy/load-year.ts'
import { FLAT, sun, TIME_OF_USE, year } from './plans.ts'

const MONTHS = [900, 800, 850, 900, 1100, 1400, 1700, 1650, 1400, 1050, 820, 880]
const total = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0)
/** Cold from November to March, hot in July and August, hotter by day. */
const climate = climateOf(
  year(hour => (hour > 7300 || hour < 2000 ? 2 : hour > 4340 && hour < 5830 ? 26 : 17) + (hour % 24 === 14 ? 3 : 0)),
)

describe('use by the hour', () => {
  it('keeps every month to the watt-hour and falls on the evening', () => {
    const use = loadYear({ months: MONTHS }, null)
    for (const [month, kwh] of monthsOf(use).entries()) expect(kwh).toBeCloseTo(MONTHS[month] ?? 0, 6)
    expect(use[19]).toBeGreaterThan((use[3] ?? 0) * 2)
  })
  it('is the meter’s where there is one', () => {
    const use = loadYear({ months: MONTHS, hours: year(hour => (hour % 24 === 3 ? 5 : 0)) }, null)
    expect(use[3]).toBeCloseTo(900 / 31, 6)
    expect(use[4]).toBe(0)
  })
  it.each([
    ['electric_vehicle', (hour: number) => hour % 24 < 6 || hour % 24 >= 22],
    ['pool', (hour: number) => hour % 24 >= 10 && hour % 24 < 16 && hour > 90 * 24 && hour < 304 * 24],
    ['heat_pump', (hour: number) => hour < 4341 || hour > 5829],
    ['air_conditioner', (hour: number) => hour > 2000 && hour < 7301],
    ['water_heater', () => true],
    ['other', () => true],
  ] as const)('what %s adds comes when it runs, and is the year’s to the watt-hour', (kind, runs) => {
    const addition = { kind, name: 'More', annual_kwh: 3000 }
    const hours = additionHours(addition, climate, false)
    expect(total(hours)).toBeCloseTo(3000, 6)
    expect(hours.every((kwh, hour) => kwh >= 0 && (kwh === 0 || runs(hour)))).toBe(true)
    const months = additionMonths(addition, climate)
    for (const [month, kwh] of monthsOf(hours).entries()) expect(kwh).toBeCloseTo(months[month] ?? 0, 6)
  })
  it('timers follow the clock: a car that charges from 22:00 begins at 21:00 standard time in July, where the clock changes', () => {
    const car = { kind: 'electric_vehicle', name: 'Car', annual_kwh: 3000 } as const
    const july = (daylight: boolean) => Array.from(additionHours(car, null, daylight).subarray(190 * 24, 191 * 24))
    expect(july(true).flatMap((kwh, hour) => (kwh > 0 ? [hour] : []))).toEqual([0, 1, 2, 3, 4, 21, 22, 23])
    expect(july(false).flatMap((kwh, hour) => (kwh > 0 ? [hour] : []))).toEqual([0, 1, 2, 3, 4, 5, 22, 23])
  })
  it('a car is charged a little less on weekends; where it is never cold a heat pump runs evenly', () => {
    const car = additionHours({ kind: 'electric_vehicle', name: 'Car', annual_kwh: 3000 }, null)
    expect((car[2] ?? 0) / (car[26] ?? 1)).toBeCloseTo(0.85, 9)
    expect(additionMonths({ kind: 'heat_pump', name: 'Pump', annual_kwh: 365 }, climateOf(year(30)))[0]).toBeCloseTo(
      31,
      9,
    )
  })
})

const use = loadYear({ months: MONTHS }, null)
const production = sun(8)
const home: Household = {
  use,
  production,
  months: { use: MONTHS, production: monthsOf(production) },
  tariff: { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1300 },
  battery: null,
  degradation: 0.005,
  daylight: true,
  told: ['Said first.'],
}
const BATTERY = { usable_kwh: 13.5, power_kw: 5, round_trip_efficiency: 0.9, reserve: 0.2 }
const BILLED = { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06 } as const

describe('a year', () => {
  it('on a flat rate at full retail is the simple calculation to the cent, in all 25 years, with any backup battery', () => {
    for (const battery of [null, { ...BATTERY, strategy: 'backup' as const }]) {
      const { bills } = energyYear({ ...home, battery }).year
      const simple = (nth: number) =>
        meteredBills(
          {
            consumption_kwh: MONTHS,
            production_kwh: home.months.production,
            rate_usd_per_kwh: 0.15,
            fixed_charge_cents: 1300,
          },
          nth,
          0,
          0.005,
        )
      expect(bills?.after.map(bill => bill.total_cents)).toEqual(simple(1).after_cents)
      expect(bills?.before.map(bill => bill.total_cents)).toEqual(simple(1).before_cents)
      expect(bills?.by_year.map(one => one.after_cents)).toEqual(
        Array.from({ length: 25 }, (_, index) => simple(index + 1).after_year_cents),
      )
      for (const bill of [...(bills?.before ?? []), ...(bills?.after ?? [])])
        expect(bill.energy_cents + bill.demand_cents + bill.fixed_cents + bill.credit_cents + bill.minimum_cents).toBe(
          bill.total_cents,
        )
    }
  })
  it('sums what its hours say', () => {
    const { year: made, flows } = energyYear({ ...home, battery: { ...BATTERY, strategy: 'self_consumption' } })
    expect(made.year.production + made.year.import + made.year.discharged).toBeCloseTo(
      made.year.use + made.year.export + made.year.charged,
      2,
    )
    expect(total(made.months.map(month => month.import))).toBeCloseTo(made.year.import, 2)
    expect(made.year.import).toBeCloseTo(total(flows.import), 2)
    expect(made.self_sufficiency).toBeCloseTo(1 - made.year.import / made.year.use, 6)
    expect(made.self_consumption).toBeCloseTo((made.year.from_sun + made.year.from_battery) / made.year.production, 6)
    expect(made.battery?.losses_kwh).toBeCloseTo(made.year.charged - made.year.discharged, 6)
    expect(made.assumptions[0]).toBe('Said first.')
  })
  it('what the grid filled is not counted as the sun’s', () => {
    const dark = { ...home, production: year(0), months: { use: MONTHS, production: new Array<number>(12).fill(0) } }
    const tariff = {
      ...home.tariff,
      rate_usd_per_kwh: 0.15,
      fixed_charge_cents_per_month: 0,
      plan: TIME_OF_USE,
      net_metering: BILLED,
    }
    const { year: made } = energyYear({ ...dark, tariff, battery: { ...BATTERY, strategy: 'arbitrage' } })
    expect(made.year.discharged).toBeGreaterThan(1000)
    expect(made.self_sufficiency).toBe(0)
  })
  it('grows dearer as panels and battery age', () => {
    const tariff = { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 0, plan: TIME_OF_USE, net_metering: BILLED }
    const bills = (battery: Household['battery'], degradation = 0.005) =>
      energyYear({ ...home, tariff, battery, degradation }).year.bills?.by_year.map(one => one.after_cents) ?? []
    const aging = bills({ ...BATTERY, strategy: 'arbitrage' })
    expect(aging).toHaveLength(25)
    expect(aging.at(-1)).toBeGreaterThan(aging[0] ?? 0)
    const battery_only = bills({ ...BATTERY, strategy: 'arbitrage' }, 0)
    expect(battery_only.at(-1)).toBeGreaterThan(battery_only[0] ?? 0)
    expect(aging[0]).toBeLessThan(bills(null)[0] ?? 0)
  })
  it('is without bills while there is no tariff', () => {
    expect(energyYear({ ...home, tariff: null }).year.bills).toBeNull()
  })
  it('on a flat plan is what the flat rate is', () => {
    const flat = { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 1000 }
    const plain = energyYear({ ...home, tariff: flat }).year.bills
    const plan = energyYear({ ...home, tariff: { ...flat, plan: FLAT } }).year.bills
    expect(Math.abs((plain?.after_year_cents ?? 0) - (plan?.after_year_cents ?? 0))).toBeLessThanOrEqual(12)
  })
})
