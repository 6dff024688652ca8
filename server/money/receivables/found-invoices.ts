// Which invoices a search means: the one of that number, or else by a piece of number or title, or by what finds their project.
// Called by the list of invoices.
import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import { foundBy, type Searched } from '#server/lib/found-by.ts'
import { projectsFound } from '#server/projects/search.ts'

const SEARCHED: Searched = {
  id: invoices.id,
  text: sql`named_text(${invoices.number}, ${invoices.title})`,
  order: [desc(invoices.id)],
}

/** A condition on `invoices` joined with `projects`; undefined without a search. */
export async function foundInvoices(db: Db, search: string | undefined): Promise<SQL | undefined> {
  if (!search) return undefined
  const number = search.trim()
  const [exact] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.number, [number, number.toUpperCase()]))
  if (exact) return eq(invoices.id, exact.id)
  const own = await foundBy(db, SEARCHED, search)
  const of_projects = await projectsFound(db, search)
  // Of one table both, where they are few, so that an index serves either.
  if (of_projects && 'ids' in of_projects)
    return of_projects.ids.length === 0 ? own : or(own, inArray(invoices.project_id, of_projects.ids))
  return or(own, of_projects?.holds)
}
