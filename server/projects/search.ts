// Which projects hold every word of a search. Two ways, whichever is short: few matches are found by the index of trigrams;
// of many, the list's own order meets enough within a few rows.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { projects } from '../db/schema.ts'
import { likeText } from '../lib/search.ts'
import { plainText } from './search-text.ts'

/** More than these are not looked up one by one. */
const FEW = 2_000
/** Of the newest; where one in ten of them matches, the index would only name a great many. */
const SAMPLE = 200
const ONE_IN = 10
/** The index knows runs of three letters. */
const INDEXED_LENGTH = 3

/** `(602) 555-0142` is looked for by its digits, with or without the country before them. */
export function searchWords(search: string): string[] {
  const digits = search.replaceAll(/\D/g, '')
  if (digits.length >= 7 && /^[\d\s()+.-]+$/.test(search)) return [digits.replace(/^1(?=\d{10}$)/, '')]
  return search.split(/\s+/).filter(Boolean)
}

/** A condition on `projects`; undefined where nothing is looked for. */
export async function matchesSearch(db: Db, search: string | undefined): Promise<SQL | undefined> {
  const found = await projectsFound(db, search)
  if (!found || 'holds' in found) return found?.holds
  return sql`${projects.id} = any(${`{${found.ids.join(',')}}`}::uuid[])`
}

/** Few by their ids, many by a condition on `projects`. */
export async function projectsFound(
  db: Db,
  search: string | undefined,
): Promise<{ ids: string[] } | { holds: SQL } | undefined> {
  // The longest first, which is the rarest: the index is asked for three of them together.
  const words = searchWords(search ?? '').toSorted((a, b) => b.length - a.length)
  const [longest] = words
  if (longest === undefined) return undefined
  const pattern = (word: string) => plainText(`%${likeText(word)}%`)
  const patterns = sql`array[${sql.join(words.map(pattern), sql`, `)}]`
  if (longest.length >= INDEXED_LENGTH && !(await isCommon(db, patterns))) {
    const found = rowsOf<{ id: string }>(
      await db.execute(sql`select id from projects_with(${patterns}, ${FEW + 1}) as found(id)`),
    )
    if (found.length <= FEW) return { ids: found.map(({ id }) => id) }
  }
  // A scalar subquery, so that the planner walks along the list's order and looks into each row it meets.
  const holds = sql`(select s.text like all (${patterns}) from project_search s
    where s.company_id = ${projects.company_id} and s.project_id = ${projects.id})`
  return { holds }
}

async function isCommon(db: Db, patterns: SQL): Promise<boolean> {
  const [counted] = rowsOf<{ held: number }>(
    await db.execute(sql`select (count(*) filter (where text like all (${patterns})))::integer as held
      from (select text from project_search order by project_id desc limit ${SAMPLE}) as newest`),
  )
  return (counted?.held ?? 0) * ONE_IN >= SAMPLE
}
