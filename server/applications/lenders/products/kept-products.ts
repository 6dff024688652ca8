// Products lenders offer a company, cached by state with the fetch time. If a lender doesn't answer, its last answer stays.
import { and, eq, inArray } from 'drizzle-orm'
import type { System } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { Refusal } from '#sdk/refusal.ts'
import { type Database, type Db, inCompany } from '#server/db/database.ts'
import { lender_connections, lender_products } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type Connection, connectionOrWhy, modeFrom, openCredentials, whyNotConnected } from '../connections.ts'
import { askLender, orRefuse } from '../gateway/call.ts'

export type KeptProducts = typeof lender_products.$inferSelect

const HOUR = 3_600_000
/** How long an answer counts as current, and how soon an unanswered request is retried. */
export const FRESH_MS = 6 * HOUR
const RETRY_MS = HOUR / 4

/** A usual home with a battery: what a lender lists is wanted, whichever of it a sale can have. */
const USUAL = {
  amount_cents: 3_500_000,
  system: {
    size_w: 8_000,
    annual_kwh: 12_000,
    module: null,
    inverters: [],
    storage: [{ manufacturer: 'Any', model: 'Any', count: 1, usable_kwh: 13.5 }],
  } satisfies System,
}

/** Those the company works with over their API and has connected. */
export async function connectedDialects(db: Db, ports: Ports): Promise<Dialect[]> {
  const rows = await db.select().from(lender_connections)
  return ports.lenders.dialects.filter(dialect => {
    const row = rows.find(({ lender }) => lender === dialect.code)
    if (!row || whyNotConnected(ports, dialect, row, openCredentials(ports, row)) !== undefined) return false
    return modeFrom(ports, dialect, row) === 'api'
  })
}

export const keptOf = (db: Db, lenders: readonly string[], state: string): Promise<KeptProducts[]> =>
  db
    .select()
    .from(lender_products)
    .where(and(inArray(lender_products.lender, [...lenders]), eq(lender_products.state, state)))

/** From now on the lender is asked for this state by itself, first of all soon. */
export const askSoon = (db: Db, ports: Ports, company_id: number, lender: string, state: string) =>
  db.insert(lender_products).values({ company_id, lender, state, next_check_at: ports.now() }).onConflictDoNothing()

/** Asks the lender outside any transaction and stores the answer. Never throws if it doesn't answer. */
export async function refreshProducts(
  database: Database,
  ports: Ports,
  { company_id, lender, state }: Pick<KeptProducts, 'company_id' | 'lender' | 'state'>,
): Promise<void> {
  const connection = await inCompany(database, company_id, db => connectionOrWhy(db, ports, company_id, lender))
  const answer = typeof connection === 'string' ? { failure: connection } : await ask(ports, connection, state)
  const now = ports.now()
  const row = {
    ...('products' in answer ? { products: answer.products, fetched_at: now, failure: null } : answer),
    next_check_at: new Date(now.getTime() + ('products' in answer ? FRESH_MS : RETRY_MS)),
  }
  await inCompany(database, company_id, db =>
    db
      .insert(lender_products)
      .values({ company_id, lender, state, ...row })
      .onConflictDoUpdate({
        target: [lender_products.company_id, lender_products.lender, lender_products.state],
        set: row,
      }),
  )
}

async function ask(ports: Ports, connection: Connection, state: string) {
  try {
    const lists = []
    for (const type of connection.dialect.types) {
      const answer = orRefuse(await askLender(ports, connection, 'products', { state, type, ...USUAL }))
      lists.push(answer.filter(product => product.type === type))
    }
    return { products: lists.flat() }
  } catch (error) {
    if (error instanceof Refusal) return { failure: error.message }
    throw error
  }
}
