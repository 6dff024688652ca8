// Lists longer than one read's limit give the same results: matches in one row, in most, in none.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { inCompany } from '#server/db/database.ts'
import { signedIn, type TestApp } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp & { call: Client }
beforeAll(async () => {
  test = await signedIn()
  for (const company of [1, 2])
    await inCompany(test.database, company, db =>
      db.execute(sql`
        insert into mails (company_id, id, kind, to_address, to_key, subject, body, status, next_attempt_at, created_at)
        select ${company}::integer, gen_random_uuid(), 'message', 'sample-' || n || '@example.com', 'sample-' || n || '@example.com',
          case when n % 5 = 0 then 'Proposal' else 'Invoice' end || case when n = 7 then ' for José' else '' end,
          '', 'sent', now(), now()
        from generate_series(1, 300) n`),
    )
})

const found = async (search: string) => {
  const { data } = await test.call.GET('/v3/messages.ListMails', { params: { query: { search, limit: 200 } } })
  return answered(data).mails.map(({ to }) => to)
}

it('what one has is found, whatever its case and its marks', async () => {
  expect(await found('jose')).toEqual(['sample-7@example.com'])
  expect(await found('FOR JOSÉ')).toEqual(['sample-7@example.com'])
  expect(await found('sample-123@')).toEqual(['sample-123@example.com'])
})

it('what most have is found page by page, and what some have all of it', async () => {
  expect(await found('invoice')).toHaveLength(200)
  expect(await found('proposal')).toHaveLength(60)
})

it('what none has, and what is too short for the index, is answered as well', async () => {
  expect(await found('nobody of this name')).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('sé')).toEqual(['sample-7@example.com'])
})
