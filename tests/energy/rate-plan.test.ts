import { describe, expect, it } from 'vitest'
import { netMeteringFaults, planFaults } from '#machines/energy/plan-faults.ts'
import {
  averageRate,
  byPeriod,
  demandUsd,
  energyUsd,
  kwhOfBill,
  marginalRates,
  usualMonth,
} from '#machines/energy/rate-plan.ts'
import { FLAT, matrix, TIERED, TIME_OF_USE, year } from './plans.ts'

describe('what a plan charges', () => {
  it('counts the hours of each period of weekdays and weekends', () => {
    // January 2023 has 22 weekdays.
    const used = byPeriod(TIME_OF_USE, year(1))
    expect(used[1]).toBe(22 * 5)
    expect(used[0]).toBe(31 * 24 - 22 * 5)
  })
  it('charges each tier for what lies in it; below zero at the first', () => {
    expect(energyUsd(TIERED, 0, 500, 30)).toBeCloseTo(300 * 0.1 + 200 * 0.3, 9)
    expect(energyUsd(TIERED, 0, 300, 30)).toBeCloseTo(30, 9)
    expect(energyUsd(TIERED, 0, -100, 30)).toBeCloseTo(-10, 9)
    expect(
      energyUsd(
        {
          ...TIERED,
          tier_basis: 'day',
          periods: [
            {
              name: 'All',
              tiers: [
                { up_to_kwh: 10, rate_usd_per_kwh: 0.1 },
                { up_to_kwh: null, rate_usd_per_kwh: 0.3 },
              ],
            },
          ],
        },
        0,
        500,
        30,
      ),
    ).toBeCloseTo(90, 9)
  })
  it('knows what one more kWh costs', () => {
    expect(marginalRates(TIERED, byPeriod(TIERED, year(0.1)))[0]).toBe(0.1)
    expect(marginalRates(TIERED, byPeriod(TIERED, year(1)))[0]).toBe(0.3)
  })
  it('charges demand on the highest hour among those it looks at', () => {
    const plan = {
      ...FLAT,
      demand: [
        {
          name: 'Evening',
          months: [1],
          tiers: [
            { up_to_kw: 2, rate_usd_per_kw: 5 },
            { up_to_kw: null, rate_usd_per_kw: 10 },
          ],
          hours: { weekday: [18], weekend: [] },
        },
      ],
    }
    // January 1 is a Sunday: its 18:00 does not count, Monday's does; noon never does.
    const [january, february] = demandUsd(
      plan,
      year(hour => (hour === 18 ? 9 : hour === 24 + 18 ? 3 : hour % 24 === 12 ? 8 : 0)),
    )
    expect(january).toBe(2 * 5 + 10)
    expect(february).toBe(0)
  })
  it('reads a bill back as the energy it was for', () => {
    for (const plan of [FLAT, TIERED, TIME_OF_USE]) {
      const cents = usualMonth(plan, 6, 812).total_usd * 100
      expect(kwhOfBill(plan, 6, cents)).toBeCloseTo(812, 2)
    }
    expect(kwhOfBill(FLAT, 6, 900)).toBe(0)
    expect(averageRate(FLAT)).toBeCloseTo(0.2, 9)
  })
  it('adds what the smallest bill asks for', () => {
    expect(usualMonth({ ...FLAT, minimum_usd_per_month: 25 }, 0, 10)).toMatchObject({ minimum_usd: 13, total_usd: 25 })
  })
})

describe('faults of a plan', () => {
  const fields = (plan: typeof FLAT) => planFaults(plan).map(({ field }) => field)
  const tiers = (...ends: (number | null)[]) => ({
    ...FLAT,
    periods: [{ name: 'All', tiers: ends.map(up_to_kwh => ({ up_to_kwh, rate_usd_per_kwh: 0.1 })) }],
  })
  const charge = (name: string, weekday: number[], months = [6]) => ({
    name,
    months,
    tiers: [{ up_to_kw: null, rate_usd_per_kw: 5 }],
    hours: { weekday, weekend: [] },
  })

  it('are none in plans that can be used', () => {
    for (const plan of [
      FLAT,
      TIERED,
      TIME_OF_USE,
      { ...FLAT, demand: [charge('A', [1]), charge('B', [2]), { ...charge('All', []), hours: null }] },
    ])
      expect(planFaults(plan)).toEqual([])
  })
  it.each([
    [
      'a period that is not there',
      { ...FLAT, weekday: matrix((month, hour) => (month === 6 && hour === 17 ? 1 : 0)) },
      'weekday.6.17',
    ],
    ['tiers that do not rise', tiers(300, 200, null), 'periods.0.tiers.1.up_to_kwh'],
    ['tiers of which one is open too early', tiers(null, 200, null), 'periods.0.tiers.0.up_to_kwh'],
    ['a last tier that ends', tiers(300, 400), 'periods.0.tiers.1.up_to_kwh'],
    [
      'two periods of one name',
      {
        ...TIME_OF_USE,
        periods: [...TIME_OF_USE.periods, { name: ' peak ', tiers: TIME_OF_USE.periods[0]?.tiers ?? [] }],
      },
      'periods.2.name',
    ],
    [
      'demand hours that overlap',
      { ...FLAT, demand: [charge('A', [16, 17]), charge('B', [17, 18])] },
      'demand.1.hours',
    ],
    ['a demand charge that looks at no hour', { ...FLAT, demand: [charge('A', [])] }, 'demand.0.hours'],
    ['a month named twice', { ...FLAT, demand: [charge('A', [16], [6, 6])] }, 'demand.0.months'],
    ['a smallest bill below the fixed charge', { ...FLAT, minimum_usd_per_month: 5 }, 'minimum_usd_per_month'],
    ['no name', { ...FLAT, name: ' ' }, 'name'],
  ])('%s', (_, plan, field) => {
    expect(fields(plan)).toEqual([field])
    expect(planFaults(plan)[0]?.sentence).toMatch(/^[A-Z].*\.$/)
  })
  it('demand charges of different months may look at the same hours', () => {
    expect(fields({ ...FLAT, demand: [charge('A', [16], [6]), charge('B', [16], [7])] })).toEqual([])
  })
  it('of net metering: a rate that is missing', () => {
    expect(netMeteringFaults({ kind: 'net_billing' })[0]?.field).toBe('export_usd_per_kwh')
    expect(netMeteringFaults({ kind: 'net_billing', export_weekday: matrix(() => 0.1) })[0]?.field).toBe(
      'export_weekend',
    )
    expect(netMeteringFaults({ kind: 'non_bypassable' })[0]?.field).toBe('non_bypassable_usd_per_kwh')
    expect(netMeteringFaults({ kind: 'full_retail' })).toEqual([])
  })
})
