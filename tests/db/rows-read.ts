// How many rows the database reads for something: what a table's size costs, whatever else the machine does at the moment.
import { sql } from 'drizzle-orm'
import type { Database, Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'

/** The same database, whose transactions are counted; `table` for one table alone. */
export function countingRows(database: Database, table?: string) {
  const read = { rows: 0 }
  // Counted by connection, and reported now and then: so before and after.
  const soFar = async (db: Db) => {
    const [one] = rowsOf<{ rows: number }>(
      await db.execute(sql`
        select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer as rows from pg_stat_xact_user_tables
        where relname = ${table ?? null} or ${table ?? null}::text is null`),
    )
    return one?.rows ?? 0
  }
  const counted =
    <T>(work: (db: Db) => Promise<T>) =>
    async (db: Db) => {
      const before = await soFar(db)
      const result = await work(db)
      read.rows += (await soFar(db)) - before
      return result
    }
  return {
    read,
    database: {
      ...database,
      findDue: <T>(work: (db: Db) => Promise<T>) => database.findDue(counted(work)),
      transaction: <T>(work: (db: Db) => Promise<T>) => database.transaction(counted(work)),
    },
  }
}
