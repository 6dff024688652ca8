// Text search in lists. Rare terms are looked up in the trigram index of migration 0030; common ones are found by scanning the list
// in its order, which meets enough matches within a few rows.
import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { likeText } from '#machines/lib/search.ts'
import { among } from '../db/among.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'

/** Above this many matches, rows aren't looked up one by one. */
export const FEW = 2_000
/** Size of the sample of a list's first rows. If one in ten matches, the index would return too many. */
const SAMPLE = 200
const ONE_IN = 10

/** The index holds runs of three letters or digits. */
export const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

export type Searched = {
  id: AnyPgColumn
  /** The name in the function of migration 0030, if it isn't the table's. */
  asked?: string
  /** The indexed text, verbatim. */
  text: SQL
  order: readonly SQL[]
}

/**
 * A condition on the table of `id`, or undefined without search terms: each term occurs somewhere in the text, ignoring case and
 * accents.
 */
export async function foundBy(
  db: Db,
  { id, asked = getTableName(id.table), text, order }: Searched,
  looked_for: string | readonly string[] | undefined,
): Promise<SQL | undefined> {
  const sought = typeof looked_for === 'string' ? [looked_for].filter(Boolean) : (looked_for ?? [])
  if (sought.length === 0) return undefined
  const patterns = longestFirst(sought).map(one => sql`plain_text(${`%${likeText(one)}%`})`)
  // A scalar subquery makes the planner scan in the list's order and check each row.
  const holds = sql`(select ${text} like all (${arrayOf(patterns)}))`
  if (!sought.some(isIndexed)) return holds
  const { spread, rarest_first } = await lookAhead(db, id.table, { text, order }, patterns)
  if (spread !== 'rare') return holds
  const [found] = rowsOf<{ ids: string[] | null }>(
    await db.execute(sql`select ${sql.identifier(`${asked}_like`)}(${arrayOf(rarest_first)}, ${FEW}) as ids`),
  )
  return found?.ids ? among(id, found.ids) : holds
}

/** Estimates which term is rarest without a sample. */
export const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)

export const arrayOf = (patterns: readonly SQL[]): SQL => sql`array[${sql.join([...patterns], sql`, `)}]`

type Ahead = {
  /** 'common': scanning in the list's order meets enough matches within a few rows; 'short': the list is read as a whole. */
  spread: 'common' | 'rare' | 'short'
  /** The index is searched for its first term. */
  rarest_first: SQL[]
}

/** How often `patterns`, all of which must match, occur in the list's first rows. */
export async function lookAhead(
  db: Db,
  table: Table,
  { text, order }: Pick<Searched, 'text' | 'order'>,
  patterns: readonly SQL[],
): Promise<Ahead> {
  const having = (condition: SQL) => sql`(count(*) filter (where ${condition}))::integer`
  const [counted] = rowsOf<{ read: number; all_held: number; held: number[] }>(
    await db.execute(sql`
      select count(*)::integer as read, ${having(sql`text like all (${arrayOf(patterns)})`)} as all_held,
        ${arrayOf(patterns.map(one => having(sql`text like ${one}`)))} as held
      from (select ${text} as text from ${table} order by ${sql.join([...order], sql`, `)} limit ${SAMPLE}) as first_rows`),
  )
  if (!counted || counted.read < SAMPLE) return { spread: 'short', rarest_first: [...patterns] }
  const by_rarity = patterns
    .map((pattern, index) => ({ pattern, held: counted.held[index] ?? 0 }))
    .toSorted((a, b) => a.held - b.held)
  return {
    spread: counted.all_held * ONE_IN >= SAMPLE ? 'common' : 'rare',
    rarest_first: by_rarity.map(({ pattern }) => pattern),
  }
}
