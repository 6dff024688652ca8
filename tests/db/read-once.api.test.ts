// A transaction's cached reads are never older than its own writes, its locks and its place.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { readSetting } from '#server/company/settings/store.ts'
import { type Database, enterTenant, inCompany } from '#server/db/database.ts'
import { changeBy, SET_UP, WRITTEN_BESIDE } from '#server/db/read-once.ts'
import { rowsOf } from '#server/db/rows.ts'
import { companies, settings } from '#server/db/schema/company.ts'
import { projects } from '#server/db/schema/projects.ts'
import { commandsOf, type Db } from '#server/db/standing.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { watchStatements } from '#tests/support/statements.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})

const watch = watchStatements()
afterAll(() => watch.restore())

const rename = (db: Db, name: string) => db.update(companies).set({ name })
const nameIn = async (db: Db) => (await companyOf(db)).name

it('is read once, by all that ask at the same time', () =>
  inCompany(database, 2, async db => {
    const [one, other] = await Promise.all([companyOf(db), companyOf(db)])
    expect(other).toBe(one)
    await readSetting(db, 'smtp')
    expect(await companyOf(db)).toBe(one)
  }))

it('is read again after a write, also one that is undone', () =>
  inCompany(database, 2, async db => {
    const before = await nameIn(db)
    await commandsOf(db).execute(sql`savepoint renaming`)
    await rename(db, 'Renamed Solar')
    expect(await nameIn(db)).toBe('Renamed Solar')
    await commandsOf(db).execute(sql`rollback to savepoint renaming`)
    expect(await nameIn(db)).toBe(before)
    const value = { dismissed: true }
    await db.insert(settings).values({ company_id: 2, area: 'onboarding', value, version: 1, updated_at: new Date(0) })
    expect(await readSetting(db, 'onboarding')).toEqual({ value, version: 1, has_secret: false })
  }))

it('is read again once its row is locked: the previous holder may have changed it', () =>
  inCompany(database, 2, async db => {
    const before = await companyOf(db)
    await db.select({ one: sql`1` }).from(companies).for('no key update')
    expect(await companyOf(db)).not.toBe(before)
  }))

it('is not carried into another company', () =>
  inCompany(database, 2, async db => {
    expect((await companyOf(db)).company_id).toBe(2)
    await enterTenant(db, 1)
    expect((await companyOf(db)).company_id).toBe(1)
  }))

it('is not carried into another transaction', async () => {
  await inCompany(database, 2, nameIn)
  await database.asOwner(db => rename(db, 'Renamed Solar').where(eq(companies.company_id, 2)))
  expect(await inCompany(database, 2, nameIn)).toBe('Renamed Solar')
})

const names = (db: Db) => db.select({ name: companies.name, address: companies.address }).from(companies)
const numbers = (db: Db) => db.select({ number: projects.number }).from(projects)
/** How many statements of a transaction in a company reached the database. */
const sentBy = async (work: (db: Db) => Promise<unknown>) => {
  const sent = await watch.of(() => inCompany(database, 2, work))
  return sent.filter(({ text }) => /^select "/.test(text)).length
}

it('a query asked again is not sent again, and each who asked has rows of its own', async () => {
  const sent = await sentBy(async db => {
    const [one, ...more] = [await names(db), await names(db), ...(await Promise.all([names(db), names(db)]))]
    Object.assign(one?.[0] ?? {}, { name: 'Changed by whoever asked first' })
    for (const other of more) expect(other[0]?.name).toBe('Test Solar')
  })
  expect(sent).toBe(1)
})

it.each<[string, number, (db: Db) => Promise<unknown>]>([
  ['a write to its table', 2, db => rename(db, 'Renamed Solar')],
  ['a lock of its rows', 2, db => db.select({ one: sql`1` }).from(companies).for('update')],
  ['a lock of others', 1, db => db.select({ one: sql`1` }).from(settings).for('update')],
  ['a write elsewhere', 1, db => db.update(projects).set({ number: 1 })],
])('what a company sets up is read again after %s: %d', async (_, times, work) => {
  const sent = await sentBy(async db => {
    await names(db)
    await work(db)
    await names(db)
  })
  expect(sent).toBe(times)
})

it('all of a sale is read again after a lock: the previous holder may have changed it', async () => {
  const sent = await sentBy(async db => {
    await numbers(db)
    await db.select({ one: sql`1` }).from(settings).for('update')
    await numbers(db)
  })
  expect(sent).toBe(2)
})

it('every table a trigger writes to is listed', async () => {
  const database = await freshDatabase()
  const asOwner = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await database.asOwner(db => db.execute(query)))
  const functions = await asOwner<{ name: string; source: string }>(
    sql`select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const triggers = await asOwner<{ table: string; name: string }>(
    sql`select tgrelid::regclass::text as table, proname as name from pg_trigger
        join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`,
  )
  const found = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].flatMap(([, name]) => name ?? [])
  const writtenBy = (name: string): string[] => {
    const source = functions.find(one => one.name === name)?.source ?? ''
    return [
      ...found(source, /\b(?:insert into|update|delete from) (?!set\b)(\w+)/g),
      ...found(source, /\bperform (\w+)\(/g).flatMap(writtenBy),
    ]
  }
  const beside: Record<string, Set<string>> = {}
  for (const { table, name } of triggers)
    for (const written of writtenBy(name)) beside[table] = (beside[table] ?? new Set()).add(written)
  for (const written of Object.values(beside))
    for (const table of written) for (const next of beside[table] ?? []) written.add(next)
  expect(Object.keys(beside).length).toBeGreaterThan(5)
  const sorted = Object.entries(beside).map(([table, written]) => [table, [...written].sort()])
  expect(Object.fromEntries(sorted)).toEqual(WRITTEN_BESIDE)
})

it('no deletion of another row takes rows of what a company sets up along', async () => {
  const database = await freshDatabase()
  const found = rowsOf<{ child: string; parent: string }>(
    await database.asOwner(db =>
      db.execute(sql`
        select conrelid::regclass::text as child, confrelid::regclass::text as parent
        from pg_constraint where contype = 'f' and confdeltype in ('c', 'n', 'd')`),
    ),
  )
  const beside = found.filter(({ child, parent }) => SET_UP.has(child) && !SET_UP.has(parent))
  expect(found.length).toBeGreaterThan(0)
  expect(beside).toEqual([])
})

const PROJECT = 'select "name" from "projects" where "projects"."id" = $1'
const COMPANY = 'select "name" from "companies"'
const PANELS = 'select "model" from "panels" inner join "companies" on true'

it.each([
  ['a read', 'select "id" from "projects"', []],
  ['an insertion', 'insert into "notes" ("id") values ($1)', []],
  ['an update', 'update "companies" set "name" = $1', [COMPANY, PANELS]],
  ['an update whose trigger writes elsewhere', 'update "proposals" set "status" = $1', [PROJECT]],
  [
    'an update within a query',
    'with touched as (update projects p set name = $1 returning id) select id from touched',
    [PROJECT],
  ],
  ['a lock', 'select 1 from "transactions" where "id" = $1 for update', [PROJECT]],
  ['a lock of the same rows', 'select 1 from "panels" for update', [PROJECT, PANELS]],
  ['a deletion', 'delete from "drawings" where "project_id" = $1', [PROJECT]],
  ['an undone step', 'rollback to savepoint s', [PROJECT]],
  ['a function that deletes', 'select remove_sample($1, $2) as deleted', [PROJECT]],
])('%s changes what was read', (_, statement, changed) => {
  const change = changeBy(statement)
  expect([PROJECT, COMPANY, PANELS].filter(query => change?.(query))).toEqual(changed)
})
