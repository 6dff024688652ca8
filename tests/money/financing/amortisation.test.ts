import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortise, monthlyPayment, yearlyPayments } from '#machines/money/financing/amortisation.ts'

const SCALE = 10n ** 60n

/** Independent of the product: P / sum of v^k, month by month, in 60-digit fixed point; basis points only. */
function paymentBySumming(principal_cents: number, basis_points: number, months: number): number {
  let discount = SCALE
  let annuity = 0n
  for (let month = 1; month <= months; month++) {
    discount = (discount * 120_000n) / (120_000n + BigInt(basis_points))
    annuity += discount
  }
  return Math.round(Number((BigInt(principal_cents) * SCALE * 10_000n) / annuity) / 10_000)
}

const loans = fc.record({
  principal_cents: fc.integer({ min: 100_000, max: 100_000_000 }),
  basis_points: fc.integer({ min: 0, max: 1_500 }),
  term_months: fc.integer({ min: 1, max: 360 }),
})

/** Half a cent of rounding in payment and interest each month, grown to the end: how far a last payment may stray. */
function strayCents(basis_points: number, months: number): number {
  let stray = 0
  for (let month = 0; month < months; month++) stray = stray * (1 + basis_points / 120_000) + 1
  return stray + 1
}

describe('the level payment', () => {
  it('matches published figures', () => {
    // The sample Loan Estimate and Closing Disclosure of 12 CFR 1026, appendix H.
    expect(monthlyPayment(16_200_000, 0.03875, 360)).toBe(76_178)
    // Mortgage tables.
    expect(monthlyPayment(10_000_000, 0.06, 360)).toBe(59_955)
    expect(monthlyPayment(20_000_000, 0.065, 360)).toBe(126_414)
  })

  it('matches an independent sum for the loans offered by default', () => {
    expect(monthlyPayment(3_000_000, 0.0749, 300)).toBe(paymentBySumming(3_000_000, 749, 300))
    expect(monthlyPayment(4_000_000, 0.0399, 300)).toBe(paymentBySumming(4_000_000, 399, 300))
    expect(monthlyPayment(3_000_000, 0.0749, 300)).toBe(22_150)
  })

  it('matches an independent sum for any loan', () => {
    fc.assert(
      fc.property(loans, ({ principal_cents, basis_points, term_months }) => {
        const payment = monthlyPayment(principal_cents, basis_points / 10_000, term_months)
        expect(payment).toBe(paymentBySumming(principal_cents, basis_points, term_months))
      }),
    )
  })

  it('divides evenly at 0%, and takes one month of interest in one month', () => {
    expect(monthlyPayment(1_200_000, 0, 240)).toBe(5_000)
    expect(monthlyPayment(1_200_000, 0.12, 1)).toBe(1_212_000)
    expect(monthlyPayment(0, 0.05, 12)).toBe(0)
  })

  it('refuses rates written as percent, broken terms and broken cents', () => {
    expect(() => monthlyPayment(100, 7.49, 12)).toThrow(RangeError)
    expect(() => monthlyPayment(100, -0.01, 12)).toThrow(RangeError)
    expect(() => monthlyPayment(100, Number.NaN, 12)).toThrow(RangeError)
    expect(() => monthlyPayment(100, 0.05, 0)).toThrow(RangeError)
    expect(() => monthlyPayment(100, 0.05, 12.5)).toThrow(RangeError)
    expect(() => monthlyPayment(99.5, 0.05, 12)).toThrow(RangeError)
  })
})

describe('a loan schedule', () => {
  it('loses no cent: principal parts sum to the principal and payments to the total', () => {
    fc.assert(
      fc.property(loans, ({ principal_cents, basis_points, term_months }) => {
        const schedule = amortise({ principal_cents, apr: basis_points / 10_000, term_months })
        let balance = principal_cents
        let total = 0
        for (const row of schedule.rows) {
          expect(row.payment_cents).toBeGreaterThan(0)
          expect(row.payment_cents - row.interest_cents).toBe(row.principal_cents)
          expect(Math.abs(row.interest_cents - (balance * basis_points) / 120_000)).toBeLessThanOrEqual(0.5001)
          balance -= row.principal_cents
          expect(row.balance_cents).toBe(balance)
          total += row.payment_cents
        }
        expect(balance).toBe(0)
        expect(schedule.total_paid_cents).toBe(total)
        expect(schedule.total_interest_cents).toBe(total - principal_cents)
        expect(yearlyPayments(schedule).reduce((a, b) => a + b, 0)).toBe(total)
      }),
    )
  })

  it('ends in a last payment that differs from the level one only by what rounding left', () => {
    fc.assert(
      fc.property(loans, ({ principal_cents, basis_points, term_months }) => {
        const { rows, level_payment_cents } = amortise({ principal_cents, apr: basis_points / 10_000, term_months })
        const missed = (term_months - rows.length) * level_payment_cents
        const last = rows.at(-1)?.payment_cents ?? 0
        expect(Math.abs(last - level_payment_cents) + missed).toBeLessThanOrEqual(strayCents(basis_points, term_months))
      }),
    )
  })

  it('keeps its cents at both ends of size', () => {
    const tiny = amortise({ principal_cents: 100, apr: 0, term_months: 300 })
    expect(tiny).toMatchObject({ level_payment_cents: 1, final_payment_cents: 1, total_paid_cents: 100 })
    expect(tiny.rows).toHaveLength(100)
    const huge = amortise({ principal_cents: 1e15, apr: 0.0749, term_months: 300 })
    expect(huge.rows.reduce((sum, row) => sum + BigInt(row.principal_cents), 0n)).toBe(10n ** 15n)
    expect(amortise({ principal_cents: 0, apr: 0.05, term_months: 12 })).toMatchObject({
      rows: [],
      total_paid_cents: 0,
    })
  })

  it('pays off what the sample Loan Estimate says in five years', () => {
    // 12 CFR 1026, appendix H, form H-24(B): $162,000 at 3.875 % for 30 years, of which $15,773 is paid off in 5 years.
    const { rows } = amortise({ principal_cents: 16_200_000, apr: 0.03875, term_months: 360 })
    const repaid = rows.slice(0, 60).reduce((sum, row) => sum + row.principal_cents, 0)
    expect(Math.round(repaid / 100)).toBe(15_773)
  })

  it('with a promo: nothing is due while interest is added, or less is due at a lower APR, and then more', () => {
    const terms = { principal_cents: 3_000_000, apr: 0.0699, term_months: 240 }
    const deferred = amortise({ ...terms, promo: { kind: 'no_payments', months: 12 } })
    // Interest on interest, month by month: 30,000 x (1 + 0.0699 / 12)^12.
    expect(Math.abs((deferred.rows[11]?.balance_cents ?? 0) - 3_000_000 * (1 + 0.0699 / 12) ** 12)).toBeLessThan(10)
    expect(deferred).toMatchObject({
      promo_payment_cents: 0,
      level_payment_cents: monthlyPayment(deferred.rows[11]?.balance_cents ?? 0, 0.0699, 228),
    })
    const lower = amortise({ ...terms, promo: { kind: 'lower_apr', months: 24, apr: 0.0199 } })
    expect(lower.promo_payment_cents).toBe(monthlyPayment(3_000_000, 0.0199, 240))
    expect(lower.level_payment_cents).toBe(monthlyPayment(lower.rows[23]?.balance_cents ?? 0, 0.0699, 216))
    expect(lower.rows[24]?.payment_cents).toBe(lower.level_payment_cents)
    expect(() => amortise({ ...terms, promo: { kind: 'no_payments', months: 240 } })).toThrow(RangeError)
  })

  it('says what is due after a promo without the paydown, and with it', () => {
    const loan = { principal_cents: 3_000_000, apr: 0.0699, term_months: 240 }
    const promo = { kind: 'lower_apr', months: 24, apr: 0.0199 } as const
    const paydown = { by_month: 18, amount_cents: 900_000 }
    const both = amortise({ ...loan, promo, paydown })
    expect(both.level_payment_cents).toBe(amortise({ ...loan, promo }).level_payment_cents)
    expect(both.reduced_payment_cents).toBe(both.rows[24]?.payment_cents)
    expect(both.reduced_payment_cents).toBeLessThan(both.level_payment_cents)
    expect(both.rows[18]?.payment_cents).toBeLessThan(both.promo_payment_cents ?? 0)
  })

  it('loses no cent with promo and paydown: payments sum to principal plus interest, and it ends at zero', () => {
    const promos = fc.oneof(
      fc.record({ kind: fc.constant('no_payments' as const), months: fc.integer({ min: 1, max: 60 }) }),
      fc.record({
        kind: fc.constant('lower_apr' as const),
        months: fc.integer({ min: 1, max: 60 }),
        apr: fc.integer({ min: 0, max: 500 }).map(points => points / 10_000),
      }),
    )
    const cases = fc.record({
      principal_cents: fc.integer({ min: 100_000, max: 20_000_000 }),
      apr: fc.integer({ min: 0, max: 3_600 }).map(points => points / 10_000),
      term_months: fc.integer({ min: 61, max: 360 }),
      promo: fc.option(promos, { nil: undefined }),
      paydown: fc.option(
        fc.record({ by_month: fc.integer({ min: 1, max: 60 }), amount_cents: fc.integer({ min: 0, max: 6_000_000 }) }),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(cases, loan => {
        const { rows, total_paid_cents, total_interest_cents } = amortise(loan)
        let balance = loan.principal_cents
        for (const row of rows) {
          expect(row.payment_cents).toBe(row.interest_cents + row.principal_cents)
          balance -= row.principal_cents + row.paydown_cents
          expect(row.balance_cents).toBe(balance)
          expect(row.payment_cents).toBeGreaterThanOrEqual(0)
        }
        expect(balance).toBe(0)
        const interest = rows.reduce((sum, row) => sum + row.interest_cents, 0)
        expect(total_interest_cents).toBe(interest)
        expect(total_paid_cents).toBe(loan.principal_cents + interest)
      }),
    )
  })

  it('falls to the reduced payment after a paydown by month 18 and still ends at zero', () => {
    const paydown = { by_month: 18, amount_cents: 900_000 }
    const schedule = amortise({ principal_cents: 3_000_000, apr: 0.0749, term_months: 300, paydown })
    const before = schedule.rows[17]
    expect(schedule.rows[18]?.payment_cents).toBe(schedule.reduced_payment_cents)
    expect(before?.paydown_cents).toBe(900_000)
    expect(schedule.reduced_payment_cents).toBe(monthlyPayment(before?.balance_cents ?? 0, 0.0749, 282))
    const repaid = schedule.rows.reduce((sum, row) => sum + row.principal_cents + row.paydown_cents, 0)
    expect(repaid).toBe(3_000_000)
    expect(schedule.rows).toHaveLength(300)
  })

  it('ends early when the paydown clears the balance, and ignores a paydown of nothing', () => {
    const paydown = { by_month: 18, amount_cents: 9_000_000 }
    const cleared = amortise({ principal_cents: 3_000_000, apr: 0.0749, term_months: 300, paydown })
    expect(cleared.rows).toHaveLength(18)
    expect(cleared.rows.at(-1)?.balance_cents).toBe(0)
    expect(cleared.reduced_payment_cents).toBeNull()
    const none = { by_month: 18, amount_cents: 0 }
    const terms = { principal_cents: 3_000_000, apr: 0.0749, term_months: 300 }
    expect(amortise({ ...terms, paydown: none })).toEqual(amortise(terms))
    expect(() => amortise({ ...terms, term_months: 18, paydown })).toThrow(RangeError)
  })
})
