// Which projects a caller may see: all of the company's, or their own. Every feature that hangs on a project asks here.

import { and, eq, type SQL } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { users } from '#server/db/schema/company.ts'
import { projects } from '#server/db/schema/projects.ts'
import { noteRead } from '#server/project-revision.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { readOnce } from '../db/read-once.ts'

export type ProjectRow = typeof projects.$inferSelect

const rows = readOnce([projects], async (db, id): Promise<ProjectRow | undefined> => {
  const [row] = await db.select().from(projects).where(eq(projects.id, id))
  return row
})

/**
 * By its ID, for work on a project that is independent of the caller. Read once in a transaction, so columns that triggers keep, such
 * as `deal_stage`, may be older than its last write.
 */
export const projectOf = rows.read

/** With who sells it. */
export async function projectAndOwner(db: Db, id: string) {
  const [found] = await db
    .select({ project: projects, owner: users })
    .from(projects)
    .leftJoin(users, and(eq(users.company_id, projects.company_id), eq(users.id, projects.owner_id)))
    .where(eq(projects.id, id))
  if (!found) throw notFound('project')
  rows.know(db, id, found.project)
  return found
}

/** Keeps other writers of the project out, as `requireProject` does. */
export async function lockProject(db: Db, id: string): Promise<ProjectRow | undefined> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id)).for('no key update')
  rows.know(db, id, row)
  return row
}

export const visibleTo = (caller: UserCaller): SQL | undefined =>
  caller.permissions.has('projects.view_all') ? undefined : eq(projects.owner_id, caller.user_id)

/**
 * The project; 404 also if the caller may not see it. `lock` blocks other writers until the transaction ends, but lets in rows
 * that refer to the project: a new lead's duplicates would otherwise wait for it while holding the audit log, which its own
 * change waits for.
 */
export async function requireProject(
  db: Db,
  caller: UserCaller,
  project_id: string,
  lock?: 'lock',
): Promise<ProjectRow> {
  const query = db
    .select()
    .from(projects)
    .where(and(eq(projects.id, project_id), visibleTo(caller)))
  const [row] = await (lock ? query.for('no key update') : query)
  if (!row) throw notFound('project')
  noteRead(row)
  rows.know(db, row.id, row)
  return row
}
