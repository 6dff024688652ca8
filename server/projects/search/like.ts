// Rows that contain every word of a search. Few matches are found with a trigram index (migration 0028); of many, a scan in reading
// order meets enough within a few rows.
import { type SQL, sql } from 'drizzle-orm'
import { likeText } from '#machines/lib/search.ts'
import { isShort } from '#machines/projects/search-rules.ts'
import { among } from '#server/db/among.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { projects } from '#server/db/schema/projects.ts'
import { arrayOf, longestFirst } from '#server/lib/found-by.ts'
import { plainText } from '#server/projects/search-text.ts'

/** More than these are not looked up one by one. */
const FEW = 500

/** A space before a short word, which every text has before its words: three letters are what the index knows. */
const pattern = (word: string) => plainText(isShort(word) ? `% ${likeText(word)}%` : `%${likeText(word)}%`)

const patterns = (words: readonly string[]) => arrayOf(words.map(pattern))

export const likeAll = (text: SQL, words: readonly string[]) => sql`${text} like all (${patterns(words)})`

type Index = 'projects_with' | 'homeowners_with' | 'signers_with' | 'invoices_with'
export type Ids = readonly string[] | 'many'

export async function idsLike(db: Db, index: Index, words: readonly string[]): Promise<Ids> {
  const matches = sql`${sql.raw(index)}(${patterns(longestFirst(words))}, ${FEW + 1})`
  const rows = rowsOf<{ id: string }>(await db.execute(sql`select id from ${matches} as found(id)`))
  return rows.length > FEW ? 'many' : rows.map(({ id }) => id)
}

/** Checks each row met. In a scalar subquery, so that the planner doesn't expect few matches and sort them all. */
export const likeAllOfRow = (text: SQL, words: readonly string[]) => sql`(select ${likeAll(text, words)})`

/** On `projects`. */
export const holdsProject = (ids: Ids, words: readonly string[]): SQL =>
  ids === 'many'
    ? sql`(select ${likeAll(sql`s.text`, words)} from project_search s
        where s.company_id = ${projects.company_id} and s.project_id = ${projects.id})`
    : among(projects.id, ids)

/** Names that begin with the search come first, if there are few enough to sort. */
export const beginsFirst = (ids: Ids, name: SQL, words: readonly string[]): SQL[] =>
  ids === 'many' ? [] : [sql`(${name} like ${plainText(`${likeText(words.join(' '))}%`)}) desc`]
