// Asks the lenders by itself what they offer, some hours after they were asked last. Any number of servers may: each list is
// claimed before it is asked for.
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import { type Database, inCompany } from '#server/db/database.ts'
import { lender_products } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'
import { connectedDialects, FRESH_MS, refreshProducts } from './kept-products.ts'

type Refreshing = { database: Database; ports: Ports; log?: Logger }
const { company_id, lender, state, next_check_at } = lender_products

const AT_ONCE = 20
const EVERY_MS = 60_000

/** Returns how many lists were due. */
export async function refreshDueProducts({ database, ports, log }: Refreshing): Promise<number> {
  const due = await database.findDue(db =>
    db
      .select({ company_id, lender, state })
      .from(lender_products)
      .where(lte(next_check_at, ports.now()))
      .orderBy(asc(next_check_at))
      .limit(AT_ONCE),
  )
  for (const one of due)
    if (await claim({ database, ports }, one))
      await refreshProducts(database, ports, one).catch((error: unknown) =>
        log?.error({ lender: one.lender, error: String(error) }, 'the products of a lender could not be refreshed'),
      )
  return due.length
}

/** Claimed by one server; a disconnected lender is skipped until a user asks. */
const claim = ({ database, ports }: Refreshing, one: { company_id: number; lender: string; state: string }) =>
  inCompany(database, one.company_id, async db => {
    const now = ports.now()
    const claimed = await db
      .update(lender_products)
      .set({ next_check_at: new Date(now.getTime() + FRESH_MS) })
      .where(and(eq(lender, one.lender), eq(state, one.state), lte(next_check_at, now)))
      .returning({ lender })
    return claimed.length > 0 && (await connectedDialects(db, ports)).some(({ code }) => code === one.lender)
  })

export const startProductRefresh = (refreshing: Refreshing): (() => Promise<void>) =>
  startRecurring(refreshing.log, {
    every_ms: EVERY_MS,
    at_once: true,
    run: () => refreshDueProducts(refreshing),
    failed: 'products of lenders could not be looked through',
  })
