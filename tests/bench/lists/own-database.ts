// A database of the bench's own for each list: made from the template of the tests, dropped when the list is measured.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { freshDatabase } from '#tests/support/database.ts'

export async function withDatabase<T>(
  work: (database: Database, vacuum: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const database = await freshDatabase()
  const [{ name = '' } = {}] = rowsOf<{ name: string }>(
    await database.asOwner(db => db.execute(sql`select current_database() as name`)),
  )
  try {
    // So that indexes are read alone, as in a database that takes care of itself.
    return await work(database, () => run('vacuum analyze', name))
  } finally {
    await database.close()
    await run(`drop database ${pg.escapeIdentifier(name)}`)
  }
}

async function run(command: string, name?: string) {
  const url = new URL(process.env['DATABASE_URL_FOR_TESTS'] ?? '')
  if (name) url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(command).finally(() => client.end())
}
