// Shared by all searches: how many rows they read, and how a result shows its project.
import { sql } from 'drizzle-orm'
import { projects } from '#server/db/schema/projects.ts'

/** One more than shown, to know whether there are more. */
export const LIMIT = 7

export const PROJECT = {
  id: projects.id,
  number: sql<string>`${projects.number_prefix} || ${projects.number}`,
  name: projects.name,
  is_sample: projects.is_sample,
}

/** The contract has this only for the sample project. */
export const marked = <Row extends { is_sample: boolean }>({ is_sample, ...row }: Row) => ({
  ...row,
  ...(is_sample ? { is_sample } : {}),
})
