// What each kind of find shares: how many are read, and how the project behind one is told.
import { sql } from 'drizzle-orm'
import { projects } from '#server/db/schema/projects.ts'

/** One more than is answered says that there are more. */
export const LIMIT = 7

export const PROJECT = {
  id: projects.id,
  number: sql<string>`${projects.number_prefix} || ${projects.number}`,
  name: projects.name,
  is_sample: projects.is_sample,
}

/** The contract says it of the sample alone. */
export const marked = <Row extends { is_sample: boolean }>({ is_sample, ...row }: Row) => ({
  ...row,
  ...(is_sample ? { is_sample } : {}),
})
