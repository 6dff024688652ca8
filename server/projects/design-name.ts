// The design of a project that is sold: its id, and its name where there are several.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { project_designs } from '#server/db/schema/design.ts'

/** Null in a project with one design, where it isn't needed. `project_id` is qualified or a value. */
export const designNameOf = (project_id: SQLWrapper): SQL => sql`(
  select sold.name from ${project_designs} sold
  where sold.project_id = ${project_id} and sold.chosen
    and exists (select from ${project_designs} kept where kept.project_id = sold.project_id and not kept.chosen))`

/** The project's own id where it never had two designs. `project_id` is qualified or a value. */
export const soldDesignOf = (project_id: SQLWrapper): SQL<string> => sql<string>`coalesce((
  select sold.id from ${project_designs} sold where sold.project_id = ${project_id} and sold.chosen), ${project_id})`
