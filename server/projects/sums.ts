// Totals of a company's projects, from running totals that the database updates with every change, so the first screen doesn't count
// a million rows. Read by the dashboard, the deals board and the project list; migration 0029 describes them.
import { and, between, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { project_sums } from '#server/db/schema/projects.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'

export const KEPT = {
  count: sql<number>`sum(${project_sums.count})`.mapWith(Number),
  size_kw: sql<number>`sum(${project_sums.size_w}) / 1000`.mapWith(Number),
  value_cents: sql<number>`sum(${project_sums.price_cents})`.mapWith(Number),
}

/** The sums of the projects a caller sees, of all owners or of some. */
export function sumsSeenBy(
  caller: UserCaller,
  kind: (typeof project_sums.$inferSelect)['kind'],
  owners?: readonly string[],
): SQL | undefined {
  const sees_all = caller.permissions.has('projects.view_all')
  const whose = sees_all ? owners : [caller.user_id].filter(id => owners?.includes(id) ?? true)
  return and(
    eq(project_sums.kind, kind),
    whose ? inArray(project_sums.owner_id, [...new Set(whose)]) : isNull(project_sums.owner_id),
  )
}

export const sumsOfDays = ({ from, to }: Schemas['DaySpan']): SQL => between(project_sums.day, from, to)

/** By status; a status no project has is left out. */
export const sumsByStatus = (db: Db, caller: UserCaller, owners?: readonly string[]) =>
  db
    .select({ status: sql<Schemas['ProjectStatus']>`${project_sums.status}`, ...KEPT })
    .from(project_sums)
    .where(sumsSeenBy(caller, 'standing', owners))
    .groupBy(project_sums.status)
    .having(sql`sum(${project_sums.count}) > 0`)

export const sumsByDealStage = (db: Db, caller: UserCaller, owners?: readonly string[]) =>
  db
    .select({ stage: project_sums.deal_stage, count: KEPT.count, value_cents: KEPT.value_cents })
    .from(project_sums)
    .where(and(sumsSeenBy(caller, 'standing', owners), isNotNull(project_sums.deal_stage)))
    .groupBy(project_sums.deal_stage)
