// Which rows of a list hold all that is looked for. What few hold is named by the trigrams of migration 0030; of what many hold
// the list's own order meets enough within a few rows. Called by the lists that are searched.
import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { likeText } from '#machines/lib/search.ts'
import { among } from '../db/among.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'

/** More than these are not looked up one by one. */
export const FEW = 2_000
/** Of the list's first rows; where one in ten of them matches, the index would only name a great many. */
const SAMPLE = 200
const ONE_IN = 10

/** The index knows runs of three letters or digits. */
export const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

export type Searched = {
  id: AnyPgColumn
  /** What the function of migration 0030 is named for, where that is not the table. */
  asked?: string
  /** To the letter as the index has it. */
  text: SQL
  order: readonly SQL[]
}

/** A condition on the table of `id`, or none where nothing is looked for: every one of `sought` stands somewhere in the text, whatever its case and its marks. */
export async function foundBy(
  db: Db,
  { id, asked = getTableName(id.table), text, order }: Searched,
  looked_for: string | readonly string[] | undefined,
): Promise<SQL | undefined> {
  const sought = typeof looked_for === 'string' ? [looked_for].filter(Boolean) : (looked_for ?? [])
  if (sought.length === 0) return undefined
  const patterns = longestFirst(sought).map(one => sql`plain_text(${`%${likeText(one)}%`})`)
  // A scalar subquery, so that the planner walks along the list's order and looks into each row it meets.
  const holds = sql`(select ${text} like all (${arrayOf(patterns)}))`
  if (!sought.some(isIndexed)) return holds
  const { spread, rarest_first } = await lookAhead(db, id.table, { text, order }, patterns)
  if (spread !== 'rare') return holds
  const [found] = rowsOf<{ ids: string[] | null }>(
    await db.execute(sql`select ${sql.identifier(`${asked}_like`)}(${arrayOf(rarest_first)}, ${FEW}) as ids`),
  )
  return found?.ids ? among(id, found.ids) : holds
}

/** A guess which is the rarest, where no row has been looked into. */
export const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)

export const arrayOf = (patterns: readonly SQL[]): SQL => sql`array[${sql.join([...patterns], sql`, `)}]`

type Ahead = {
  /** Of a 'common' thing the list's own order meets enough within a few rows; a 'short' list is read as it is. */
  spread: 'common' | 'rare' | 'short'
  /** The index is led by the first it is asked for. */
  rarest_first: SQL[]
}

/** What the list's first rows say of `patterns`, which all have to be in the text. */
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
