// The installments of a loan the company gives itself: due monthly by the note's schedule, paid in order. Pure.
import { amortise } from '#machines/money/financing/amortisation.ts'

export type Loan = { principal_cents: number; apr: number; term_months: number }
type Installment = {
  number: number
  due_on: string
  amount_cents: number
  paid_cents: number
  status: 'paid' | 'late' | 'open'
}
export type InstallmentPlan = {
  status: 'current' | 'late' | 'paid_off'
  rows: Installment[]
  paid_cents: number
  /** Everything still to be paid, interest included. */
  open_cents: number
  late_cents: number
  next: { due_on: string; amount_cents: number } | null
}

/** `first_due_on` and `today` are days of the company's calendar. Early payments count toward the next installments. */
export function installmentPlan(loan: Loan, first_due_on: string, paid_cents: number, today: string): InstallmentPlan {
  let left = paid_cents
  const rows = amortise(loan).rows.map(({ month, payment_cents }): Installment => {
    const paid = Math.min(Math.max(left, 0), payment_cents)
    left -= paid
    const due_on = monthsAfter(first_due_on, month - 1)
    const is_paid = paid === payment_cents
    return {
      number: month,
      due_on,
      amount_cents: payment_cents,
      paid_cents: paid,
      status: is_paid ? 'paid' : due_on < today ? 'late' : 'open',
    }
  })
  const openOf = (some: readonly Installment[]) => some.reduce((sum, one) => sum + one.amount_cents - one.paid_cents, 0)
  const open_cents = openOf(rows)
  const late_cents = openOf(rows.filter(({ status }) => status === 'late'))
  const first = rows.find(({ status }) => status !== 'paid')
  return {
    status: open_cents === 0 ? 'paid_off' : late_cents > 0 ? 'late' : 'current',
    rows,
    paid_cents: rows.reduce((sum, one) => sum + one.paid_cents, 0),
    open_cents,
    late_cents,
    next: first ? { due_on: first.due_on, amount_cents: first.amount_cents - first.paid_cents } : null,
  }
}

/**
 * How a payment divides after `paid_cents` were paid before: of each installment its interest first, then its principal. What
 * exceeds the loan is the rest. Ahead of time it pays the next installments as the schedule has them, so no interest is saved.
 */
export function dividePayment(loan: Loan, paid_cents: number, amount_cents: number) {
  const { rows, total_paid_cents } = amortise(loan)
  const rest_cents = Math.max(0, paid_cents + amount_cents - Math.max(total_paid_cents, paid_cents))
  const interestOf = (cents: number) => {
    let left = cents
    return rows.reduce((sum, { payment_cents, interest_cents }) => {
      const paid = Math.min(Math.max(left, 0), interest_cents)
      left -= payment_cents
      return sum + paid
    }, 0)
  }
  const interest_cents = interestOf(paid_cents + amount_cents) - interestOf(paid_cents)
  return { interest_cents, principal_cents: amount_cents - rest_cents - interest_cents, rest_cents }
}

/** The same day of a later month, or its last day where that month is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}
