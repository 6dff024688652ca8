// What the design that is sold is called, for every document that rests on it.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { project_designs } from '../db/schema/design.ts'

/** Null in a project with one design: there it tells nothing apart. `project_id` is qualified or a value. */
export const designNameOf = (project_id: SQLWrapper): SQL => sql`(
  select sold.name from ${project_designs} sold
  where sold.project_id = ${project_id} and sold.chosen
    and exists (select from ${project_designs} kept where kept.project_id = sold.project_id and not kept.chosen))`

export async function soldDesignName(db: Db, { id }: { id: string }): Promise<string | null> {
  const [row] = rowsOf<{ name: string | null }>(await db.execute(sql`select ${designNameOf(sql`${id}::uuid`)} as name`))
  return row?.name ?? null
}
