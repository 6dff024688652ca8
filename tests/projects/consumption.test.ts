// A year of use is what was typed, whatever its months add up to; a bill that stands for a year is that bill again.
import { describe, expect, it } from 'vitest'
import { usualMonth } from '#machines/energy/billing/usual-month.ts'
import { sum } from '#machines/lib/numbers.ts'
import { annualConsumption, monthlyConsumption } from '#machines/projects/rules.ts'
import { TIERED } from '../energy/plans.ts'

it('a year typed as a whole is that year again', () => {
  for (const kwh of [12_000, 9_999, 10_001.5])
    expect(annualConsumption({ consumption: { mode: 'annual_kwh', values: [kwh], additions: [] }, tariff: null })).toBe(
      kwh,
    )
})

describe('a bill that stands for a year', () => {
  const flat = { rate_usd_per_kwh: 0.2, fixed_charge_cents_per_month: 1_000 }
  const bills = (months: number[] | null) => (months ?? []).map(kwh => kwh * 20 + 1_000)

  it('about $240 a month is $2,880 a year, more of it in summer', () => {
    const months = monthlyConsumption({
      consumption: { mode: 'average_bill_cents', values: [24_000] },
      tariff: flat,
    })
    expect(sum(bills(months))).toBeCloseTo(288_000, 6)
    expect(months?.[6]).toBeGreaterThan(months?.[1] ?? 0)
  })

  it('one bill is that of its month, whichever it is', () => {
    for (let month = 1; month <= 12; month++) {
      const months = monthlyConsumption({
        consumption: { mode: 'one_bill_cents', values: [18_000], month },
        tariff: flat,
      })
      expect(bills(months)[month - 1]).toBeCloseTo(18_000, 6)
    }
  })

  it('a rate plan turns an average bill back to the same bills', () => {
    const plan = TIERED
    const tariff = { ...flat, plan }
    const months = monthlyConsumption({ consumption: { mode: 'average_bill_cents', values: [24_000] }, tariff })
    const total = sum((months ?? []).map((kwh, month) => usualMonth(plan, month, kwh).total_usd))
    expect(total).toBeCloseTo(2_880, 2)
  })

  it('a bill below the fixed charge is no use, and without a rate nothing is known', () => {
    const consumption = { mode: 'average_bill_cents' as const, values: [500] }
    expect(sum(monthlyConsumption({ consumption, tariff: flat }) ?? [1])).toBe(0)
    expect(monthlyConsumption({ consumption, tariff: null })).toBeNull()
  })
})
