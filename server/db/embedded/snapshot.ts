// Reading much of a company as it was at one moment while others go on writing. PostgreSQL keeps one transaction open for it;
// the embedded database has one connection for everybody, so that the answers are set aside in a moment and read in slices.
import { type SQL, sql } from 'drizzle-orm'
import type { Begin, Database } from '../database.ts'
import { rowsOf } from '../rows.ts'
import { commandsOf, type Db, enterTenant } from '../standing.ts'

export type Moment = {
  /** The answer of a query, a page at a time; once. */
  pages<Row>(name: string): AsyncGenerator<Row[]>
  /** For what never changes once it is written, such as the bytes of a file. */
  within<T>(work: (db: Db) => Promise<T>): Promise<T>
}
type Queries = ReadonlyMap<string, SQL>
type Work<T> = (moment: Moment) => Promise<T>

const PAGE = 100
let made = 0

/** Times as JSON are of the time zone the session is in. */
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

/** Every answer is computed and set aside when the one transaction ends; a cursor that is held outlives it. */
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
