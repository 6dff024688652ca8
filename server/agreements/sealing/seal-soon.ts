// Seals within the patience of a person who waits for the answer. What does not come about now, the sweeper does.
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { type Database, inCompany } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import { sealOne } from './sealing.ts'

const PATIENCE_MS = 5_000
const LOOK_EVERY_MS = 150

type Transaction = { company_id: number; id: string }

/** Never throws: the signature is stored, and its seal follows whatever happens here. */
export async function sealSoon(database: Database, ports: Ports, transaction: Transaction): Promise<void> {
  if (!(await waitsForSeal(database, transaction))) return
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const waiting = new Promise<void>(resolve => patience.addEventListener('abort', () => resolve(), { once: true }))
  // A failure is kept by whoever seals, with when it is tried again.
  await Promise.race([sealOrSee(database, ports, transaction, patience).catch(() => undefined), waiting])
}

/** Where another is at it already, as after a double click, its result is waited for. */
async function sealOrSee(database: Database, ports: Ports, transaction: Transaction, patience: AbortSignal) {
  if (await sealOne(database, ports, undefined, transaction)) return
  while (!patience.aborted && (await waitsForSeal(database, transaction))) await pause(LOOK_EVERY_MS)
}

const waitsForSeal = (database: Database, { company_id, id }: Transaction) =>
  inCompany(database, company_id, async db => {
    const [row] = await db
      .select({ completed_at: transactions.completed_at, sealed_at: transactions.sealed_at })
      .from(transactions)
      .where(eq(transactions.id, id))
    return row !== undefined && row.completed_at !== null && row.sealed_at === null
  })
