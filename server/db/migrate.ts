// Applies migrations/*.sql in order of name, once each, under an advisory lock so that two servers starting together do it once.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

export const directory = new URL('./migrations/', import.meta.url).pathname
const LOCK = 7_305_001

/** Answers the names of the migrations it applied. Throws when one already applied has been edited since. */
export async function migrate(database: Database): Promise<string[]> {
  return database.asOwner(async db => {
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await db.execute(
      sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
    )
    const known = new Map(readRows(await db.execute(sql`select name, sha256 from migrations`)))
    const applied: string[] = []
    for (const name of readdirSync(directory)
      .filter(file => file.endsWith('.sql'))
      .sort()) {
      const text = readFileSync(join(directory, name), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const before = known.get(name)
      if (before === sha256) continue
      if (before)
        throw new Error(`The migration ${name} was changed after it had been applied. Write a new one instead.`)
      for (const statement of statements(text)) await db.execute(sql.raw(statement))
      await db.execute(sql`insert into migrations (name, sha256) values (${name}, ${sha256})`)
      applied.push(name)
    }
    return applied
  })
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

function readRows(result: unknown): [string, string][] {
  const rows =
    result !== null && typeof result === 'object' && 'rows' in result && Array.isArray(result.rows) ? result.rows : []
  return rows.map((row: { name: string; sha256: string }) => [row.name, row.sha256])
}
