// A PostgreSQL server tidies itself; the embedded database is tidied, so that its tables keep their size and queries know it.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { tidy } from '#server/db/embedded/tidy.ts'
import { rowsOf } from '#server/db/rows.ts'
import { freshDatabase } from '#tests/support/database.ts'

const ROWS = 500
const table = sql`maker_counts`

const fill = ({ asOwner }: Database) =>
  asOwner(db =>
    db.execute(sql`
      insert into ${table} (company_id, kind, manufacturer, active, count, folded)
      select 2, 'panels', 'Maker ' || n, true, 1, true from generate_series(1, ${ROWS}::integer) n`),
  )

async function fillAnew(database: Database, times: number) {
  for (let time = 0; time < times; time++) {
    await database.asOwner(db => db.execute(sql`delete from ${table}`))
    await fill(database)
  }
}

async function stateOf({ asOwner }: Database) {
  const [row] = await asOwner(async db =>
    rowsOf<{ bytes: number; rows: number }>(
      await db.execute(
        sql`select pg_relation_size(oid)::integer as bytes, reltuples::integer as rows
            from pg_class where oid = 'maker_counts'::regclass`,
      ),
    ),
  )
  if (!row) throw new Error('The table is not there')
  return row
}

it.skipIf(process.env['DATABASE_URL_FOR_TESTS'])(
  'a table that is emptied and filled again and again keeps its size',
  async () => {
    const database = await freshDatabase()
    await fillAnew(database, 4)
    const before = await stateOf(database)
    await fillAnew(database, 4)
    expect((await stateOf(database)).bytes).toBeGreaterThan(before.bytes)
    await tidy(database)
    const tidied = await stateOf(database)
    expect(tidied.rows).toBe(ROWS)
    await fillAnew(database, 4)
    expect((await stateOf(database)).bytes).toBe(tidied.bytes)
  },
)

it.skipIf(process.env['DATABASE_URL_FOR_TESTS'])(
  'requests made meanwhile are answered between two tables',
  async () => {
    const { asOwner, command, transaction } = await freshDatabase()
    let tidied = 0
    let answered: Promise<number> | undefined
    await tidy({
      asOwner,
      async command(text) {
        const done = command(text)
        answered ??= transaction(db => db.execute(sql`select 1`)).then(() => tidied)
        await done
        tidied += 1
      },
    })
    expect(await answered).toBeLessThan(tidied)
  },
)
