import { type Decimal, decimal, divideHalfUp, requireCents, toSafeInteger } from '#machines/money/pricing/money.ts'

/** `apr` is the interest rate of the note, by the name the contract has for it. */
type LoanTerms = { principal_cents: number; apr: number; term_months: number }

/** A lump sum paid with payment `by_month` (solar loans: the tax credit by month 18), after which the loan re-amortises. */
export type Paydown = { by_month: number; amount_cents: number }

/**
 * Easier months at the start, within the term. `lower_apr`: the loan is paid as one of that rate, then re-amortised
 * over the remaining term at its own. `no_payments`: no payment is due while monthly interest is added to the balance,
 * then the loan is paid off over the remaining term. US solar lenders publish both: a rate bought down for the first
 * years, and payments deferred until the system runs.
 */
export type Promo = { kind: 'lower_apr'; months: number; apr: number } | { kind: 'no_payments'; months: number }

type ScheduleRow = {
  month: number
  payment_cents: number
  interest_cents: number
  /** Negative while unpaid interest is added to the balance. */
  principal_cents: number
  paydown_cents: number
  balance_cents: number
}

export type Schedule = {
  /** The payment due each month once a promo is over, without a paydown. */
  level_payment_cents: number
  /** The payment during the promo; null without one. */
  promo_payment_cents: number | null
  /** The payment after the paydown and any promo; null without one, or when it pays the loan off. */
  reduced_payment_cents: number | null
  final_payment_cents: number
  /** All payments and the paydown. */
  total_paid_cents: number
  total_interest_cents: number
  rows: ScheduleRow[]
}

type Rate = { numerator: bigint; denominator: bigint }

/** The monthly rate apr / 12 as an exact fraction: US instalment notes count twelve equal months (30/360). */
function monthlyRate(apr: number): Rate {
  if (!(apr >= 0 && apr < 1))
    throw new RangeError('An interest rate is a decimal fraction from 0 up to, not including, 1')
  const { digits, scale }: Decimal = decimal(apr)
  return { numerator: digits, denominator: 12n * 10n ** BigInt(scale) }
}

function requireTerm(term_months: number): void {
  if (!Number.isInteger(term_months) || term_months < 1 || term_months > 600) {
    throw new RangeError('A term is 1 to 600 whole months')
  }
}

/** P i (1+i)^n / ((1+i)^n - 1) in exact fractions, rounded once; at least a cent, so that a tiny loan still ends. */
function levelPayment(principal: bigint, rate: Rate, months: number): bigint {
  if (principal === 0n) return 0n
  const n = BigInt(months)
  const grown = (rate.denominator + rate.numerator) ** n
  const payment =
    rate.numerator === 0n
      ? divideHalfUp(principal, n)
      : divideHalfUp(principal * rate.numerator * grown, rate.denominator * (grown - rate.denominator ** n))
  return payment > 0n ? payment : 1n
}

/** The level monthly payment in cents, rounded half up, in exact integer arithmetic. */
export function monthlyPayment(principal_cents: number, apr: number, term_months: number): number {
  requireCents(principal_cents, 'The principal')
  requireTerm(term_months)
  return toSafeInteger(levelPayment(BigInt(principal_cents), monthlyRate(apr), term_months))
}

/**
 * The schedule to the cent. Interest of each month is the balance x apr / 12, rounded half up; the last payment absorbs the
 * rounding of the level payment, so the principal parts (and paydown) sum to the principal exactly. Over 25 years half a cent a
 * month compounds to a few dollars, which is why the final payment is always shown next to the level one.
 */
export function amortise(loan: LoanTerms & { paydown?: Paydown; promo?: Promo }): Schedule {
  const { principal_cents, apr, term_months, paydown, promo } = loan
  requireCents(principal_cents, 'The principal')
  requireTerm(term_months)
  if (paydown) {
    requireCents(paydown.amount_cents, 'The paydown')
    requireTerm(paydown.by_month)
    if (paydown.by_month >= term_months) throw new RangeError('A paydown comes before the last payment')
  }
  if (promo) {
    requireTerm(promo.months)
    if (promo.months >= term_months) throw new RangeError('A promo ends before the last payment')
  }
  const own = monthlyRate(apr)
  const early = promo?.kind === 'lower_apr' ? monthlyRate(promo.apr) : own
  const inPromo = (month: number) => promo !== undefined && month <= promo.months
  /** The monthly payment due from `month` on. */
  const dueFrom = (month: number, owed: bigint) =>
    inPromo(month) && promo?.kind === 'no_payments'
      ? 0n
      : levelPayment(owed, inPromo(month) ? early : own, term_months - month + 1)
  const rows: ScheduleRow[] = []
  let balance = BigInt(principal_cents)
  let due = dueFrom(1, balance)
  const first = due
  let reduced: bigint | null = null
  let paid_down = false
  let paid = 0n
  for (let month = 1; month <= term_months && balance > 0n; month++) {
    if (promo && month === promo.months + 1) {
      due = dueFrom(month, balance)
      if (paid_down) reduced = due
    }
    const rate = inPromo(month) ? early : own
    const interest = divideHalfUp(balance * rate.numerator, rate.denominator)
    const owed = balance + interest
    const payment = month === term_months || due > owed ? owed : due
    balance = owed - payment
    let lump = 0n
    if (paydown && paydown.amount_cents > 0 && month === paydown.by_month && balance > 0n) {
      lump = BigInt(paydown.amount_cents) < balance ? BigInt(paydown.amount_cents) : balance
      balance -= lump
      if (balance > 0n) {
        due = dueFrom(month + 1, balance)
        paid_down = true
        if (!inPromo(month + 1)) reduced = due
      }
    }
    paid += payment + lump
    rows.push({
      month,
      payment_cents: toSafeInteger(payment),
      interest_cents: toSafeInteger(interest),
      principal_cents: toSafeInteger(payment - interest),
      paydown_cents: toSafeInteger(lump),
      balance_cents: toSafeInteger(balance),
    })
  }
  const level = promo ? levelAfter(loan, promo, paydown !== undefined, rows) : toSafeInteger(first)
  return {
    level_payment_cents: level,
    promo_payment_cents: promo ? toSafeInteger(first) : null,
    reduced_payment_cents: reduced === null ? null : toSafeInteger(reduced),
    final_payment_cents: rows.at(-1)?.payment_cents ?? 0,
    total_paid_cents: toSafeInteger(paid),
    total_interest_cents: toSafeInteger(paid) - principal_cents,
    rows,
  }
}

/** A paydown within the promo would lower the payment, so it is calculated without one. */
function levelAfter(loan: LoanTerms, promo: Promo, paid_down: boolean, rows: ScheduleRow[]): number {
  if (paid_down) return amortise({ ...loan, paydown: undefined, promo }).level_payment_cents
  return rows[promo.months]?.payment_cents ?? 0
}

/** Payments and paydown by year of the loan, year 1 first. */
export function yearlyPayments(schedule: Schedule): number[] {
  const years: number[] = []
  for (const row of schedule.rows) {
    const year = Math.ceil(row.month / 12) - 1
    years[year] = (years[year] ?? 0) + row.payment_cents + row.paydown_cents
  }
  return years
}

/** The balance at the end of each year; the first is the principal itself, on the day it is borrowed. */
export function yearlyBalances(principal_cents: number, schedule: Schedule): number[] {
  const ends = schedule.rows.filter(({ month }) => month % 12 === 0).map(({ balance_cents }) => balance_cents)
  return [principal_cents, ...ends]
}
