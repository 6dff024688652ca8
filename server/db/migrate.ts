// Applies migrations/*.sql in order of name, once each, and keeps the roles apart, under an advisory lock so that two servers
// starting together do it once.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type Database, type Db, sqlState } from './database.ts'
import { lockUntilEnd } from './lock-until-end.ts'
import { rowsOf } from './rows.ts'

export const directory = fileURLToPath(new URL('./migrations/', import.meta.url))
const LOCK = 7_305_001
const INSUFFICIENT_PRIVILEGE = '42501'

/** Answers the names of the migrations it applied. Throws when one already applied has been edited since. */
export const migrate = (database: Database): Promise<string[]> => settingUp(() => database.asOwner(applyAll(database)))

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

const applyAll =
  (database: Database) =>
  async (db: Db): Promise<string[]> => {
    await lockUntilEnd(db, LOCK)
    await requireOwn(db)
    const applied = await applyMigrations(db, knownMigrations())
    await database.separate(db)
    return applied
  }

/** In order. */
export const knownMigrations = (): string[] =>
  readdirSync(directory)
    .filter(file => file.endsWith('.sql'))
    .sort()

export const migrationText = (name: string): { text: string; sha256: string } => {
  const text = readFileSync(join(directory, name), 'utf8')
  return { text, sha256: createHash('sha256').update(text).digest('hex') }
}

/** Those of `names` that were not yet. */
export async function applyMigrations(db: Db, names: readonly string[]): Promise<string[]> {
  await db.execute(
    sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const rows = rowsOf<{ name: string; sha256: string }>(await db.execute(sql`select name, sha256 from migrations`))
  const known = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
  const strange = [...known.keys()].sort().findLast(name => !names.includes(name))
  if (strange)
    throw new Error(
      `The database was set up by a newer Sunquill: this one does not know its migration ${strange}. Start that version, or restore a backup from before it.`,
    )
  const applied: string[] = []
  for (const name of names) {
    const { text, sha256 } = migrationText(name)
    const before = known.get(name)
    if (before === sha256) continue
    if (before) throw new Error(`The migration ${name} was changed after it had been applied. Write a new one instead.`)
    for (const statement of statements(text)) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into migrations (name, sha256) values (${name}, ${sha256})`)
    applied.push(name)
  }
  return applied
}

/** A database that holds something else is left as it is. */
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

/** Splits at semicolons that end a line, outside `$$ … $$` bodies: the extended protocol takes one statement at a time. */
export function statements(text: string): string[] {
  const found: string[] = []
  let current = ''
  let quoted = false
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('--')) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g) ?? []).length % 2 === 1) quoted = !quoted
    if (!quoted && line.trimEnd().endsWith(';')) {
      found.push(current)
      current = ''
    }
  }
  return current.trim() === '' ? found : [...found, current]
}
