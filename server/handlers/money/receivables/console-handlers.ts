// The console: open amounts by age, and expected payments by month. Every figure is the sum of rows that can be listed.

import { sql } from 'drizzle-orm'
import { withOwn } from '#machines/applications/lenders/modes.ts'
import { likeText } from '#machines/lib/search.ts'
import { agingOf, daysOverdue } from '#machines/money/receivables/aging.ts'
import { forecastOf } from '#machines/money/receivables/forecast.ts'
import { partName } from '#machines/money/receivables/payout-parts.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import type { Handlers } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { aDay, anId, cursorOf, pageOf } from '#server/lib/paging.ts'
import { EXPECTED, expectedPage } from '#server/money/receivables/expected-page.ts'
import { balanceOf } from '#server/money/receivables/ledger.ts'
import { loadExpected } from '#server/money/receivables/load-expected.ts'
import {
  agingRows,
  dayOfRow,
  type OpenRow,
  openPage,
  openTotal,
  type Reader,
} from '#server/money/receivables/open-items.ts'
import { dueInstallments } from '#server/money/receivables/owed/own-loan.ts'
import { payerName } from '#server/money/receivables/payers.ts'
import { words } from '#server/money/receivables/words.ts'
import type { Ports } from '#server/ports/ports.ts'

const OPEN = cursorOf('open_items', aDay, anId)

type Paths = `/v3/receivables.${'GetAging' | 'ListOpen' | 'GetForecast' | 'ListExpected'}`

export const consoleHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/receivables.GetAging': async ({ caller, db, ports }) => {
    const today = await companyDay(db, ports)
    const rows = await agingRows(db, await readerOf(db, caller, today))
    const parts = rows.map(({ payer, bucket, cents, count }) => ({
      payer,
      bucket,
      cents: Number(cents),
      count: Number(count),
    }))
    const sees_all = caller.permissions.has('projects.view_all')
    return {
      as_of: today,
      ...agingOf(parts, payer => payerName(ports, payer)),
      unapplied_cents: sees_all ? -(await balanceOf(db, 'unapplied_cash')) : 0,
      to_match: sees_all ? await toMatch(db) : 0,
      lenders: withOwn(ports.lenders.dialects).map(({ code, name }) => ({ lender: code, lender_name: name })),
    }
  },

  '/v3/receivables.ListOpen': async ({ input, caller, db, ports }) => {
    const { payer, bucket, search, cursor, limit = 50 } = input
    const today = await companyDay(db, ports)
    const text = search?.trim()
    const filter = {
      ...(payer === undefined ? {} : { payer }),
      ...(bucket === undefined ? {} : { bucket }),
      ...(text ? { search: likeText(text) } : {}),
    }
    const [day, id] = cursor ? OPEN.read(cursor) : []
    const from = day !== undefined && id !== undefined ? { day, id } : undefined
    const reader = await readerOf(db, caller, today)
    const rows = await openPage(db, reader, filter, limit + 1, from)
    const { page, next_cursor } = pageOf(rows, limit, OPEN, row => [dayOfRow(row), row.id])
    return {
      items: page.map(row => itemView(ports, row, today)),
      next_cursor,
      total_cents: await openTotal(db, reader, filter),
    }
  },

  '/v3/receivables.GetForecast': async ({ caller, db, ports }) => {
    const today = await companyDay(db, ports)
    return forecastOf(await loadExpected(db, ports, caller, today), today)
  },

  '/v3/receivables.ListExpected': async ({ input, caller, db, ports }) => {
    const { limit = 50, ...asked } = input
    const today = await companyDay(db, ports)
    const { rows, total_cents } = await expectedPage({ db, ports, caller, today }, asked, limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, EXPECTED, ({ expected_on, id }) => [expected_on, id])
    return { items: page, next_cursor, total_cents }
  },
}

const readerOf = async (db: Db, caller: UserCaller, today: string): Promise<Reader> => ({
  caller,
  today,
  installments: await dueInstallments(db, today),
})

async function toMatch(db: Db): Promise<number> {
  const [row] = rowsOf<{ count: string }>(
    await db.execute(sql`select count(*) as count from remittance_lines where taken and entry_id is null`),
  )
  return Number(row?.count ?? 0)
}

function itemView(ports: Ports, row: OpenRow, today: string): Schemas['OpenItem'] {
  const { number, milestone, part, amount_cents, open_cents, title, ...rest } = row
  return {
    ...rest,
    title:
      milestone !== null && part !== null
        ? partName({ milestone, part })
        : number === null
          ? title
          : words.installment({ number }),
    payer_name: payerName(ports, row.payer),
    days_overdue: daysOverdue(row.due_on, row.held, today),
    amount_cents: Number(amount_cents),
    open_cents: Number(open_cents),
  }
}
