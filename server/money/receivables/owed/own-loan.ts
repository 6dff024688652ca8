// The loan a company gives itself: owed by the homeowner from the day the installation is complete, paid in monthly installments by
// payments that have no invoice.
import { and, desc, eq, gte, isNull, notInArray, sql } from 'drizzle-orm'
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
  /** The day of the company's calendar the installation was complete; null until then, when nothing is due. */
  begun_on: string | null
}

const ENDED = ['canceled', 'declined', 'expired'] as const

export const isOwnLoan = ({ mode, type }: Pick<Row, 'mode' | 'type'>) => mode === 'in_house' && type === 'loan'

/** The project's, or undefined if it has none. */
export async function ownLoanOf(db: Db, project_id: string): Promise<OwnLoan | undefined> {
  const [row] = await db
    .select()
    .from(lender_applications)
    .where(
      and(
        eq(lender_applications.project_id, project_id),
        eq(lender_applications.mode, 'in_house'),
        eq(lender_applications.type, 'loan'),
        notInArray(lender_applications.status, [...ENDED]),
      ),
    )
    .orderBy(desc(lender_applications.id))
    .limit(1)
  const { facts, quote } = row ?? {}
  if (!row || !facts || !quote || quote.product.apr === null) return undefined
  const { apr, term_months } = quote.product
  const complete = passedAt(facts, 'installation_complete')
  return {
    principal_cents: dealOf(row, facts).gross_cents,
    apr,
    term_months,
    begun_on: complete === null ? null : dayIn(await readTimezone(db), new Date(complete)),
  }
}

/** Null until the loan has begun. The first installment is due a month after that. `today`: YYYY-MM-DD. */
export async function planOf(
  db: Db,
  project_id: string,
  loan: OwnLoan,
  today: string,
): Promise<InstallmentPlan | null> {
  if (loan.begun_on === null) return null
  const paid_cents = await paidSince(db, project_id, loan.begun_on)
  return installmentPlan(loan, monthsAfter(loan.begun_on, 1), paid_cents, today)
}

/**
 * The credits of a payment without an invoice: interest and principal of the project's own loan first, the rest unapplied. Empty
 * sides are left out.
 */
export async function creditsOf(db: Db, project_id: string, { amount_cents, received_on }: Money): Promise<Side[]> {
  const loan = await ownLoanOf(db, project_id)
  const begun = loan?.begun_on && received_on >= loan.begun_on ? loan.begun_on : null
  const paid_cents = begun === null ? 0 : await paidSince(db, project_id, begun)
  const none = { interest_cents: 0, principal_cents: 0, rest_cents: amount_cents }
  const parts = loan && begun !== null ? dividePayment(loan, paid_cents, amount_cents) : none
  const sides: Side[] = [
    { account: 'interest_income', credit_cents: parts.interest_cents },
    { account: 'loans_receivable', credit_cents: parts.principal_cents },
    { account: 'unapplied_cash', credit_cents: parts.rest_cents },
  ]
  return sides.filter(({ credit_cents = 0 }) => credit_cents > 0)
}
type Money = { amount_cents: number; received_on: string }

/** Payments that pay no invoice, less what was refunded. */
async function paidSince(db: Db, project_id: string, day: string): Promise<number> {
  const [sum] = await db
    .select({
      cents: sql<string>`coalesce(sum(case ${payments.direction} when 'in' then 1 else -1 end * ${payments.amount_cents}), 0)`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.project_id, project_id),
        isNull(payments.invoice_id),
        isNull(payments.reversed_at),
        gte(payments.received_on, day),
      ),
    )
  return Math.max(Number(sum?.cents ?? 0), 0)
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
