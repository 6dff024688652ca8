import { describe, expect, it } from 'vitest'
import { billedDemand, demandUsd, drawnKw } from '#machines/design/energy/billing/demand.ts'
import { averageRate, kwhOfBill, usualMonth } from '#machines/design/energy/billing/usual-month.ts'
import { netMeteringFaults, planFaults } from '#machines/design/energy/plan-faults.ts'
import { byPeriod, energyUsd, marginalRates } from '#machines/design/energy/rate-plan.ts'
import { FLAT, matrix, TIERED, TIME_OF_USE, year } from './plans.ts'

describe('what a plan charges', () => {
  it('counts the hours of each period of weekdays and weekends', () => {
    // January 2023 has 22 weekdays.
    const used = byPeriod(TIME_OF_USE, year(1))
    expect(used[1]).toBe(22 * 5)
    expect(used[0]).toBe(31 * 24 - 22 * 5)
  })
  it('charges each tier for its own kWh; below zero at the first', () => {
    expect(energyUsd(TIERED, 3, [500])).toBeCloseTo(300 * 0.1 + 200 * 0.3, 9)
    expect(energyUsd(TIERED, 3, [300])).toBeCloseTo(30, 9)
    expect(energyUsd(TIERED, 3, [-100])).toBeCloseTo(-10, 9)
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
        3,
        [500],
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
  it('counts a month’s tier over all periods, shared out by use, or each period alone where it says so', () => {
    const tiers = (first: number) => [
      { up_to_kwh: 300, rate_usd_per_kwh: first },
      { up_to_kwh: null, rate_usd_per_kwh: first + 0.1 },
    ]
    const plan = {
      ...TIME_OF_USE,
      periods: [
        { name: 'Off-peak', tiers: tiers(0.2) },
        { name: 'Peak', tiers: tiers(0.5) },
      ],
    }
    // 450 of 600 kWh are off-peak: three quarters of both tiers are.
    expect(energyUsd(plan, 0, [450, 150])).toBeCloseTo(225 * 0.2 + 225 * 0.3 + 75 * 0.5 + 75 * 0.6, 9)
    expect(energyUsd({ ...plan, tier_scope: 'each_period' }, 0, [450, 150])).toBeCloseTo(
      300 * 0.2 + 150 * 0.3 + 150 * 0.5,
      9,
    )
    expect(energyUsd(plan, 0, [450, 150])).toBeCloseTo(
      energyUsd({ ...plan, tier_scope: 'all_periods' }, 0, [450, 150]),
      12,
    )
    // Exports beyond use are tiered the same way.
    expect(energyUsd(plan, 0, [-450, -150])).toBeCloseTo(-energyUsd(plan, 0, [450, 150]), 9)
  })
  it('bills a share of earlier peaks where a ratchet looks back, over the turn of the year', () => {
    const measured = [1, 1, 1, 1, 1, 10, 4, 1, 1, 1, 1, 2]
    const billed = (ratchet: { share: number; months: number; of_months?: number[] }) =>
      billedDemand({ ratchet }, measured)
    expect(billedDemand({}, measured)).toEqual(measured)
    expect(billed({ share: 0.8, months: 11 })).toEqual([8, 8, 8, 8, 8, 10, 8, 8, 8, 8, 8, 8])
    expect(billed({ share: 0.8, months: 2 })).toEqual([1.6, 1.6, 1, 1, 1, 10, 8, 8, 3.2, 1, 1, 2])
    // Only peaks of July count.
    expect(billed({ share: 0.5, months: 3, of_months: [7] })).toEqual([1, 1, 1, 1, 1, 10, 4, 2, 2, 2, 1, 2])
  })
  it('measures demand by quarter hours where plan and meter have them', () => {
    const use = year(1)
    const peaks_kw = year(hour => (hour === 300 ? 4 : 1))
    const drawn = { use, import: year(hour => (hour === 300 ? 0.4 : 1)), export: year(0), peaks_kw }
    expect(drawnKw({ ...FLAT, demand_minutes: 15 }, drawn)[300]).toBeCloseTo(3.4, 9)
    expect(drawnKw(FLAT, drawn)[300]).toBe(0.4)
    expect(drawnKw({ ...FLAT, demand_minutes: 15 }, { ...drawn, peaks_kw: undefined })[300]).toBe(0.4)
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
    const { minimum_usd, total_usd } = usualMonth({ ...FLAT, minimum_usd_per_month: 25 }, 0, 10)
    expect([minimum_usd, total_usd].map(usd => usd.toFixed(9))).toEqual(['13.000000000', '25.000000000'])
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
    [
      'a date that no year has',
      {
        ...FLAT,
        holidays: [{ rule: 'date' as const, name: 'A day', month: 2, day: 30, observed: 'on_the_day' as const }],
      },
      'holidays.0.day',
    ],
    [
      'a month that a ratchet names twice',
      { ...FLAT, demand: [{ ...charge('A', [16]), ratchet: { share: 0.8, months: 11, of_months: [6, 6] } }] },
      'demand.0.ratchet.of_months',
    ],
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
