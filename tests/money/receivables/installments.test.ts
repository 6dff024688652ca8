// The installments of a loan the company gives itself.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amortise } from '#machines/money/financing/amortisation.ts'
import { dividePayment, installmentPlan, monthsAfter } from '#machines/money/receivables/installments.ts'

const LOAN = { principal_cents: 120_000, apr: 0, term_months: 3 }
const plan = (paid_cents: number, today: string) => installmentPlan(LOAN, '2026-01-31', paid_cents, today)

describe('the plan of a loan', () => {
  it('is due monthly, on the last day where a month is shorter', () => {
    expect(plan(0, '2026-01-01').rows.map(({ due_on, amount_cents }) => [due_on, amount_cents])).toEqual([
      ['2026-01-31', 40_000],
      ['2026-02-28', 40_000],
      ['2026-03-31', 40_000],
    ])
    expect(monthsAfter('2027-11-30', 3)).toBe('2028-02-29')
  })

  it('is current on the due day and late the day after', () => {
    expect(plan(0, '2026-01-31')).toMatchObject({ status: 'current', late_cents: 0 })
    expect(plan(0, '2026-02-01')).toMatchObject({
      status: 'late',
      late_cents: 40_000,
      next: { due_on: '2026-01-31', amount_cents: 40_000 },
    })
  })

  it('is paid in order, in part and ahead', () => {
    const early = plan(50_000, '2026-02-28')
    expect(early.rows.map(({ status, paid_cents }) => [status, paid_cents])).toEqual([
      ['paid', 40_000],
      ['open', 10_000],
      ['open', 0],
    ])
    expect(early).toMatchObject({
      status: 'current',
      open_cents: 70_000,
      next: { due_on: '2026-02-28', amount_cents: 30_000 },
    })
    expect(plan(130_000, '2030-01-01')).toMatchObject({
      status: 'paid_off',
      paid_cents: 120_000,
      open_cents: 0,
      next: null,
    })
  })

  it('asks for what the note says, to the cent, whatever was paid', () => {
    const loans = fc.record({
      principal_cents: fc.integer({ min: 100_000, max: 9_000_000 }),
      apr: fc.constantFrom(0, 0.0399, 0.0599, 0.1299),
      term_months: fc.integer({ min: 1, max: 300 }),
    })
    fc.assert(
      fc.property(loans, fc.integer({ min: 0, max: 12_000_000 }), (loan, paid) => {
        const { paid_cents, open_cents } = installmentPlan(loan, '2026-05-15', paid, '2030-01-01')
        const { total_paid_cents } = amortise(loan)
        expect(paid_cents + open_cents).toBe(total_paid_cents)
        expect(paid_cents).toBe(Math.min(paid, total_paid_cents))
      }),
      { numRuns: 40 },
    )
  })
})

describe('a payment', () => {
  const WITH_INTEREST = { principal_cents: 1_000_000, apr: 0.06, term_months: 12 }
  const { rows, total_paid_cents } = amortise(WITH_INTEREST)

  it('pays interest before principal, installment by installment', () => {
    const [first, second] = rows
    expect(dividePayment(WITH_INTEREST, 0, 5_000)).toEqual({ interest_cents: 5_000, principal_cents: 0, rest_cents: 0 })
    expect(dividePayment(WITH_INTEREST, 5_000, 2_000)).toEqual({
      interest_cents: 0,
      principal_cents: 2_000,
      rest_cents: 0,
    })
    expect(dividePayment(WITH_INTEREST, first?.payment_cents ?? 0, 9_000)).toEqual({
      interest_cents: second?.interest_cents,
      principal_cents: 9_000 - (second?.interest_cents ?? 0),
      rest_cents: 0,
    })
  })

  it('in any pieces adds up to principal and interest, and leaves what is too much', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 9 }), pieces => {
        const total = pieces.reduce((sum, piece) => sum + piece, 0)
        let paid = 0
        const sums = { interest_cents: 0, principal_cents: 0, rest_cents: 0 }
        for (const piece of pieces) {
          const parts = dividePayment(WITH_INTEREST, paid, piece)
          for (const name of ['interest_cents', 'principal_cents', 'rest_cents'] as const) sums[name] += parts[name]
          paid += piece
        }
        expect(sums).toEqual(dividePayment(WITH_INTEREST, 0, total))
        expect(sums.interest_cents + sums.principal_cents).toBe(Math.min(total, total_paid_cents))
      }),
      { numRuns: 60 },
    )
  })
})
