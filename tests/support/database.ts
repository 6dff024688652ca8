// A fresh, migrated database with its companies for each application under test: PGlite in memory, or PostgreSQL where an address is given.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { expect, TestRunner } from 'vitest'
import { type Database, embeddedDatabase } from '#server/db/database.ts'
import { dumpOfPrepared, openInMemory } from '#server/db/embedded/embedded.ts'
import { externalDatabase } from '#server/db/external-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { addBothCompanies } from './companies.ts'

const TEMPLATE = 'sunquill_test_template'
export const SECRET = Buffer.alloc(48, 7)
let template: Promise<Blob> | undefined
let made = 0

async function prepare(database: Database) {
  await migrate(database)
  await addBothCompanies(database)
}

export async function freshDatabase(): Promise<Database> {
  const address = process.env['DATABASE_URL_FOR_TESTS']
  if (address) return cloneOn(address)
  // Browser tests ask for databases too, outside of vitest.
  const within_vitest = process.env['VITEST'] !== undefined
  // Of the runner: what `expect` names is, while a file prepares, the last test of the file before it.
  const test = within_vitest ? TestRunner.getCurrentTest()?.id : undefined
  const file = within_vitest ? expect.getState().testPath : undefined
  const idle = engines.find(
    one => !one.engine.closed && (one.file !== file || (one.test !== undefined && one.test !== test)),
  )
  if (idle) {
    idle.test = test
    idle.file = file
    await idle.engine.exec(AS_NEW)
    return embeddedDatabase(idle.engine)
  }
  const engine = await openInMemory(await preparedDump())
  engines.push({ engine, test, file })
  return embeddedDatabase(engine)
}

/**
 * What a test that is over leaves behind is used again: emptied and filled in a tenth of the time a new one takes. One that
 * was opened for all tests of a file has no test, and stays theirs until the next file begins.
 */
const engines: { engine: PGlite; test: string | undefined; file: string | undefined }[] = []

/** A copy of every row a test begins with, stored with the tables. */
const KEEP_ROWS = `
  create schema pristine;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table pristine.%I as select * from public.%I', name, name);
    end loop;
  end $$;`
const AS_NEW = `
  begin;
  set local session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from public.%I', name);
      execute format('insert into public.%I select * from pristine.%I', name, name);
    end loop;
  end $$;
  alter sequence company_ids restart;
  commit;`

/** The data directory of the embedded one, as a tar. */
export const preparedDump = (): Promise<Blob> => {
  template ??= templateOfRun()
  return template
}

/** Made by the first test file that needs it, then read by the others of the run. Two that make it make the same. */
async function templateOfRun(): Promise<Blob> {
  const dump = () =>
    dumpOfPrepared(async engine => {
      await prepare(embeddedDatabase(engine))
      await engine.exec(KEEP_ROWS)
    })
  const directory = process.env['TEST_RUN_DIR']
  // A browser test runs one application of its own at most.
  if (!directory) return dump()
  const file = join(directory, 'template')
  if (existsSync(file)) return new Blob([readFileSync(file)])
  const made = await dump()
  // Renamed atomically, so that half of it is never read.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await made.arrayBuffer()))
  renameSync(`${file}.${process.pid}`, file)
  return made
}

const cloneOn = async (address: string): Promise<Database> => externalDatabase(await clonedAddress(address), SECRET)

/** The address of a database that is filled as every other, on this cluster. */
export async function clonedAddress(address: string): Promise<string> {
  const admin = new pg.Client({ connectionString: address })
  await admin.connect()
  try {
    // Held until this connection ends: two workers must not both make the template, nor copy it half made.
    await admin.query('select pg_advisory_lock(7264)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) {
      await admin.query(`create database ${TEMPLATE}`)
      const template = externalDatabase(named(address, TEMPLATE), SECRET)
      await prepare(template)
      await template.close()
    }
    const name = `sunquill_test_${process.pid}_${Date.now()}_${made++}`
    await admin.query(`create database ${name} template ${TEMPLATE}`)
    // Logins are of one database, and the copy has none of its own yet.
    const database = externalDatabase(named(address, name), SECRET)
    await database.asOwner(db => database.separate(db))
    await database.close()
    return named(address, name)
  } finally {
    await admin.end()
  }
}

function named(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}
