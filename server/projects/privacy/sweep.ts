// Looks for a person in every text of every table of the company and overwrites it, except in rows that are kept. Tables and columns
// come from the database itself, so a new one is searched without being listed here.
import { type SQL, sql } from 'drizzle-orm'
import type { Term } from '#machines/projects/privacy/terms.ts'
import type { Database, Db } from '#server/db/database.ts'
import { asEraser } from '#server/db/roles/eraser.ts'
import { rowsOf } from '#server/db/rows.ts'
import { keptRows, type Moment } from './kept.ts'

type TextColumn = { name: string; type: 'text' | 'jsonb' | 'text[]' }
type TextTable = { name: string; columns: TextColumn[] }

/** Names of members, which a homeowner may share. */
const MEMBER = /^(?!to_|first|last)\w+_name$|^(shared_by|handed_by|in_person_by|set_by|decided_by|claimed_by|name_key)$/
/** Names that aren't a member's. */
const NOT_MEMBER = /^(file|datasheet|option|template|source|utility)_name$/

/** Tables of a company, with the columns that hold text. */
export async function textTables(db: Db): Promise<TextTable[]> {
  const rows = rowsOf<{ table: string; column: string; type: TextColumn['type'] }>(
    await db.execute(sql`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and format_type(a.atttypid, null) in ('text', 'jsonb', 'text[]')
        and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'company_id' and not o.attisdropped)
        and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey))
      order by c.relname, a.attnum`),
  )
  const tables = new Map<string, TextTable>()
  for (const { table, column, type } of rows) {
    if (MEMBER.test(column) && !NOT_MEMBER.test(column)) continue
    const known = tables.get(table) ?? { name: table, columns: [] }
    known.columns.push({ name: column, type })
    tables.set(table, known)
  }
  return [...tables.values()]
}

/** Pages of 8 kB that one statement looks through: 16 MB hold up no one else. */
const PAGES_AT_ONCE = 2_000

/** Conditions that go through a table in pieces; rows that are added meanwhile are at its end. */
export async function* piecesOf(database: Pick<Database, 'asOwner'>, table: string): AsyncGenerator<SQL> {
  for (let from = 0; ; from += PAGES_AT_ONCE) {
    const [size] = await database.asOwner(async db =>
      rowsOf<{ pages: string }>(await db.execute(sql`select pg_relation_size(${table}::regclass) / 8192 as pages`)),
    )
    if (from > 0 && from >= Number(size?.pages ?? 0)) return
    yield sql`(ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + PAGES_AT_ONCE},0)`}::tid)`
  }
}

const patternsOf = (terms: readonly Term[]) => sql`${sql.param(terms.map(({ pattern }) => pattern))}::text[]`
const insteadOf = (terms: readonly Term[]) => sql`${sql.param(terms.map(({ instead }) => instead))}::text[]`
const mentions = (columns: readonly TextColumn[], terms: readonly Term[]) => {
  const any = terms.map(({ pattern }) => pattern).join('|')
  return sql`(${sql.join(
    columns.map(({ name }) => sql`t.${sql.identifier(name)}::text ~ ${any}`),
    sql` or `,
  )})`
}

/** Returns how many rows it changed. */
export async function sweepTable(
  database: Pick<Database, 'asOwner'>,
  at: Moment,
  { name, columns }: TextTable,
  terms: readonly Term[],
): Promise<number> {
  const kept = keptRows(at).rows[name]
  const set = columns.map(({ name: column }) => {
    const one = sql.identifier(column)
    return sql`${one} = without_terms(t.${one}, ${patternsOf(terms)}, ${insteadOf(terms)})`
  })
  let changed = 0
  for await (const piece of piecesOf(database, name)) {
    const [row] = await asEraser(database, at.company_id, async db =>
      rowsOf<{ rows: number }>(
        await db.execute(sql`
          with changed as (
            update ${sql.identifier(name)} t set ${sql.join(set, sql`, `)}
            where t.company_id = ${at.company_id} and ${piece} and ${mentions(columns, terms)}
              ${kept ? sql`and not ${kept}` : sql``} returning 1)
          select count(*)::integer as rows from changed`),
      ),
    )
    changed += row?.rows ?? 0
  }
  return changed
}
