import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortise } from '#machines/money/financing/amortisation.ts'
import {
  type FinancedProject,
  type FinancingOption,
  financingTypeOf,
  paymentFor,
} from '#machines/money/financing/rules.ts'
import { leaseFromRate, leasePayments, ppaPayments } from '#machines/money/financing/third-party.ts'
import { grossUp } from '#machines/money/pricing/rules.ts'

const project: FinancedProject = {
  price_cents: 2_050_000,
  size_w: 8_200,
  annual_kwh: 10_000,
  bills: { kind: 'yearly', before_year1_cents: 206_150, after_year1_cents: 30_000 },
}
const ppa = { type: 'ppa', term_months: 300, escalator: 0.0299, rate_usd_per_kwh: 0.15 } as const

describe('payments to a system owner', () => {
  it('raise a lease every year from the first payment, without compounding roundings', () => {
    const years = leasePayments({ first_year_monthly_cents: 10_001, escalator: 0.0299, term_months: 300 })
    expect(years).toHaveLength(25)
    expect(years[0]).toEqual({ year: 1, months: 12, monthly_cents: 10_001, total_cents: 120_012 })
    // 100.01 x 1.0299^2 = 106.0798... by hand.
    expect(years[2]?.monthly_cents).toBe(10_608)
    expect(years[24]?.monthly_cents).toBe(Math.round(10_001 * 1.0299 ** 24))
  })

  it('follow rate and production in a PPA', () => {
    const years = ppaPayments({ ...ppa, annual_kwh: 10_000, degradation: 0.005 })
    expect(years[0]).toEqual({ year: 1, months: 12, monthly_cents: 12_500, total_cents: 150_000 })
    // 1500 x 1.0299 x 0.995 = 1537.12575.
    expect(years[1]).toMatchObject({ total_cents: 153_713, monthly_cents: 12_809 })
  })

  it('count a broken last year by its months', () => {
    const years = leasePayments({ first_year_monthly_cents: 10_000, escalator: 0, term_months: 30 })
    expect(years.map(year => year.total_cents)).toEqual([120_000, 120_000, 60_000])
    expect(() => leasePayments({ first_year_monthly_cents: 10_000, escalator: 0, term_months: 0 })).toThrow(RangeError)
  })

  it('price a lease by its kWh rate on the first year', () => {
    expect(leaseFromRate(0.15, 10_000)).toBe(12_500)
    expect(leaseFromRate(0.1667, 11_234.5)).toBe(15_607)
  })
})

describe('the figures of a financing option', () => {
  it('put the whole price on the first day for cash', () => {
    const cash = paymentFor({ type: 'cash' }, { ...project, incentives_cents: [100_000] })
    expect(cash).toMatchObject({
      type_code: 1,
      amount_financed_cents: 0,
      upfront_cents: 2_050_000,
      monthly_payment_cents: 0,
      total_paid_cents: 2_050_000,
      net_cost_cents: 1_950_000,
      dealer_fee_cents: 0,
    })
    expect(cash.payback_years).toBeGreaterThan(8)
    expect(cash.payback_years).toBeLessThan(14)
    expect(cash.irr).toBeGreaterThan(0.06)
    expect(cash.npv_cents).toBeGreaterThan(0)
  })

  it('gross a loan up by the dealer fee and account for every cent', () => {
    const loan = paymentFor({ type: 'loan', term_months: 300, apr: 0.0399, dealer_fee: 0.25 }, project)
    expect(loan.amount_financed_cents).toBe(grossUp(2_050_000, 0.25))
    expect(loan.amount_financed_cents - loan.dealer_fee_cents).toBe(2_050_000)
    expect(loan.monthly_payment_cents * 299 + loan.final_payment_cents).toBe(loan.total_paid_cents)
    expect(loan.table.rows.reduce((sum, row) => sum + row.financing_cents, 0)).toBe(loan.total_paid_cents)
    expect(loan.irr).toBeNull()
    expect(loan.type_code).toBe(0)
  })

  it('pay a loan back when the savings cover what was paid and is still owed, never before cash at the same price', () => {
    const cash = paymentFor({ type: 'cash' }, project).payback_years ?? 0
    const loan = (apr: number, dealer_fee: number, term_months: number) =>
      paymentFor({ type: 'loan', term_months, apr, dealer_fee }, project)
    // Without interest and fee it is the cash purchase, paid later.
    expect(loan(0, 0, 300).payback_years).toBe(cash)
    const usual = loan(0.0749, 0, 300)
    const [year_1] = usual.table.rows
    expect(year_1?.owed_cents).toBe(
      amortise({ principal_cents: 2_050_000, apr: 0.0749, term_months: 300 }).rows[11]?.balance_cents,
    )
    const positions = usual.table.rows.map(({ cumulative_cents, owed_cents = 0 }) => cumulative_cents - owed_cents)
    const first = positions.findLastIndex(cents => cents < 0) + 1
    if (usual.payback_years !== null) expect(Math.ceil(usual.payback_years)).toBe(first + 1)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_200 }),
        fc.integer({ min: 0, max: 300 }),
        fc.constantFrom(60, 120, 240, 300),
        (basis_points, permille, term_months) => {
          const years = loan(basis_points / 10_000, permille / 1_000, term_months).payback_years
          expect(years ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(cash)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('lower a loan by a paydown that the homeowner pays in month 18', () => {
    const option: FinancingOption = { type: 'loan', term_months: 300, apr: 0.0749, dealer_fee: 0 }
    const loan = paymentFor(option, { ...project, paydown: { by_month: 18, amount_cents: 300_000 } })
    expect(loan.reduced_payment_cents).toBeLessThan(loan.monthly_payment_cents)
    expect(loan.table.rows[1]?.financing_cents).toBeGreaterThan(300_000)
    expect(loan.table.rows.reduce((sum, row) => sum + row.financing_cents, 0)).toBe(loan.total_paid_cents)
  })

  it('leave upkeep and batteries to the provider of a lease or PPA', () => {
    const generous = {
      ...project,
      battery_replacements: [{ year: 10, cost_cents: 900_000 }],
    }
    const { table, ...figures } = paymentFor(ppa, generous)
    expect(figures).toMatchObject({
      type_code: 3,
      upfront_cents: 0,
      amount_financed_cents: 0,
      monthly_payment_cents: 12_500,
    })
    expect(figures.net_cost_cents).toBe(figures.total_paid_cents)
    expect(table.rows.every(row => row.upkeep_cents === 0)).toBe(true)
    expect(figures.payback_years).toBe(0)
  })

  it('say who pays for upkeep, so that two payment options do not contradict each other on one page', () => {
    const said = (option: FinancingOption) =>
      paymentFor(option, project).table.assumptions.find(sentence => sentence.includes('upkeep'))
    expect(said(ppa)).toBe('With a lease or PPA, the provider pays for upkeep.')
    expect(said({ type: 'cash' })).toMatch(/^With cash or a loan, upkeep costs \$\d/)
  })

  it('count incentives in the years they are received, whatever the payment option', () => {
    for (const option of [ppa, { type: 'cash' } as const]) {
      const without = paymentFor(option, project)
      const { table, net_cost_cents } = paymentFor(option, { ...project, incentives_cents: [50_000, 0, 7_000] })
      expect(table.rows.slice(0, 4).map(row => row.incentives_cents)).toEqual([50_000, 0, 7_000, 0])
      expect(net_cost_cents).toBe(without.total_paid_cents - 57_000)
    }
  })

  it('price a lease either way', () => {
    const terms = { type: 'lease', term_months: 240, escalator: 0 } as const
    const byRate = paymentFor({ ...terms, rate_usd_per_kwh: 0.15 }, project)
    const bySum = paymentFor({ ...terms, first_year_monthly_cents: 12_500 }, project)
    expect(byRate).toEqual(bySum)
    expect(byRate.total_paid_cents).toBe(240 * 12_500)
    expect(byRate.table.rows[20]?.net_cents).toBe(0)
  })

  it('say that a loan outlives the table', () => {
    const long = paymentFor({ type: 'loan', term_months: 360, apr: 0.05, dealer_fee: 0 }, project)
    expect(long.table.assumptions).toContain('Payments after year 25 are not in the table.')
  })

  it('know the codes on the wire', () => {
    expect([0, 1, 2, 3].map(financingTypeOf)).toEqual(['loan', 'cash', 'lease', 'ppa'])
    expect(() => financingTypeOf(4)).toThrow(RangeError)
  })
})
