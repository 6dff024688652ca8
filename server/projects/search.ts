// Projects that contain every word of a search. Few matches are found with the trigram index; of many, a scan in the list's order
// meets enough within a few rows.
import { desc, type SQL, sql } from 'drizzle-orm'
import { likeText } from '#machines/lib/search.ts'
import { project_search, projects } from '#server/db/schema/projects.ts'
import { among } from '../db/among.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { arrayOf, FEW, isIndexed, longestFirst, lookAhead } from '../lib/found-by.ts'
import { plainText } from './search-text.ts'

/** `(602) 555-0142` is looked for by its digits, with or without the country before them. */
export function searchWords(search: string): string[] {
  const digits = search.replaceAll(/\D/g, '')
  if (digits.length >= 7 && /^[\d\s()+.-]+$/.test(search)) return [digits.replace(/^1(?=\d{10}$)/, '')]
  return search.split(/\s+/).filter(Boolean)
}

/** A condition on `projects`; undefined without a search. */
export async function matchesSearch(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const condition = await projectsFound(db, search)
  if (!condition || 'holds' in condition) return condition?.holds
  return among(projects.id, condition.ids)
}

/** Few by their ids, many by a condition on `projects`. */
export async function projectsFound(
  db: Db,
  search: string | undefined,
): Promise<{ ids: string[] } | { holds: SQL } | undefined> {
  const words = searchWords(search ?? '')
  if (words.length === 0) return undefined
  const patterns = longestFirst(words).map(word => plainText(`%${likeText(word)}%`))
  const { text, project_id } = project_search
  const order = [desc(project_id)]
  const { spread, rarest_first } = await lookAhead(db, project_search, { text: sql`${text}`, order }, patterns)
  if (spread === 'short') {
    const held = sql`${text} like all (${arrayOf(patterns)})`
    const rows = await db.select({ id: project_id }).from(project_search).where(held)
    return { ids: rows.map(({ id }) => id) }
  }
  if (spread === 'rare' && words.some(isIndexed)) {
    const rows = rowsOf<{ id: string }>(
      await db.execute(sql`select id from projects_with(${arrayOf(rarest_first)}, ${FEW + 1}) as found(id)`),
    )
    if (rows.length <= FEW) return { ids: rows.map(({ id }) => id) }
  }
  // A scalar subquery, so that the planner walks along the list's order and looks into each row it meets.
  const holds = sql`(select s.text like all (${arrayOf(patterns)}) from project_search s
    where s.company_id = ${projects.company_id} and s.project_id = ${projects.id})`
  return { holds }
}
