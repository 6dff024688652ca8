// Writes rows by the hundred thousand for the bench of lists: the database makes them itself, without triggers and without
// asking whether what they refer to is there. Needs a PostgreSQL whose user may do so.
import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'

/** Values for each `n`: an SQL expression for each relevant column. */
export type Fill = {
  table: string
  set: Readonly<Record<string, string | undefined>>
  /** A row of the table to take the other columns from, as a condition. */
  like?: string
  /** How many there are, if not as many as the list has rows. */
  rows?: number
}

type Column = { name: string; type: string; optional: boolean }

const PLAIN: Readonly<Record<string, string>> = {
  bool: 'false',
  date: "date '2026-11-21'",
  float8: '1',
  int4: '1',
  int8: '1',
  jsonb: "'{}'",
  text: "'Sample'",
  timestamptz: 'at(n)',
  uuid: 'id(n, 0)',
  bytea: "''",
  _text: "'{}'",
  _uuid: "'{}'",
}

/** Ids in the order of their numbers, as those of the product are in the order of time; a minute between two rows. */
export const makeFunctions = (database: Database) =>
  database.asOwner(async db => {
    await db.execute(sql`create function id(n bigint, company integer) returns uuid language sql immutable as $$
      select (lpad(to_hex(1690000000000 + n), 12, '0') || '70008000' || lpad(to_hex(company), 12, '0'))::uuid $$`)
    await db.execute(sql`create function at(n bigint) returns timestamptz language sql immutable as $$
      select timestamptz '2024-11-21T17:00:00Z' + n * interval '1 minute' $$`)
  })

export async function fill(
  database: Database,
  company_id: number,
  { table, set, like }: Fill,
  from: number,
  to: number,
) {
  await database.asOwner(async db => {
    await db.execute(sql`set local session_replication_role = replica`)
    const columns = await columnsOf(db, table)
    const given: Fill['set'] = { company_id: String(company_id), id: `id(n, ${company_id})`, ...set }
    const parts = columns.flatMap(({ name, type, optional }) => {
      const own = given[name]
      if (own !== undefined) return [{ name, value: own }]
      if (like) return [{ name, value: `sample."${name}"` }]
      return optional ? [] : [{ name, value: PLAIN[type] ?? 'null' }]
    })
    const sample = like ? `cross join (select * from ${table} where ${like} limit 1) sample` : ''
    await db.execute(
      sql.raw(`insert into ${table} (${parts.map(({ name }) => `"${name}"`).join(', ')})
        select ${parts.map(({ value }) => value).join(', ')} from generate_series(${from}::bigint, ${to}::bigint) n ${sample}`),
    )
  })
}

const columnsOf = async (db: Db, table: string): Promise<Column[]> =>
  rowsOf<Column>(
    await db.execute(sql`
      select column_name as name, udt_name as type, is_nullable = 'YES' or column_default is not null as optional
      from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`),
  )
