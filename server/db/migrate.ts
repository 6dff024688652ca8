// Applies migrations/*.sql in order of name, once each, and separates the roles, under a lock across servers. Each is a transaction
// of its own, so that none holds the locks of the ones before. What can't run in a transaction (building an index concurrently) runs
// statement by statement and resumes where it was interrupted.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { isConcurrent, runConcurrently } from './concurrent-indexes.ts'
import { type Database, type Db, sqlState } from './database.ts'
import { rowsOf } from './rows.ts'

export const directory = fileURLToPath(new URL('./migrations/', import.meta.url))
const LOCK = 7_305_001
const INSUFFICIENT_PRIVILEGE = '42501'
const LOCK_NOT_AVAILABLE = '55P03'
/** Someone may read a table for minutes. Between attempts, requests queued behind the migration get through. */
const TRIES = 60
const pauseAfter = (tries: number) => Math.min(10_000, 200 * 2 ** tries) * (0.5 + Math.random() / 2)

type Migration = { name: string; text: string; sha256: string }

/** Returns the names of the migrations it applied. Throws if one that was applied has been edited since. */
export const migrate = (database: Database, from = directory): Promise<string[]> =>
  settingUp(() => database.alone(() => applyAll(database, from), LOCK))

export async function settingUp<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Error(
      'The user of DATABASE_URL must own the database and be allowed to create roles ' +
        '(as an administrator: ALTER ROLE the_user CREATEROLE), because the server makes logins of its own.',
      { cause: error },
    )
  }
}

async function applyAll(database: Database, from: string): Promise<string[]> {
  const due = await database.asOwner(async db => {
    await requireOwn(db)
    return dueOf(db, migrationsIn(from))
  })
  for (const migration of due) await apply(database, migration)
  await database.asOwner(db => database.separate(db))
  return due.map(({ name }) => name)
}

/** Migrations to apply; refuses a database that is newer than this version, or whose migrations were edited. */
async function dueOf(db: Db, all: readonly Migration[]): Promise<Migration[]> {
  await db.execute(
    sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const rows = rowsOf<{ name: string; sha256: string }>(await db.execute(sql`select name, sha256 from migrations`))
  const hash_by_name = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const strange = [...hash_by_name.keys()].sort().findLast(name => !all.some(one => one.name === name))
  if (strange)
    throw new Error(
      `The database was set up by a newer Sunquill: this one does not know its migration ${strange}. Start that version, or restore a backup from before it.`,
    )
  const edited = all.find(({ name, sha256 }) => hash_by_name.has(name) && hash_by_name.get(name) !== sha256)
  if (edited)
    throw new Error(`The migration ${edited.name} was changed after it had been applied. Write a new one instead.`)
  return all.filter(({ name }) => !hash_by_name.has(name))
}

/** Ordered by name. */
export const migrationsIn = (from = directory): Migration[] =>
  readdirSync(from)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(name => {
      const text = readFileSync(join(from, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    })

async function apply(database: Database, migration: Migration): Promise<void> {
  const { name, text } = migration
  if (isConcurrent(text)) {
    await runConcurrently(database, name, statements(text))
    await database.asOwner(db => record(db, migration))
    return
  }
  for (let tries = 1; ; tries++) {
    try {
      await database.asOwner(async db => {
        for (const statement of statements(text)) await db.execute(sql.raw(statement))
        await record(db, migration)
      })
      return
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error
      await pause(pauseAfter(tries))
    }
  }
}

const record = (db: Db, { name, sha256 }: Migration) =>
  db.execute(sql`insert into migrations (name, sha256) values (${name}, ${sha256})`)

/** Applies these in one transaction: for a database not in use yet. */
export async function applyMigrations(db: Db, names: readonly string[]): Promise<void> {
  const chosen = migrationsIn().filter(({ name }) => names.includes(name))
  for (const migration of await dueOf(db, chosen)) {
    for (const statement of statements(migration.text))
      await db.execute(sql.raw(isConcurrent(statement) ? statement.replace(/\bconcurrently\b/i, '') : statement))
    await record(db, migration)
  }
}

/** Migrations that this version has and the database lacks, and the other way round. */
export async function compareMigrations(db: Db): Promise<{ missing: string[]; unknown: string[] }> {
  const [table] = rowsOf<{ name: string | null }>(
    await db.execute(sql`select to_regclass('public.migrations')::text as name`),
  )
  const rows = table?.name ? rowsOf<{ name: string }>(await db.execute(sql`select name from migrations`)) : []
  const applied = new Set(rows.map(({ name }) => name))
  const names = migrationsIn().map(({ name }) => name)
  return {
    missing: names.filter(name => !applied.has(name)),
    unknown: [...applied].filter(name => !names.includes(name)),
  }
}

/** A database with other contents is left unchanged. */
async function requireOwn(db: Db): Promise<void> {
  const [found] = rowsOf<{ own: boolean; empty: boolean }>(
    await db.execute(sql`
      select count(*) = 0 as empty,
        count(*) filter (where table_name = 'migrations' and column_name in ('name', 'sha256', 'applied_at')) = 3 as own
      from information_schema.columns where table_schema = 'public'`),
  )
  if (found && !found.own && !found.empty)
    throw new Error('The database holds tables of something else. Give DATABASE_URL an empty database.')
}

/** Splits at semicolons at the end of a line, outside `$$ … $$` bodies: the extended protocol takes one statement at a time. */
export function statements(text: string): string[] {
  const parts: string[] = []
  let current = ''
  let quoted = false
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('--')) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g) ?? []).length % 2 === 1) quoted = !quoted
    if (!quoted && line.trimEnd().endsWith(';')) {
      parts.push(current)
      current = ''
    }
  }
  return current.trim() === '' ? parts : [...parts, current]
}
