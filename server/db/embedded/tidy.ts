// Autovacuum for the embedded database, whose single process can't start workers. Without it the space of dead rows is never reused,
// and queries are planned as if every table were empty. background.ts starts it.
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { startRecurring } from '../../recurring.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

/** An unchanged table takes one or two milliseconds. */
const EVERY_MS = 3_600_000

/** Table by table, so that concurrent requests wait for one at most. */
export async function tidy(database: Pick<Database, 'asOwner' | 'command'>): Promise<void> {
  const tables = await database.asOwner(async db =>
    rowsOf<{ name: string }>(
      await db.execute(
        sql`select oid::regclass::text as name from pg_class
            where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
      ),
    ),
  )
  // Files aren't truncated; their free space is reused.
  for (const { name } of tables) await database.command(`vacuum (analyze, truncate false) ${name}`)
}

export const startTidying = ({ database, log }: { database: Database; log: Logger }) =>
  startRecurring(log, { every_ms: EVERY_MS, run: () => tidy(database), failed: 'the database could not be tidied' })
