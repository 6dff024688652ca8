// The design a quote reckons with: the saved one, or one that is only being thought of.
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { designs } from '../db/schema/design.ts'
import type { ProjectRow } from '../projects/access.ts'

export type Design = typeof designs.$inferSelect

/** Of each project that has one. A project that carries a sketch has that. */
export async function designsOf(db: Db, projects: readonly ProjectRow[]): Promise<Design[]> {
  const ids = projects.filter(({ sketch }) => !sketch).map(({ id }) => id)
  const saved = ids.length > 0 ? await db.select().from(designs).where(inArray(designs.project_id, ids)) : []
  return [...saved, ...projects.flatMap(({ sketch }) => sketch ?? [])]
}

export const designOf = async (db: Db, project: ProjectRow): Promise<Design | undefined> =>
  (await designsOf(db, [project]))[0]
