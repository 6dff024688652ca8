// The installments of the project's in-house loan: its schedule from the loan's terms, and the payments recorded against it.
import { and, desc, eq, gte, isNull, notInArray, sql } from 'drizzle-orm'
import { dayIn } from '#machines/lib/day-in.ts'
import { installmentPlan, monthsAfter } from '#machines/money/receivables/installments.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { payments } from '#server/db/schema/receivables.ts'
import { readTimezone } from '#server/lib/company-day.ts'
import { dealOf, passedAt } from '#server/money/receivables/owed.ts'

const ENDED = ['canceled', 'declined', 'expired'] as const

/** Null without such a loan. The first installment is due a month after the installation is complete; until then nothing is. */
export async function installmentsOf(
  db: Db,
  project_id: string,
  today: string,
): Promise<Schemas['Installments'] | null> {
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
  if (!row || !facts || !quote || quote.product.apr === null) return null
  const { apr, term_months } = quote.product
  const principal_cents = dealOf(row, facts).gross_cents
  const terms = { principal_cents, apr, term_months }
  const complete = passedAt(facts, 'installation_complete')
  if (complete === null) return { ...terms, plan: null }
  const begun_on = dayIn(await readTimezone(db), new Date(complete))
  return {
    ...terms,
    plan: installmentPlan(terms, monthsAfter(begun_on, 1), await paidSince(db, project_id, begun_on), today),
  }
}

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
