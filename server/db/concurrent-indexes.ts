// Migrations that build or drop indexes of large tables. They use CONCURRENTLY so that writes continue, which can't run in a
// transaction. If one is killed halfway, PostgreSQL leaves an invalid index, which is dropped and built again.
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rowsOf } from './rows.ts'

const CREATE = /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)\s+on\b/i
const DROP = /^\s*drop\s+index\s+concurrently\s+if\s+exists\s+\w+\s*;?\s*$/i

export const isConcurrent = (text: string): boolean => /^\s*(create|drop)\b.*\bindex\s+concurrently\b/im.test(text)

export async function runConcurrently(database: Database, name: string, statements: string[]): Promise<void> {
  const odd = statements.find(statement => !CREATE.test(statement) && !DROP.test(statement))
  if (odd)
    throw new Error(
      `The migration ${name} builds indexes concurrently, so it may hold nothing but "create index concurrently NAME on" and "drop index concurrently if exists NAME".`,
    )
  for (const statement of statements) {
    const index = CREATE.exec(statement)?.[1]
    const existing = index && (await findIndex(database, index))
    if (existing === 'valid') continue
    if (existing === 'invalid') await database.command(`drop index concurrently if exists ${index}`)
    await database.command(statement)
  }
}

async function findIndex(database: Database, name: string): Promise<'valid' | 'invalid' | undefined> {
  const [row] = await database.asOwner(async db =>
    rowsOf<{ valid: boolean }>(
      await db.execute(
        sql`select indisvalid as valid from pg_index where indexrelid = to_regclass(${`public.${name}`})`,
      ),
    ),
  )
  return row && (row.valid ? 'valid' : 'invalid')
}
