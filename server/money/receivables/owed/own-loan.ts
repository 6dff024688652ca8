// The loan a company gives itself: owed by the homeowner from the day the installation is complete, paid in monthly installments by
// payments that have no invoice.
import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import type { Side } from '#machines/money/receivables/accounts.ts'
import {
  dividePayment,
  type InstallmentPlan,
  installmentPlan,
  type Loan,
  monthsAfter,
} from '#machines/money/receivables/installments.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { ledger_entries, ledger_lines, payments } from '#server/db/schema/receivables.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import { balanceOf, post } from '../ledger.ts'
import { words } from '../words.ts'
import { dealOf, passedAt } from './deal.ts'

type Row = Pick<typeof lender_applications.$inferSelect, 'id' | 'lender' | 'quote' | 'mode' | 'type'>
type OwnLoan = Loan & {
  application_id: string
  project_id: string
  /** The day of the company's calendar the installation was complete; null until then, when nothing is due. */
  begun_on: string | null
  /** Payments since then that pay no invoice, less what was refunded. */
  paid_cents: number
}

const ENDED = ['canceled', 'declined', 'expired'] as const

export const isOwnLoan = ({ mode, type }: Pick<Row, 'mode' | 'type'>) => mode === 'in_house' && type === 'loan'

/** One project's, or undefined if it has none. */
export const ownLoanOf = async (db: Db, project_id: string): Promise<OwnLoan | undefined> =>
  (await loadOwnLoans(db, project_id))[0]

/** The latest of each project. */
async function loadOwnLoans(db: Db, project_id?: string): Promise<OwnLoan[]> {
  const { id, mode, type, status } = lender_applications
  const rows = await db
    .selectDistinctOn([lender_applications.project_id])
    .from(lender_applications)
    .where(
      and(
        eq(mode, 'in_house'),
        eq(type, 'loan'),
        notInArray(status, [...ENDED]),
        project_id === undefined ? undefined : eq(lender_applications.project_id, project_id),
      ),
    )
    .orderBy(lender_applications.project_id, desc(id))
  const zone = rows.length > 0 ? await readTimezone(db) : ''
  const loans = rows.flatMap(row => loanOf(row, zone))
  const paid = await paidSince(db, loans)
  return loans.map(loan => ({ ...loan, paid_cents: paid(loan.project_id) }))
}

function loanOf(row: typeof lender_applications.$inferSelect, zone: string): Omit<OwnLoan, 'paid_cents'>[] {
  const { id, facts, quote, project_id } = row
  if (!facts || !quote || quote.product.apr === null) return []
  const { apr, term_months } = quote.product
  const complete = passedAt(facts, 'installation_complete')
  const begun_on = complete === null ? null : dayIn(zone, new Date(complete))
  return [
    { application_id: id, project_id, principal_cents: dealOf(row, facts).gross_cents, apr, term_months, begun_on },
  ]
}

/** Null until the loan has begun. The first installment is due a month after that. `today`: YYYY-MM-DD. */
export const planOf = (loan: OwnLoan, today: string): InstallmentPlan | null =>
  loan.begun_on === null ? null : installmentPlan(loan, monthsAfter(loan.begun_on, 1), loan.paid_cents, today)

export type OwnInstallment = Pick<InstallmentPlan['rows'][number], 'number' | 'due_on' | 'amount_cents' | 'status'> & {
  application_id: string
  project_id: string
  open_cents: number
}

/** Every unpaid installment of the company's own loans, those of a loan in order. */
export async function unpaidInstallments(db: Db, today: string): Promise<OwnInstallment[]> {
  const loans = await loadOwnLoans(db)
  return loans.flatMap(loan => {
    const { application_id, project_id } = loan
    const open = planOf(loan, today)?.rows.filter(({ status }) => status !== 'paid') ?? []
    return open.map(({ paid_cents, ...one }) => ({
      ...one,
      application_id,
      project_id,
      open_cents: one.amount_cents - paid_cents,
    }))
  })
}

/** Those that are late, and the next one of each loan. */
export async function dueInstallments(db: Db, today: string): Promise<OwnInstallment[]> {
  const unpaid = await unpaidInstallments(db, today)
  return unpaid.filter(
    ({ status, project_id }, n) =>
      status === 'late' || unpaid[n - 1]?.project_id !== project_id || unpaid[n - 1]?.status === 'late',
  )
}

/**
 * The credits of a payment without an invoice: interest and principal of the project's own loan first, the rest unapplied. Empty
 * sides are left out.
 */
export async function creditsOf(db: Db, project_id: string, { amount_cents, received_on }: Money): Promise<Side[]> {
  const loan = await ownLoanOf(db, project_id)
  const begun = loan?.begun_on && received_on >= loan.begun_on
  const none = { interest_cents: 0, principal_cents: 0, rest_cents: amount_cents }
  const parts = loan && begun ? dividePayment(loan, loan.paid_cents, amount_cents) : none
  const sides: Side[] = [
    { account: 'interest_income', credit_cents: parts.interest_cents },
    { account: 'loans_receivable', credit_cents: parts.principal_cents },
    { account: 'unapplied_cash', credit_cents: parts.rest_cents },
  ]
  return sides.filter(({ credit_cents = 0 }) => credit_cents > 0)
}
type Money = { amount_cents: number; received_on: string }

/** How much was paid on each loan, in one statement. */
async function paidSince(
  db: Db,
  loans: readonly Omit<OwnLoan, 'paid_cents'>[],
): Promise<(project_id: string) => number> {
  const begun = loans.filter(({ begun_on }) => begun_on !== null).map(({ project_id }) => project_id)
  if (begun.length === 0) return () => 0
  const { project_id, received_on, direction, amount_cents, invoice_id, reversed_at } = payments
  const rows = await db
    .select({ project_id, received_on, direction, amount_cents })
    .from(payments)
    .where(and(inArray(project_id, begun), isNull(invoice_id), isNull(reversed_at)))
  const begun_on = new Map(loans.map(loan => [loan.project_id, loan.begun_on]))
  const sums = new Map<string, number>()
  for (const row of rows) {
    const cents = row.received_on < (begun_on.get(row.project_id) ?? '') ? 0 : row.amount_cents
    sums.set(row.project_id, (sums.get(row.project_id) ?? 0) + (row.direction === 'in' ? cents : -cents))
  }
  return id => Math.max(0, sums.get(id) ?? 0)
}

type Place = { company_id: number; id: string }

/** Books what the homeowner owes, once the installation is complete, and every later change of it. Idempotent. */
export async function postOwnLoan(db: Db, ports: Ports, project: Place, row: Row, facts: Facts, owes: boolean) {
  const complete = owes ? passedAt(facts, 'installation_complete') : null
  const wanted = complete === null ? 0 : dealOf(row, facts).gross_cents
  const by = wanted - (await lentBy(db, row.id))
  if (by === 0) return
  const today = dayIn(await readTimezone(db), ports.now())
  const lines: Side[] =
    by > 0
      ? [
          { account: 'loans_receivable', debit_cents: by },
          { account: 'sales_revenue', credit_cents: by },
        ]
      : [
          { account: 'sales_revenue', debit_cents: -by },
          { account: 'loans_receivable', credit_cents: -by },
        ]
  await post(db, ports, {
    company_id: project.company_id,
    project_id: project.id,
    on: today,
    kind: 'loan',
    source_id: row.id,
    memo: () => (by > 0 ? words.memo.loan_begun : words.memo.loan_changed),
    lines,
  })
}

/** Whether installments were paid on it, so that it can't be taken back. */
export const isPaidOn = async (db: Db, project_id: string, application_id: string): Promise<boolean> =>
  (await balanceOf(db, 'interest_income', { project_id })) !== 0 ||
  (await balanceOf(db, 'loans_receivable', { project_id })) !== (await lentBy(db, application_id))

/** What was booked for this application so far. */
async function lentBy(db: Db, application_id: string): Promise<number> {
  const { debit, credit, cents } = ledger_lines
  const [row] = await db
    .select({
      cents: sql<string>`coalesce(sum(case when ${debit} = 'loans_receivable' then ${cents} when ${credit} = 'loans_receivable' then -${cents} else 0 end), 0)`,
    })
    .from(ledger_lines)
    .innerJoin(
      ledger_entries,
      and(eq(ledger_entries.company_id, ledger_lines.company_id), eq(ledger_entries.id, ledger_lines.entry_id)),
    )
    .where(eq(ledger_entries.source_id, application_id))
  return Number(row?.cents ?? 0)
}
