// Before serving: of servers that start together one prepares, and another installation's data is left alone.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureInternalCompany } from '#server/company/create-company.ts'
import { embeddedDatabase } from '#server/db/database.ts'
import { emptied, openInMemory } from '#server/db/embedded/embedded.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { forgetMark, prepare } from '#server/db/prepare.ts'
import { rowsOf } from '#server/db/rows.ts'
import { vaultUnder } from '#server/ports/vault.ts'
import { rotateFile, type Secrets, serverSecrets } from '#server/secret.ts'
import { testPorts } from '../support/companies.ts'
import { freshDatabase } from '../support/database.ts'

const given = process.env['DATABASE_URL_FOR_TESTS']
const secretsOf = (byte: number, ...old: number[]): Secrets => {
  const [current = Buffer.of(), ...rest] = [byte, ...old].map(one => Buffer.alloc(48, one))
  return { current, first: rest.at(-1) ?? current, all: [current, ...rest] }
}

describe.skipIf(!given)('servers that start together on an empty PostgreSQL', () => {
  it('all come up, and what is made once is made once', async () => {
    const name = `sunquill_test_together_${process.pid}`
    const admin = new pg.Client({ connectionString: given })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const address = new URL(given ?? '')
    address.pathname = `/${name}`
    const secrets = secretsOf(7)
    const servers = [1, 2, 3].map(() => externalDatabase(address.href, secrets.current))
    try {
      const applied = await Promise.all(
        servers.map(database =>
          database.alone(async () => {
            const names = await prepare(database, secrets)
            await ensureInternalCompany(
              database,
              testPorts(() => new Date()),
              'Sunquill',
            )
            return names.length
          }),
        ),
      )
      expect(applied.filter(count => count > 0)).toHaveLength(1)
    } finally {
      for (const database of servers) await database.close()
      await admin.end()
    }
  })
})

describe('a database', () => {
  it('that a newer version has set up is refused by an older one, and left as it is', async () => {
    const database = await freshDatabase()
    const later = '9999-later.sql'
    await database.asOwner(db => db.execute(sql`insert into migrations (name, sha256) values (${later}, 'x')`))
    await expect(migrate(database)).rejects.toThrow(
      `set up by a newer Sunquill: this one does not know its migration ${later}`,
    )
    await database.asOwner(db => db.execute(sql`delete from migrations where name = ${later}`))
    expect(await migrate(database)).toEqual([])
  })

  it('that holds something else is refused, and left as it is', async () => {
    const engine = await emptied(await openInMemory())
    await engine.exec('create table shops (id integer)')
    await expect(migrate(embeddedDatabase(engine))).rejects.toThrow('holds tables of something else')
    const { rows } = await engine.query(`select tablename from pg_tables where schemaname = 'public'`)
    expect(rows).toEqual([{ tablename: 'shops' }])
    await engine.close()
  })

  it('knows the secret it was set up with, takes the next one after a rotation, and refuses any other', async () => {
    const database = await freshDatabase()
    await database.asOwner(forgetMark)
    await prepare(database, secretsOf(7))
    await expect(prepare(database, secretsOf(8))).rejects.toThrow(
      /fingerprint \w{32}\) is not the one.*SUNQUILL_SECRET/,
    )
    await prepare(database, secretsOf(8, 7))
    await prepare(database, secretsOf(8))
    await expect(prepare(database, secretsOf(7))).rejects.toThrow('is not the one the database was set up with')
    const marks = await database.asOwner(db => db.execute(sql`select fingerprint from secret_mark`))
    expect(JSON.stringify(rowsOf(marks))).not.toContain(Buffer.alloc(4, 8).toString('hex'))
    await database.asOwner(forgetMark)
  })
})

describe('the secret', () => {
  let place = ''
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'sunquill-secret-'))
  })
  afterEach(() => rmSync(place, { recursive: true, force: true }))

  it('is made once, whole, for its owner alone', () => {
    const made = serverSecrets({}, place)
    expect(made.current).toHaveLength(48)
    expect(serverSecrets({}, place)).toEqual(made)
    expect(statSync(join(place, 'secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(place)).toEqual(['secret'])
  })

  it.each(['', 'too short'])('is refused where its file holds %j', text => {
    writeFileSync(join(place, 'secret'), text)
    expect(() => serverSecrets({}, place)).toThrow(`holds ${text.length} bytes; a secret has 32 or more. Put it back`)
  })

  it('is not created next to a database that was set up with another', () => {
    mkdirSync(join(place, 'database', 'cluster'), { recursive: true })
    expect(() => serverSecrets({}, place)).toThrow(/its secret is missing. Put the file .*secret back from a backup/)
    expect(readdirSync(place)).toEqual(['database'])
  })

  it('is another after a rotation, under which older values open and links and seals hold', () => {
    const before = serverSecrets({}, place)
    const sealed = vaultUnder(...before.all).seal('label', Buffer.from('kept'))
    rotateFile(place)
    rotateFile(place)
    const after = serverSecrets({}, place)
    expect(after.current).not.toEqual(before.current)
    expect(after.first).toEqual(before.current)
    expect(after.all).toHaveLength(3)
    expect(Buffer.from(vaultUnder(...after.all).open('label', sealed)).toString()).toBe('kept')
    expect(() => vaultUnder(after.current).open('label', sealed)).toThrow()
    expect(() => vaultUnder(...after.all).open('other', sealed)).toThrow()
    expect(readFileSync(join(place, 'secret.1'))).toEqual(before.current)
  })
})
