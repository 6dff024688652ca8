// The books as the database holds them.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { type Db, inCompany } from '#server/db/database.ts'
import { ledger_entries, ledger_lines } from '#server/db/schema/receivables.ts'
import { balanceOf, balancesOf, post, reverse, standingEntries } from '#server/money/receivables/ledger.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'

let test: TestApp
beforeEach(async () => {
  test = await testApp()
})
const here = <T>(work: (db: Db) => Promise<T>) => inCompany(test.database, 2, work)
const entry = { company_id: 2, on: '2026-11-21', memo: 'For a test' }
const sold = (db: Db, cents: number) =>
  post(db, test.ports, {
    ...entry,
    kind: 'invoice',
    lines: [
      { account: 'accounts_receivable_homeowner', debit_cents: cents },
      { account: 'sales_revenue', credit_cents: cents },
    ],
  })
const found = async (db: Db, id: string) => {
  const [row] = await db.select().from(ledger_entries).where(eq(ledger_entries.id, id))
  if (!row) throw new Error('There is no such entry')
  return row
}

it('an entry that does not balance is not posted, and leaves nothing', async () => {
  const posting = here(db =>
    post(db, test.ports, {
      ...entry,
      kind: 'payment',
      lines: [
        { account: 'cash', debit_cents: 100 },
        { account: 'accounts_receivable_homeowner', credit_cents: 99 },
      ],
    }),
  )
  await expect(posting).rejects.toThrow('must balance')
  expect(await here(db => db.select().from(ledger_entries))).toEqual([])
})

it('a reversal takes every account back to where it was, and only once', async () => {
  const id = await here(db => sold(db, 1_800_000))
  expect(await here(db => balancesOf(db))).toEqual({
    accounts_receivable_homeowner: 1_800_000,
    sales_revenue: -1_800_000,
  })
  const back = () => here(async db => reverse(db, test.ports, await found(db, id), entry))
  await back()
  expect(await here(db => balancesOf(db))).toEqual({})
  expect(await here(db => standingEntries(db, ['invoice'], {}))).toEqual([])
  await expect(back()).rejects.toThrow()
})

it('what was posted is neither changed nor taken out', async () => {
  await here(db => sold(db, 500))
  for (const table of [ledger_entries, ledger_lines])
    for (const tried of [sql`update ${table} set company_id = company_id`, sql`delete from ${table}`])
      await expect(here(db => db.execute(tried))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('permission denied') },
      })
  expect(await here(db => balanceOf(db, 'accounts_receivable_homeowner'))).toBe(500)
})

it.each([
  ['an amount of nothing', sql`'cash', 'sales_revenue', 0`],
  ['a negative amount', sql`'cash', 'sales_revenue', -5`],
  ['an account against itself', sql`'cash', 'cash', 5`],
  ['an account there is none of', sql`'petty_cash', 'sales_revenue', 5`],
])('the database takes no line with %s', async (_, values) => {
  const id = await here(db => sold(db, 500))
  const writing = here(db =>
    db.execute(
      sql`insert into ledger_lines (company_id, entry_id, position, debit, credit, cents) values (2, ${id}, 9, ${values})`,
    ),
  )
  await expect(writing).rejects.toThrow()
})
