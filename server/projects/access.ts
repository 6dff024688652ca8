// Which projects a caller may see: all of the company's, or their own. Every feature that hangs on a project asks here.
import { and, eq, type SQL } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { noteRead } from '#server/project-revision.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { projects } from '../db/schema/projects.ts'

export type ProjectRow = typeof projects.$inferSelect

export const visibleTo = (caller: UserCaller): SQL | undefined =>
  caller.permissions.has('projects.view_all') ? undefined : eq(projects.owner_id, caller.user_id)

/**
 * The project, or 404 also when it is another's. `lock` keeps other writers out until the transaction ends, but lets in rows that refer to
 * the project: a new lead's duplicates would otherwise wait for it while holding the audit log, which its own change waits for.
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
  return row
}
