// Statements are prepared once and asked by everybody: what one caller may see must not follow from who asked before.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Database, type Db, inCompany, sqlState } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { companies, roles } from '#server/db/schema/company.ts'
import { commandsOf } from '#server/db/standing.ts'
import { freshDatabase } from '#tests/support/database.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})

const companiesSeen = async (db: Db) => {
  const rows = await db.select({ company_id: companies.company_id }).from(companies).orderBy(companies.company_id)
  return rows.map(({ company_id }) => company_id)
}

it('shows each company its own row alone, however often and in whatever turn the same is asked', async () => {
  const all = await database.asOwner(companiesSeen)
  expect(all.length).toBeGreaterThan(1)
  // From the sixth time on a plan may be kept for all of them.
  for (let time = 0; time < 8; time++)
    for (const company_id of all) {
      expect(await inCompany(database, company_id, companiesSeen)).toEqual([company_id])
      expect(await database.transaction(companiesSeen)).toEqual(all)
    }
})

it('refuses at the door what it gave inside, though the same was asked just before', async () => {
  const ask = (db: Db) => db.execute(sql`select count(*)::int as n from projects`)
  await inCompany(database, 2, ask)
  const refused = await database.transaction(ask).catch(sqlState)
  expect(refused).toBe('42501')
})

it('asks again what has failed before', async () => {
  const divided = (by: number) =>
    database.transaction(async db => rowsOf<{ n: number }>(await db.execute(sql`select 6 / ${by}::int as n`))[0]?.n)
  expect(await divided(0).catch(sqlState)).toBe('22012')
  expect(await divided(2)).toBe(3)
  expect(await divided(0).catch(sqlState)).toBe('22012')
  expect(await divided(3)).toBe(2)
})

it('keeps answering when there have been more different statements than are kept', async () => {
  await inCompany(database, 2, async db => {
    const name = () => db.select({ name: roles.name }).from(roles).where(eq(roles.name, 'Owner'))
    expect(await name()).toHaveLength(1)
    for (let n = 0; n < 600; n++) await db.execute(sql.raw(`select ${n} as n`))
    expect(await name()).toHaveLength(1)
  })
})

it('returns a row as when the statement was new', async () => {
  const ask = () =>
    database.transaction(async db =>
      rowsOf(
        await db.execute(
          sql`select ${'{"a":[1,null]}'}::jsonb as j, ${null}::text as nothing, ${Buffer.from([0, 255])}::bytea as bytes, ${12.5}::numeric as price`,
        ),
      ),
    )
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(first).toMatchObject([{ j: { a: [1, null] }, nothing: null }])
})

describe.runIf(process.env['DATABASE_URL_FOR_TESTS'])('a statement that PostgreSQL keeps by name', () => {
  const names = (db: Db) => db.select({ name: roles.name }).from(roles).where(eq(roles.name, 'Owner'))
  const ask = () => inCompany(database, 2, names)

  it('is queried again when the table was changed meanwhile', async () => {
    for (let time = 0; time < 8; time++) await ask()
    await database.command('alter table roles alter column name type varchar(500)')
    expect(await ask()).toEqual([{ name: 'Owner' }])
    await database.command('alter table roles alter column name type text')
    expect(await ask()).toEqual([{ name: 'Owner' }])
  })

  it('is asked without a name from then on where a pooler has lost it', async () => {
    for (let time = 0; time < 8; time++) await ask()
    await inCompany(database, 2, db => commandsOf(db).execute(sql`deallocate all`))
    expect(await ask()).toEqual([{ name: 'Owner' }])
    await inCompany(database, 2, db => commandsOf(db).execute(sql`deallocate all`))
    expect(await ask()).toEqual([{ name: 'Owner' }])
    const kept = await inCompany(database, 2, db => db.execute(sql`select name from pg_prepared_statements`))
    expect(rowsOf(kept)).toEqual([])
  })
})
