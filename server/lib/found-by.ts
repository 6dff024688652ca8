// Which rows of a list hold all that is looked for. What few hold is named by the trigrams of migration 0030; of what many hold
// the list's own order meets enough within a few rows. Called by the lists that are searched.
import { getTableName, type SQL, sql, type Table } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { among } from '../db/among.ts'
import type { Db } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import { likeText } from './search.ts'

/** More than these are not looked up one by one. */
export const FEW = 2_000
/** Of the list's first rows; where one in ten of them matches, the index would only name a great many. */
const SAMPLE = 200
const ONE_IN = 10

/** The index knows runs of three letters or digits. */
export const isIndexed = (word: string) => /[\p{L}\p{N}]{3}/u.test(word)

/** A table with a function of its name in migration 0030. */
export type Searched = {
  id: AnyPgColumn
  /** To the letter as the index has it. */
  text: SQL
  order: readonly SQL[]
}

/** A condition on the table of `id`, or none where nothing is looked for: every one of `sought` stands somewhere in the text, whatever its case and its marks. */
export async function foundBy(
  db: Db,
  { id, text, order }: Searched,
  looked_for: string | readonly string[] | undefined,
): Promise<SQL | undefined> {
  const sought = typeof looked_for === 'string' ? [looked_for].filter(Boolean) : (looked_for ?? [])
  if (sought.length === 0) return undefined
  // The longest first, which is the rarest.
  const patterns = sql`array[${sql.join(
    sought.toSorted((a, b) => b.length - a.length).map(one => sql`plain_text(${`%${likeText(one)}%`})`),
    sql`, `,
  )}]`
  // A scalar subquery, so that the planner walks along the list's order and looks into each row it meets.
  const holds = sql`(select ${text} like all (${patterns}))`
  if (!sought.some(isIndexed) || (await spread(db, id.table, order, holds)) !== 'rare') return holds
  const [found] = rowsOf<{ ids: string[] | null }>(
    await db.execute(sql`select ${sql.identifier(`${getTableName(id.table)}_like`)}(${patterns}, ${FEW}) as ids`),
  )
  return found?.ids ? among(id, found.ids) : holds
}

/** Of a 'common' thing the list's own order meets enough within a few rows; a 'short' list is read as it is. */
export async function spread(
  db: Db,
  table: Table,
  order: readonly SQL[],
  holds: SQL,
): Promise<'common' | 'rare' | 'short'> {
  const [counted] = rowsOf<{ read: number; held: number }>(
    await db.execute(sql`
      select count(*)::integer as read, (count(*) filter (where held))::integer as held
      from (select ${holds} as held from ${table} order by ${sql.join([...order], sql`, `)} limit ${SAMPLE}) as first_rows`),
  )
  if (!counted || counted.read < SAMPLE) return 'short'
  return counted.held * ONE_IN >= SAMPLE ? 'common' : 'rare'
}
