// Payments of a cash sale so far, for its project's header.
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { unappliedOf } from './payments.ts'
import { scheduleOf } from './schedule.ts'

/** Null for a sale that isn't paid in cash, and for users who may not see invoices. Rebates are owed by others. */
export async function cashOf(db: Db, caller: UserCaller, project: ProjectRow) {
  if (project.status !== 'paid_by_cash' || !caller.permissions.has('receivables.view')) return null
  const { to_pay_cents } = await scheduleOf(db, project)
  if (to_pay_cents === null) return null
  const [paid] = await db
    .select({ cents: sql<number>`coalesce(sum(${invoices.paid_cents}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.project_id, project.id), ne(invoices.status, 'void'), isNull(invoices.incentive_id)))
  return { paid_cents: (paid?.cents ?? 0) + (await unappliedOf(db, project.id)), to_pay_cents }
}
