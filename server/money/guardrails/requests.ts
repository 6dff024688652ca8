// Requests for approval as they are stored and shown.
import { and, desc, eq } from 'drizzle-orm'
import { type Beyond, sentenceOfBeyond } from '#machines/money/guardrails/limits.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { approval_requests as table } from '#server/db/schema/project-page.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'
import { isHeld, isOnlyApprover } from './limits.ts'

export type RequestRow = typeof table.$inferSelect

export async function newestRequest(db: Db, project_id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.project_id, project_id)).orderBy(desc(table.id)).limit(1)
  return row
}

/** All that was ever approved in a project. */
export async function approvedIn(db: Db, project_id: string): Promise<Beyond[]> {
  const rows = await db
    .select({ asked: table.asked })
    .from(table)
    .where(and(eq(table.project_id, project_id), eq(table.status, 'approved')))
  return rows.flatMap(({ asked }) => asked)
}

/** Without values: the shortfall of a margin reveals a system's cost. */
export const shown = (found: readonly Beyond[]): Schemas['BeyondLimit'][] =>
  found.map(one => ({ limit: one.limit, sentence: sentenceOfBeyond(one) }))

/** As the caller sees it. */
export async function requestView(
  db: Db,
  caller: UserCaller,
  row: RequestRow,
  project: ProjectRow,
): Promise<Schemas['ApprovalRequest']> {
  const is_own = row.requested_by === caller.user_id
  const may = caller.permissions.has('guardrails.approve')
  const holds_them = may && (is_own || (await isHeld(db, project, caller.user_id)))
  return {
    id: row.id,
    project_id: project.id,
    project_name: project.name,
    project_number: projectNumber(project),
    status: row.status,
    asked: shown(row.asked),
    reason: row.reason,
    requested_by: row.requested_by_name,
    requested_at: row.requested_at.toISOString(),
    decided_by: row.decided_by_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
    is_own,
    may_approve: may && (!holds_them || (await isOnlyApprover(db, caller.user_id))),
    self_approved: row.status === 'approved' && row.decided_by === row.requested_by,
  }
}
