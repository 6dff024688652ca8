// What a transaction keeps of what it read is never older than its own writes, its locks and its place.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readSetting } from '#server/company/settings/store.ts'
import { type Database, enterTenant, inCompany } from '#server/db/database.ts'
import { companies, settings } from '#server/db/schema/company.ts'
import { commandsOf, type Db } from '#server/db/standing.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { freshDatabase } from '#tests/support/database.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})

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

it('is read again once its row is locked: whoever held it may have changed it', () =>
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
