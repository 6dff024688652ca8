// A database in use, of either kind, and empty ones to restore into. On PostgreSQL as the user the README describes:
// the database's owner, who may also create roles.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { save } from '#server/backup/save.ts'
import type { Store } from '#server/backup/store.ts'
import { type Database, embeddedDatabase } from '#server/db/database.ts'
import { serveCopies, withCopy } from '#server/db/embedded/copy.ts'
import { emptied, openEmbedded, openInMemory } from '#server/db/embedded/embedded.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { prepare } from '#server/db/prepare.ts'
import { readEverything } from '#server/db/roles/reader.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { Bucket } from '#server/ports/bucket/bucket.ts'
import { addBothCompanies } from '#tests/support/companies.ts'
import { SECRET } from '#tests/support/database.ts'
import { newDatabase } from '../faults/made-cluster.ts'

const address = process.env['DATABASE_URL_FOR_TESTS']
export const SECRETS = { current: SECRET, first: SECRET, all: [SECRET] } as const
const OWNER = `sunquill_test_saver_${process.pid}`
let made = 0

export type Place = {
  database: Database
  save(store: Store, bucket?: Bucket): ReturnType<typeof save>
  empty(): Promise<Database>
  is_embedded: boolean
  opened: Database[]
  close(): Promise<void>
}

export const temporary = () => mkdtempSync(join(tmpdir(), 'sunquill-backup-'))

async function emptyEmbedded(opened: Database[]): Promise<Database> {
  const fresh = embeddedDatabase(await emptied(await openInMemory()))
  opened.push(fresh)
  return fresh
}

async function signedInAsAdmin(): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [OWNER])
  if (rowCount === 0) await admin.query(`create role ${OWNER} login createrole`)
  // Roles are the whole cluster's, and other tests made them first.
  for (const role of ['app', 'door', 'jobs', 'search'])
    await admin.query(`
      do $$ begin create role sunquill_${role} nologin; exception when duplicate_object then null; end $$;
      grant sunquill_${role} to ${OWNER} with admin option`)
  return admin
}

async function emptyExternal(admin: pg.Client, opened: Database[]): Promise<Database> {
  const name = `${OWNER}_${made++}`
  await admin.query(`create database ${name} owner ${OWNER}`)
  const url = new URL(address ?? '')
  url.username = OWNER
  url.pathname = `/${name}`
  const database = externalDatabase(url.href, SECRET)
  opened.push(database)
  return database
}

/** Of the other kind, where there is one. */
export async function emptyElsewhere({ is_embedded, opened }: Place): Promise<Database> {
  if (!address || !is_embedded) return emptyEmbedded(opened)
  const admin = await signedInAsAdmin()
  try {
    return await emptyExternal(admin, opened)
  } finally {
    await admin.end()
  }
}

async function embedded(): Promise<Place> {
  const home = await newDatabase(join(temporary(), 'a folder whose name is long'.repeat(4)))
  const engine = await openEmbedded(home)
  const stop = await serveCopies(home, engine)
  const database = embeddedDatabase(engine)
  const opened: Database[] = [database]
  return {
    database,
    is_embedded: true,
    opened,
    save: (store, bucket) =>
      withCopy(home, async copy => {
        const copied = embeddedDatabase(await openEmbedded(copy))
        try {
          return await save({ database: copied, secrets: SECRETS, store, bucket: bucket ?? null, made_at: new Date() })
        } finally {
          await copied.close()
        }
      }),
    empty: () => emptyEmbedded(opened),
    async close() {
      stop()
      for (const one of opened) await one.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function external(): Promise<Place> {
  const admin = await signedInAsAdmin()
  const opened: Database[] = []
  const database = await emptyExternal(admin, opened)
  return {
    database,
    is_embedded: false,
    opened,
    empty: () => emptyExternal(admin, opened),
    save: (store, bucket) => save({ database, secrets: SECRETS, store, bucket: bucket ?? null, made_at: new Date() }),
    async close() {
      for (const one of opened) await one.close()
      await admin.end()
    },
  }
}

async function inUse(make: () => Promise<Place>): Promise<Place> {
  const place = await make()
  await prepare(place.database, SECRETS)
  await addBothCompanies(place.database)
  return place
}

/** Database kinds available on this machine. */
export const PLACES: [string, () => Promise<Place>][] = [
  ['embedded', () => inUse(embedded)],
  ...(address ? [['PostgreSQL', () => inUse(external)] satisfies [string, () => Promise<Place>]] : []),
]

/** Every row, and what holds tables together, in the database's own words. */
export const contentOf = (database: Database) =>
  database.asOwner(async db => {
    await readEverything(db)
    await db.execute(sql`set local timezone to 'UTC'`)
    const ask = async (text: string) => rowsOf<{ said: string }>(await db.execute(sql.raw(text))).map(row => row.said)
    const tables = await ask(`select tablename as said from pg_tables where schemaname = 'public' order by 1`)
    const rows: string[] = []
    for (const table of tables)
      rows.push(
        ...(await ask(
          `select '${table} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by md5(t::text) collate "C")), '') as said from ${table} t`,
        )),
      )
    return {
      rows,
      constraints: await ask(
        `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as said from pg_constraint
         where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c') order by 1`,
      ),
      triggers: await ask(
        `select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text as said from pg_trigger where not tgisinternal order by 1`,
      ),
      secured: await ask(
        `select relname || ' ' || relrowsecurity || ' ' || relforcerowsecurity as said from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      ),
      companies: await ask(`select last_value || ' ' || is_called as said from company_ids`),
    }
  })
