// The design a quote reckons with, the saved one or one that is only being thought of, and what the sold one is called.
import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { designs, project_designs } from '../db/schema/design.ts'
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

/** Null in a project with one design: there it tells nothing apart. `project_id` is qualified or a value. */
export const designNameOf = (project_id: SQLWrapper): SQL => sql`(
  select sold.name from ${project_designs} sold
  where sold.project_id = ${project_id} and sold.chosen
    and exists (select from ${project_designs} kept where kept.project_id = sold.project_id and not kept.chosen))`

/** Of the design that is sold, or of the one the project is looked at with. */
export async function nameOfDesign(db: Db, { id, design_id }: ProjectRow): Promise<string | null> {
  if (design_id) {
    const [row] = await db
      .select({ name: project_designs.name })
      .from(project_designs)
      .where(eq(project_designs.id, design_id))
    return row?.name ?? null
  }
  const [row] = rowsOf<{ name: string | null }>(await db.execute(sql`select ${designNameOf(sql`${id}::uuid`)} as name`))
  return row?.name ?? null
}
