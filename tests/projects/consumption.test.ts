// A year of use equals what was typed, whatever its months add up to; a bill used for a year converts back to itself.
import { describe, expect, it } from 'vitest'
import { usualMonth } from '#machines/design/energy/billing/usual-month.ts'
import { stations } from '#machines/design/weather/stations.ts'
import { sum } from '#machines/lib/numbers.ts'
import { annualConsumption, monthlyConsumption } from '#machines/projects/use-by-month.ts'
import { TIERED } from '#tests/design/energy/plans.ts'

const PHOENIX = { state: 'AZ', latitude: 33.45, longitude: -112.07 }
const MINNEAPOLIS = { state: 'MN', latitude: 44.98, longitude: -93.27 }

it('a year typed as a whole is that year again', () => {
  for (const kwh of [12_000, 9_999, 10_001.5])
    for (const address of [null, PHOENIX, MINNEAPOLIS])
      expect(
        annualConsumption({ consumption: { mode: 'annual_kwh', values: [kwh], additions: [] }, tariff: null, address }),
      ).toBe(kwh)
})

it('about 900 kWh a month is 10,800 kWh a year', () => {
  const consumption = { mode: 'average_kwh' as const, values: [900] }
  expect(annualConsumption({ consumption, tariff: null, address: PHOENIX })).toBe(10_800)
})

describe('a year known as one figure follows the climate', () => {
  const monthsAt = (address: typeof PHOENIX | null, kwh = 12_000) =>
    monthlyConsumption({ consumption: { mode: 'annual_kwh', values: [kwh] }, tariff: null, address }) ?? []
  const highest = (months: number[]) => months.indexOf(Math.max(...months)) + 1

  it('in Phoenix July takes over twice what a month of spring does', () => {
    const months = monthsAt(PHOENIX)
    expect([7, 8]).toContain(highest(months))
    expect((months[6] ?? 0) / (months[2] ?? 1)).toBeGreaterThan(2)
  })

  it('in Minneapolis, heated by gas, July is a little higher than January, and both than April', () => {
    const [january = 0, , , april = 0, , , july = 0] = monthsAt(MINNEAPOLIS)
    expect(highest(monthsAt(MINNEAPOLIS))).toBe(7)
    expect(july / january).toBeGreaterThan(1.1)
    expect(july / january).toBeLessThan(1.6)
    expect(january / april).toBeGreaterThan(1.02)
  })

  it('in San Francisco no month is far from another', () => {
    const months = monthsAt({ state: 'CA', latitude: 37.77, longitude: -122.42 })
    expect(Math.max(...months) / Math.min(...months)).toBeLessThan(1.35)
  })

  it('has air conditioning as over a quarter of it in Phoenix, and less in Minneapolis', () => {
    const cooled = (address: typeof PHOENIX) => {
      const months = monthsAt(address, 1)
      const base = Math.min(...months) * 12
      return 1 - base
    }
    expect(cooled(PHOENIX)).toBeGreaterThan(0.25)
    expect(cooled(MINNEAPOLIS)).toBeGreaterThan(0.05)
    expect(cooled(MINNEAPOLIS)).toBeLessThan(0.25)
  })

  it('adds up to the year within 0.001 kWh, wherever the house is, and where no station is near', () => {
    const places = stations().filter((_, at) => at % 60 === 0)
    for (const { latitude_deg: latitude, longitude_deg: longitude } of [
      ...places,
      { latitude_deg: -14.3, longitude_deg: -170.7 },
    ])
      expect(Math.abs(sum(monthsAt({ state: 'AZ', latitude, longitude }, 87_654.321)) - 87_654.321)).toBeLessThan(0.001)
    expect(Math.abs(sum(monthsAt(null)) - 12_000)).toBeLessThan(0.001)
  })
})

describe('a bill used for a year', () => {
  const flat = { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 1_000 }
  const bills = (months: number[] | null) => (months ?? []).map(kwh => kwh * 20 + 1_000)

  it('about $240 a month is $2,880 a year, more of it in summer', () => {
    const months = monthlyConsumption({
      consumption: { mode: 'average_bill_cents', values: [24_000] },
      tariff: flat,
      address: PHOENIX,
    })
    expect(sum(bills(months))).toBeCloseTo(288_000, 6)
    expect(months?.[6]).toBeGreaterThan(months?.[1] ?? 0)
  })

  it('one bill is that of its month, whichever it is', () => {
    for (let month = 1; month <= 12; month++) {
      const months = monthlyConsumption({
        consumption: { mode: 'one_bill_cents', values: [18_000], month },
        tariff: flat,
        address: PHOENIX,
      })
      expect(bills(months)[month - 1]).toBeCloseTo(18_000, 6)
    }
  })

  it('a rate plan turns an average bill back to the same bills', () => {
    const plan = TIERED
    const tariff = { ...flat, plan }
    const months = monthlyConsumption({
      consumption: { mode: 'average_bill_cents', values: [24_000] },
      tariff,
      address: PHOENIX,
    })
    const total = sum((months ?? []).map((kwh, month) => usualMonth(plan, month, kwh).total_usd))
    expect(total).toBeCloseTo(2_880, 2)
  })

  it('a bill below the fixed charge is no use, and without a rate nothing is known', () => {
    const consumption = { mode: 'average_bill_cents' as const, values: [500] }
    expect(sum(monthlyConsumption({ consumption, tariff: flat, address: null }) ?? [1])).toBe(0)
    expect(monthlyConsumption({ consumption, tariff: null, address: null })).toBeNull()
  })
})
