// Reads much of a company as of one moment while others write. PostgreSQL keeps one transaction open for it; the embedded database
// has a single connection, so the answers are materialized and read in slices.
import { type SQL, sql } from 'drizzle-orm'
import type { Begin, Database } from '../database.ts'
import { rowsOf } from '../rows.ts'
import { commandsOf, type Db, enterTenant } from '../standing.ts'

export type Moment = {
  /** The answer of a query, page by page; can be read once. */
  pages<Row>(name: string): AsyncGenerator<Row[]>
  /** For immutable data, such as the bytes of a file. */
  within<T>(work: (db: Db) => Promise<T>): Promise<T>
}
type Queries = ReadonlyMap<string, SQL>
type Work<T> = (moment: Moment) => Promise<T>

const PAGE = 100
let made = 0

/** Times in JSON use the session's time zone. */
async function enter(db: Db, company_id: number) {
  await enterTenant(db, company_id)
  await commandsOf(db).execute(sql`set local timezone to 'UTC'`)
}

const cursorOf = (id: number, name: string) => sql.identifier(`snapshot_${id}_${name}`)

async function* pagesOf<Row>(fetch: () => Promise<unknown>): AsyncGenerator<Row[]> {
  for (;;) {
    const page = rowsOf<Row>(await fetch())
    if (page.length > 0) yield page
    if (page.length < PAGE) return
  }
}

export const openSnapshot = <T>(begin: Begin, company_id: number, queries: Queries, work: Work<T>): Promise<T> =>
  begin(async db => {
    await enter(db, company_id)
    const id = ++made
    return work({
      async *pages<Row>(name: string) {
        const cursor = cursorOf(id, name)
        await commandsOf(db).execute(sql`declare ${cursor} no scroll cursor for ${queries.get(name)}`)
        yield* pagesOf<Row>(() => commandsOf(db).execute(sql`fetch ${sql.raw(String(PAGE))} from ${cursor}`))
        await commandsOf(db).execute(sql`close ${cursor}`)
      },
      within: reading => reading(db),
    })
  })

/** WITH HOLD cursors are materialized at the commit and outlive the transaction. */
export async function heldSnapshot<T>(
  database: Pick<Database, 'transaction'>,
  company_id: number,
  queries: Queries,
  work: Work<T>,
): Promise<T> {
  const id = ++made
  await database.transaction(async db => {
    await enter(db, company_id)
    for (const [name, query] of queries)
      await commandsOf(db).execute(sql`declare ${cursorOf(id, name)} no scroll cursor with hold for ${query}`)
  })
  const left = new Set(queries.keys())
  const close = async (name: string) => {
    if (left.delete(name)) await database.transaction(db => commandsOf(db).execute(sql`close ${cursorOf(id, name)}`))
  }
  try {
    return await work({
      async *pages<Row>(name: string) {
        const fetch = sql`fetch ${sql.raw(String(PAGE))} from ${cursorOf(id, name)}`
        yield* pagesOf<Row>(() => database.transaction(db => commandsOf(db).execute(fetch)))
        await close(name)
      },
      within: reading =>
        database.transaction(async db => {
          await enterTenant(db, company_id)
          return reading(db)
        }),
    })
  } finally {
    for (const name of [...left]) await close(name)
  }
}
