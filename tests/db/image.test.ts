// A new embedded database is unpacked from an image (server/db/embedded/image.ts), which was made for one version of the engine and
// has the migrations of one day. With those that came since, it is held against what initdb and all the migrations make today.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, it } from 'vitest'
import { embeddedDatabase } from '#server/db/database.ts'
import { initialize, openInMemory } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'

/** Each costs a start 0.1 seconds, and a new image costs the repository a megabyte. */
const MOST_MISSING = 10
const folder = mkdtempSync(join(tmpdir(), 'sunquill-initdb-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('is what initdb and the migrations make: the same format, settings, roles, schema and rows', async () => {
  const unpacked = await openInMemory()
  const missing = await migrate(embeddedDatabase(unpacked))
  expect(missing.length, 'run: npm run database-image').toBeLessThanOrEqual(MOST_MISSING)
  const made = await initialize(folder)
  await migrate(embeddedDatabase(made))
  const [one, other] = [await contentOf(unpacked), await contentOf(made)]
  expect(Object.keys(one.rows).length).toBeGreaterThan(100)
  expect(Object.values(one.schema).every(found => found.length > 0)).toBe(true)
  expect(one, 'run: npm run database-image').toEqual(other)
  await Promise.all([unpacked.close(), made.close()])
}, 120_000)

const OURS = `not in ('pg_catalog', 'information_schema', 'pg_toast')`
const SCHEMA: Record<string, string> = {
  relations: `select oid::regclass, relkind, relowner::regrole, relacl, relrowsecurity, relforcerowsecurity, reloptions,
    case relkind when 'v' then pg_get_viewdef(oid) end as view from pg_class
    where relnamespace::regnamespace::text ${OURS} order by oid::regclass::text`,
  columns: `select attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attacl, attidentity,
      attgenerated, pg_get_expr(adbin, adrelid) as expression
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text ${OURS} and relkind in ('r', 'v', 'S') order by attrelid::regclass::text, attnum`,
  indexes: `select schemaname, indexname, indexdef from pg_indexes where schemaname ${OURS} order by 1, 2`,
  constraints: `select conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
    where connamespace::regnamespace::text ${OURS} order by conrelid::regclass::text, conname`,
  triggers: `select tgrelid::regclass, tgenabled, pg_get_triggerdef(oid) as made from pg_trigger
    where not tgisinternal order by 1, 3`,
  policies: `select * from pg_policies order by schemaname, tablename, policyname`,
  functions: `select oid::regprocedure, proacl, case prokind when 'f' then pg_get_functiondef(oid) end as made from pg_proc
    order by oid::regprocedure::text`,
  roles: `select rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolbypassrls, rolconfig
    from pg_roles order by 1`,
  members: `select roleid::regrole, member::regrole, admin_option, inherit_option, set_option from pg_auth_members
    order by roleid::regrole::text, member::regrole::text`,
  namespaces: `select nspname, nspacl from pg_namespace order by 1`,
  databases: `select datname, datacl, datcollate, encoding from pg_database order by 1`,
  extensions: `select extname, extversion, extnamespace::regnamespace from pg_extension order by 1`,
}

async function contentOf(engine: PGlite) {
  const query = async <T>(text: string) => (await engine.query<T>(text)).rows
  const schema: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(SCHEMA)) schema[name] = await query(text)
  const tables = await query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of tables)
    rows[name] = await query(
      name === 'migrations' ? 'select name, sha256 from migrations order by name' : `select * from ${name}`,
    )
  return {
    schema,
    rows,
    format: await query('select pg_control_version, catalog_version_no from pg_control_system()'),
    made: await query('select * from pg_control_init()'),
    settings: await query(
      `select name, setting from pg_settings where source = 'configuration file' and name <> 'config_file' order by name`,
    ),
    of_roles: await query('select setdatabase, setrole::regrole, setconfig from pg_db_role_setting order by 1, 2'),
  }
}
