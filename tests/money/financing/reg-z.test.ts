import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortise } from '#machines/money/financing/amortisation.ts'
import { actuarialApr, type Flow, federalBox } from '#machines/money/financing/reg-z.ts'
import { paymentFor } from '#machines/money/financing/rules.ts'
import { grossUp } from '#machines/money/pricing/rules.ts'

type Terms = Parameters<typeof actuarialApr>[0]

/** `count` payments of one amount, a unit-period apart from `unit_periods` on. */
const level = (amount: number, count: number, unit_periods = 1, fraction = 0): Flow[] =>
  Array.from({ length: count }, (_, nth) => ({ amount, unit_periods: unit_periods + nth, fraction }))

const single = (advance: number, payments: Flow[], unit_periods_a_year: number): Terms => ({
  advances: [{ amount: advance, unit_periods: 0 }],
  payments,
  unit_periods_a_year,
})

/** Newton's method on powers: written another way than the product's bisection, so that both must be wrong alike to agree. */
function byNewton({ advances, payments, unit_periods_a_year }: Terms): number {
  const flows = [...payments, ...advances.map(flow => ({ ...flow, amount: -flow.amount }))]
  const worth = (i: number) =>
    flows.reduce((sum, { amount, unit_periods, fraction = 0 }) => {
      return sum + amount * (1 + fraction * i) ** -1 * (1 + i) ** -unit_periods
    }, 0)
  let i = 0.1 / unit_periods_a_year
  for (let step = 0; step < 200; step++) {
    const slope = (worth(i + 1e-7) - worth(i - 1e-7)) / 2e-7
    i = Math.max(i - worth(i) / slope, -0.5)
  }
  return i * unit_periods_a_year
}

/** 12 CFR part 1026, Appendix J(c): terms and the rate it prints. */
const PUBLISHED: [name: string, apr: number, terms: Terms][] = [
  ['(1)(i) monthly', 0.0969, single(5_000, level(230, 24), 12)],
  ['(1)(ii) monthly, long first period of 1 month and 19 days', 0.1182, single(6_000, level(200, 36, 1, 19 / 30), 12)],
  ['(1)(iii) semimonthly, short first period of 6 days', 0.1034, single(5_000, level(219.17, 24, 0, 6 / 15), 24)],
  ['(1)(iv) quarterly, long first period', 0.0897, single(10_000, level(385, 40, 1, 39 / 90), 4)],
  [
    '(2)(ii) every four weeks, long first period, irregular first payment',
    0.285,
    single(400, [{ amount: 39.5, unit_periods: 1, fraction: 5 / 28 }, ...level(38.31, 11, 2, 5 / 28)], 13),
  ],
  ['(3)(i) monthly, irregular last payment', 0.105, single(5_000, [...level(230, 23), ...level(280, 1, 24)], 12)],
  [
    '(3)(ii) every two weeks, short first period, irregular last payment',
    0.1222,
    single(200, [...level(9.5, 19, 0, 8 / 14), ...level(30, 1, 19, 8 / 14)], 26),
  ],
  [
    '(4)(i) monthly, irregular first and last payments',
    0.109,
    single(5_000, [...level(250, 1), ...level(230, 22, 2), ...level(280, 1, 24)], 12),
  ],
  [
    '(4)(ii) every two months, short first period, irregular first and last payments',
    0.073,
    single(8_000, [...level(449.36, 1, 0, 52 / 60), ...level(465, 18, 1, 52 / 60), ...level(200, 1, 19, 52 / 60)], 6),
  ],
  ['(5)(i) one payment after 255 days', 0.1145, single(1_000, level(1_080, 1), 365 / 255)],
]

describe('the annual percentage rate of Regulation Z', () => {
  it.each(PUBLISHED)('is what Appendix J prints for %s', (_, apr, terms) => {
    expect(actuarialApr(terms)).toBe(apr)
    expect(byNewton(terms)).toBeCloseTo(apr, 4)
  })

  it.each<[string, Terms]>([
    ['a balloon', single(1_000_000, [...level(8_000, 59), ...level(700_000, 1, 60)], 12)],
    ['payments that fall once', single(2_000_000, [...level(20_000, 18), ...level(14_000, 222, 19)], 12)],
    ['no payments at first', single(2_000_000, level(16_000, 228, 13), 12)],
    ['two advances', { ...single(500_000, level(28_000, 36, 2), 12), advances: level(400_000, 2, 0) }],
  ])('is found for %s as another root-finder finds it', (_, terms) => {
    expect(actuarialApr(terms)).toBeCloseTo(byNewton(terms), 4)
    expect(actuarialApr(terms)).toBeGreaterThan(0)
  })

  it('is nothing where no more is paid than was lent', () => {
    expect(actuarialApr(single(1_200, level(100, 12), 12))).toBe(0)
    expect(actuarialApr(single(1_200, level(99, 12), 12))).toBe(0)
  })

  it('of any loan is the rate of an independent root-finder, and never below the note rate', () => {
    fc.assert(
      fc.property(
        fc.record({
          price_cents: fc.integer({ min: 500_000, max: 20_000_000 }),
          rate: fc.integer({ min: 0, max: 1_800 }).map(points => points / 10_000),
          term_months: fc.integer({ min: 24, max: 360 }),
          dealer_fee: fc.integer({ min: 0, max: 40 }).map(percent => percent / 100),
          paydown_share: fc.option(fc.integer({ min: 1, max: 50 }).map(percent => percent / 100)),
        }),
        ({ price_cents, rate, term_months, dealer_fee, paydown_share }) => {
          const principal_cents = grossUp(price_cents, dealer_fee)
          const amount_cents = Math.round(principal_cents * (paydown_share ?? 0))
          const schedule = amortise({
            principal_cents,
            apr: rate,
            term_months,
            ...(amount_cents > 0 ? { paydown: { by_month: 18, amount_cents } } : {}),
          })
          const box = federalBox(schedule, price_cents)
          const payments = schedule.rows.map(row => ({
            amount: row.payment_cents + row.paydown_cents,
            unit_periods: row.month,
          }))
          expect(box.amount_financed_cents + box.finance_charge_cents).toBe(box.total_of_payments_cents)
          expect(box.finance_charge_cents).toBe(schedule.total_interest_cents + principal_cents - price_cents)
          expect(box.apr).toBeGreaterThanOrEqual(rate - 0.0001)
          expect(Math.abs(box.apr - byNewton(single(price_cents, payments, 12)))).toBeLessThanOrEqual(0.000_051)
        },
      ),
      { numRuns: 60 },
    )
  })
})

const project = {
  price_cents: 3_000_000,
  size_w: 10_000,
  annual_kwh: 16_000,
  bills: { kind: 'yearly', before_year1_cents: 0, after_year1_cents: 0 },
} as const

describe('what an offer of a loan discloses', () => {
  it('comes to 6.94% for 25 years at 3.99% with a dealer fee of a quarter', () => {
    const { reg_z, amount_financed_cents } = paymentFor(
      { type: 'loan', term_months: 300, apr: 0.0399, dealer_fee: 0.25 },
      project,
    )
    expect(amount_financed_cents).toBe(4_000_000)
    // 299 payments of $210.92 and one of $209.90, against the price of $30,000.
    expect(reg_z).toEqual({
      apr: 0.0694,
      finance_charge_cents: 3_327_498,
      amount_financed_cents: 3_000_000,
      total_of_payments_cents: 6_327_498,
    })
  })

  it('is the note rate where nothing but interest is paid', () => {
    const { reg_z } = paymentFor({ type: 'loan', term_months: 300, apr: 0.0749, dealer_fee: 0 }, project)
    expect(reg_z).toMatchObject({ apr: 0.0749, amount_financed_cents: 3_000_000 })
  })

  it('counts what a loan’s price is above the cash price, and never below it', () => {
    const loan = { type: 'loan', term_months: 300, apr: 0.0749, dealer_fee: 0 } as const
    const dearer = paymentFor(loan, { ...project, credit_surcharge_cents: 100_000 })
    expect(dearer.reg_z).toMatchObject({ amount_financed_cents: 2_900_000 })
    expect(dearer.reg_z?.apr).toBeGreaterThan(0.0749)
    expect(dearer.monthly_payment_cents).toBe(paymentFor(loan, project).monthly_payment_cents)
  })

  it('counts the tax credit that is paid in, so the fee is spread over fewer dollars', () => {
    const loan = { type: 'loan', term_months: 300, apr: 0.0399, dealer_fee: 0.25 } as const
    const { reg_z, total_paid_cents } = paymentFor({ ...loan, paydown_share: 0.3 }, project)
    expect(reg_z?.total_of_payments_cents).toBe(total_paid_cents)
    expect(reg_z?.apr).toBeGreaterThan(0.0694)
  })

  it('is shown for loans alone', () => {
    const bills = project.bills
    expect(paymentFor({ type: 'cash' }, { ...project, bills }).reg_z).toBeNull()
    expect(
      paymentFor({ type: 'ppa', term_months: 300, escalator: 0, rate_usd_per_kwh: 0.15 }, { ...project, bills }).reg_z,
    ).toBeNull()
  })
})
