// Totals of the company's invoices, from running totals that the database updates with every change (migration 0031). They have
// neither texts nor projects: with such a filter, or for users who see only some projects, the invoices are added up.
import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Input } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { invoice_sums } from '#server/db/kept.ts'

type Asked = Input<'/v3/receivables.ListInvoices'>

export const seesAll = (caller: UserCaller) => caller.permissions.has('projects.view_all')

export const isKept = (caller: UserCaller, { search, project_id }: Asked) =>
  seesAll(caller) && !search?.trim() && project_id === undefined

/** Status and day, of an invoice or of the sums. */
export const ofStanding = (
  { status, due_on }: { status: AnyPgColumn; due_on: AnyPgColumn },
  asked: Pick<Asked, 'status' | 'due_from' | 'due_to'>,
): SQL | undefined =>
  and(
    asked.status === undefined
      ? undefined
      : asked.status === 'open'
        ? inArray(status, ['issued', 'partly_paid'])
        : eq(status, asked.status),
    asked.due_from ? gte(due_on, asked.due_from) : undefined,
    asked.due_to ? lte(due_on, asked.due_to) : undefined,
  )

/** `is_overdue` is null where there is no day yet, as for a draft. */
export const ifOverdue = (asked: boolean | undefined, is_overdue: SQL | undefined): SQL | undefined =>
  asked === false ? sql`not coalesce(${is_overdue}, false)` : asked ? is_overdue : undefined

const { is_open, due_on, count, total_cents, open_cents } = invoice_sums
const sumOf = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

export async function keptTotals(db: Db, asked: Asked, today: string) {
  const [row] = await db
    .select({
      count: sumOf(count),
      total_cents: sumOf(total_cents),
      open_cents: sumOf(open_cents),
      overdue_cents: sql<number>`coalesce(sum(${open_cents}) filter (where ${due_on} < ${today}), 0)`.mapWith(Number),
    })
    .from(invoice_sums)
    .where(and(ofStanding(invoice_sums, asked), ifOverdue(asked.overdue, and(eq(is_open, true), lt(due_on, today)))))
  return row ?? { count: 0, total_cents: 0, open_cents: 0, overdue_cents: 0 }
}

/** The open amount of all issued invoices, filtered by conditions on `invoice_sums`. */
export async function keptOpen(db: Db, narrowed?: SQL): Promise<number> {
  const [row] = await db
    .select({ cents: sumOf(open_cents) })
    .from(invoice_sums)
    .where(and(eq(is_open, true), narrowed))
  return row?.cents ?? 0
}
