// Folding reads what was added and the sums it is added to, and no others: a company that has sold for years waits no longer.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inCompany } from '#server/db/database.ts'
import { foldSums } from '#server/db/fold-sums.ts'
import { rowsOf } from '#server/db/rows.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { newProject } from '#tests/support/sale.ts'
import { countingRows } from './rows-read.ts'

/** One statement each, so that nothing is pre-aggregated. */
const ADDED = 50
const KEPT = {
  project_sums: (days: number) => sql`
    insert into project_sums (company_id, kind, day, count, size_w, price_cents, folded)
    select 2, 'begun', date '1990-01-01' + n, 1, 0, 0, true from generate_series(1, ${days}::integer) n`,
  invoice_sums: (days: number) => sql`
    insert into invoice_sums (company_id, status, due_on, is_open, count, total_cents, open_cents, folded)
    select 2, 'paid', date '1990-01-01' + n, false, 1, 100, 0, true from generate_series(1, ${days}::integer) n`,
  maker_counts: (makers: number) => sql`
    insert into maker_counts (company_id, kind, manufacturer, active, count, folded)
    select 2, 'panels', 'Maker ' || n, true, 1, true from generate_series(1, ${makers}::integer) n`,
}
const ADD = {
  project_sums: sql`
    insert into project_sums (company_id, kind, day, count, size_w, price_cents)
    select 2, 'begun', date '1990-01-01' + n % 30, 1, 0, 0 from generate_series(1, ${ADDED}::integer) n`,
  invoice_sums: sql`
    insert into invoice_sums (company_id, status, due_on, is_open, count, total_cents, open_cents)
    select 2, 'paid', date '1990-01-01' + n % 30, false, 1, 100, 0 from generate_series(1, ${ADDED}::integer) n`,
  maker_counts: sql`
    insert into maker_counts (company_id, kind, manufacturer, active, count)
    select 2, 'panels', 'Maker ' || n % 30, true, 1 from generate_series(1, ${ADDED}::integer) n`,
}
type Kept = keyof typeof KEPT

/** Rows that folding fetches from the table. */
async function fetchedWhileFolding(table: Kept, kept: number): Promise<number> {
  const { database } = await testApp()
  await inCompany(database, 2, async db => {
    await db.execute(sql`delete from ${sql.identifier(table)}`)
    await db.execute(KEPT[table](kept))
  })
  await database.asOwner(db => db.execute(sql`analyze ${sql.identifier(table)}`))
  await inCompany(database, 2, db => db.execute(ADD[table]))
  const counted = countingRows(database, table)
  await foldSums(counted.database)
  return counted.read.rows
}

it.each(['project_sums', 'invoice_sums', 'maker_counts'] as const)(
  'folding %s fetches as many rows beside 20,000 that are kept as beside 2,000',
  async table => {
    const few = await fetchedWhileFolding(table, 2_000)
    expect(few).toBeGreaterThan(ADDED)
    expect(await fetchedWhileFolding(table, 20_000)).toBeLessThan(few * 1.5)
  },
)

// The embedded database runs one transaction at a time.
it.runIf(process.env['DATABASE_URL_FOR_TESTS'])(
  'a company that moves to another time zone while its sums are folded is counted once',
  async () => {
    const { database, signIn } = await testApp()
    const { call } = await signIn(emailOf('Owner'))
    await newProject(call)
    let moving: Promise<unknown> | undefined
    const move = () => inCompany(database, 2, db => db.execute(sql`update companies set timezone = 'Pacific/Honolulu'`))
    await foldSums({
      findDue: work => database.findDue(work),
      transaction: work =>
        database.transaction(async db => {
          const result = await work(db)
          if (moving) return result
          moving = move()
          for (let waiting = 0; waiting === 0; )
            waiting = rowsOf(await db.execute(sql`select from pg_locks where not granted`)).length
          return result
        }),
    })
    await moving
    const [begun] = await inCompany(database, 2, async db =>
      rowsOf<{ count: number }>(
        await db.execute(sql`
          select sum(count)::integer as count from project_sums where kind = 'begun' and owner_id is null`),
      ),
    )
    expect(begun?.count).toBe(1)
  },
)
