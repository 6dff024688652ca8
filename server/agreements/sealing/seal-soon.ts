// Seals within the patience of a person who waits for the answer. What does not come about now, the sweeper does.
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { type Database, inCompany } from '../../db/database.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { Ports } from '../../ports/ports.ts'
import type { TransactionRow } from '../view.ts'
import { sealOne, type ToSeal } from './sealing.ts'

const PATIENCE_MS = 5_000
const LOOK_EVERY_MS = 150

/** Returns the sealed transaction, where it was in time. Never throws: the signature is stored, and its seal follows whatever happens here. */
export function sealSoon(database: Database, ports: Ports, transaction: ToSeal): Promise<TransactionRow | undefined> {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const waiting = new Promise<undefined>(resolve =>
    patience.addEventListener('abort', () => resolve(undefined), { once: true }),
  )
  // The sealing code stores failures with the next attempt's time.
  return Promise.race([sealOrSee(database, ports, transaction, patience).catch(() => undefined), waiting])
}

/** Where another is at it already, as after a double click, its result is waited for. */
async function sealOrSee(database: Database, ports: Ports, transaction: ToSeal, patience: AbortSignal) {
  let row = await sealOne(database, ports, undefined, transaction)
  while (!row && !patience.aborted) {
    const now = await inCompany(database, transaction.company_id, db =>
      db.select().from(transactions).where(eq(transactions.id, transaction.id)),
    )
    row = now.find(one => !waitsForSeal(one))
    if (!row) await pause(LOOK_EVERY_MS)
  }
  return row
}

export const waitsForSeal = ({ next_seal_at }: Pick<TransactionRow, 'next_seal_at'>) => next_seal_at !== null
