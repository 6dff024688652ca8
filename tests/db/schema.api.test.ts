// The typed schema and the SQL that creates the tables agree.
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { RETIRED } from '#tests/support/retired.ts'

/** A file for each part of the product. */
const SCHEMAS = import.meta.glob<Record<string, unknown>>(['../../server/db/schema/*.ts', '../../server/db/kept.ts'], {
  eager: true,
})

type Row = { table: string; column: string; type: string; required: boolean }
let rows: Row[]
let policies: { table: string; secured: boolean; policies: number }[]
let trigrams: { made: string }[]

const rowsOf = <T>(result: unknown): T[] =>
  result !== null && typeof result === 'object' && 'rows' in result && Array.isArray(result.rows) ? result.rows : []

beforeAll(async () => {
  const database = await freshDatabase()
  rows = await database.asOwner(async db =>
    rowsOf<Row>(
      await db.execute(sql`
        select table_name as table, column_name as column, data_type as type, is_nullable = 'NO' as required
        from information_schema.columns where table_schema = 'public' and table_name <> 'migrations'`),
    ),
  )
  policies = await database.asOwner(async db =>
    rowsOf(
      await db.execute(sql`
        select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as secured,
          (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r'`),
    ),
  )
  trigrams = await database.asOwner(async db =>
    rowsOf(await db.execute(sql`select indexdef as made from pg_indexes where indexdef like '%gin_trgm_ops%'`)),
  )
})

it('has the same tables and columns, and agrees on which must be there', () => {
  const typed = Object.values(SCHEMAS)
    .flatMap(file => Object.values(file))
    .filter(one => is(one, PgTable))
    .flatMap(table =>
      Object.values(getTableColumns(table)).map(column => `${getTableName(table)}.${column.name} ${column.notNull}`),
    )
  const made = rows.filter(({ table }) => !RETIRED.has(table))
  expect(typed.sort()).toEqual(made.map(({ table, column, required }) => `${table}.${column} ${required}`).sort())
})

it('secures every table of the tenants by policies of its own', () => {
  const tenants = new Set(rows.filter(({ column }) => column === 'company_id').map(({ table }) => table))
  const open = policies.filter(({ table, secured, policies }) => tenants.has(table) && (!secured || policies === 0))
  expect(open).toEqual([])
})

// PostgreSQL is led by the first column of such an index: with the company there, all of its rows are walked for every search.
it('has the text before the company in every index of trigrams', () => {
  expect(trigrams.length).toBeGreaterThan(10)
  expect(trigrams.filter(({ made }) => /gin \(company_id/.test(made))).toEqual([])
})
