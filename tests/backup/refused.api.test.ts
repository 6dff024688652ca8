// A backup that can't be restored is refused in one sentence, and the target database stays empty.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { chooseBackup, requireRestorable, restore } from '#server/backup/restore.ts'
import { save } from '#server/backup/save.ts'
import { createStore, openStore } from '#server/backup/store.ts'
import { type Database, embeddedDatabase } from '#server/db/database.ts'
import { emptied, openInMemory } from '#server/db/embedded/embedded.ts'
import { rowsOf } from '#server/db/rows.ts'
import { fingerprintOf } from '#server/secret.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SECRETS, temporary } from './places.ts'

const given = temporary()
const folder = temporary()
const KEY = Buffer.from('correct horse battery')
let source: Database
let target: Database
let name = ''

beforeAll(async () => {
  source = await freshDatabase()
  await source.asOwner(db =>
    db.execute(sql`
      insert into files (company_id, id, sha256, name, media_type, size, bytes, created_at)
      select 2, gen_random_uuid(), encode(sha256(bytes), 'hex'), 'paper.pdf', 'application/pdf', length(bytes), bytes, now()
      from (select decode(repeat('00ff', 20000), 'hex') as bytes) made`),
  )
  const store = createStore(join(given, 'plain'), undefined)
  name = (await save({ database: source, secrets: SECRETS, store, bucket: null, made_at: new Date() })).name
  target = embeddedDatabase(await emptied(await openInMemory()))
})
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(given, 'plain'), folder, { recursive: true })
})
afterAll(async () => {
  await target.close()
  for (const one of [given, folder]) rmSync(one, { recursive: true, force: true })
})

const restoring = async (into = target, secrets: Parameters<typeof requireRestorable>[2] = SECRETS) => {
  const store = openStore(folder, undefined)
  const head = await requireRestorable(store, chooseBackup(store, undefined), secrets)
  return restore({ database: into, store, name, head })
}
const tables = async (database: Database) =>
  rowsOf<{ name: string }>(
    await database.asOwner(db => db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)),
  )

async function refused(sentence: RegExp, ...rest: Parameters<typeof restoring>) {
  const error = await restoring(...rest).then(
    () => new Error('It was restored'),
    (error: Error) => error,
  )
  expect(error.message).toMatch(sentence)
  expect(error.message).not.toContain('\n')
  expect(await tables(target)).toEqual([])
}

const backupFile = () => join(folder, `${name}.backup`)
function change(file: string, at: number) {
  const bytes = readFileSync(file)
  const place = Math.floor(bytes.length * at)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(file, bytes)
}
const keptFile = () => {
  const [path] = readdirSync(join(folder, 'files'), { recursive: true, encoding: 'utf8' }).filter(
    one => one.length > 64,
  )
  return join(folder, 'files', path ?? '')
}

it('a backup in which one byte was changed, near its beginning or its end', async () => {
  change(backupFile(), 0.01)
  await refused(/^The backup file .* was changed\. Nothing was restored\.$/)
  copyFileSync(join(given, 'plain', `${name}.backup`), backupFile())
  change(backupFile(), 0.99)
  await refused(/^The backup file .* was changed\. Nothing was restored\.$/)
})

it('a backup whose end is missing', async () => {
  truncateSync(backupFile(), Math.floor(readFileSync(backupFile()).length / 2))
  await refused(/^The backup file .* is cut off\. Nothing was restored\.$/)
})

it('a backup of which an uploaded file was changed, or is missing', async () => {
  change(keptFile(), 0.5)
  await refused(/^The backup file .*files.* was changed\. Nothing was restored\.$/)
  rmSync(keptFile())
  await refused(/^The backup file .*files.* is missing\. Nothing was restored\.$/)
})

it('a backup that a newer version made', async () => {
  const later = '9999-later.sql'
  await source.asOwner(db => db.execute(sql`insert into migrations (name, sha256) values (${later}, 'x')`))
  try {
    const store = openStore(folder, undefined)
    name = (await save({ database: source, secrets: SECRETS, store, bucket: null, made_at: new Date() })).name
    await refused(/^The backup was made by a newer Sunquill: .* 9999-later\.sql\. Restore it with that version\.$/)
  } finally {
    await source.asOwner(db => db.execute(sql`delete from migrations where name = ${later}`))
    name = chooseBackup(openStore(join(given, 'plain'), undefined), undefined)
  }
})

it('a backup under another secret', async () => {
  const other = Buffer.alloc(48, 9)
  const secrets = { current: other, first: other, all: [other] } as const
  const wanted = fingerprintOf(SECRETS.current)
  await refused(new RegExp(`^The backup needs the secret with the fingerprint ${wanted}`), target, secrets)
})

it('a database that holds something, which stays as it is', async () => {
  const before = await tables(source)
  await refused(/^The database is not empty, and was left as it is\. Restore into a new, empty one\.$/, source)
  expect(await tables(source)).toEqual(before)
})

it('a wrong passphrase, none, or one for what is not encrypted; and a folder of something else', () => {
  const hidden = join(given, 'hidden')
  createStore(hidden, KEY)
  expect(() => openStore(hidden, Buffer.from('another one'))).toThrow('This is not the key of the backups in')
  expect(() => openStore(hidden, undefined)).toThrow('are encrypted. Set BACKUP_PASSPHRASE')
  expect(() => createStore(folder, KEY)).toThrow('are not encrypted. Leave out the key')
  expect(() => openStore(given, undefined)).toThrow('its file backups.json is missing')
  expect(() => createStore(given, undefined)).toThrow('holds something other than backups')
  expect(() => chooseBackup(createStore(join(given, 'new'), undefined), undefined)).toThrow('There is no backup')
  expect(() => chooseBackup(openStore(folder, undefined), 'yesterday')).toThrow('There is no backup yesterday')
  mkdirSync(join(given, 'broken'))
  writeFileSync(join(given, 'broken', 'backups.json'), '{"format":1,')
  expect(() => openStore(join(given, 'broken'), KEY)).toThrow('was changed')
})
