// The trail of a transaction: append-only events, each carrying the hash of the one before, so that none can be taken out unseen.
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { transaction_events } from '../db/schema.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { canonicaliseJson } from '../pricing/snapshot.ts'
import type { TrailEventName } from './events.ts'

export type TrailEvent = typeof transaction_events.$inferSelect
type NewEvent = {
  company_id: number
  transaction_id: string
  event: TrailEventName
  actor: string
  /** Whom it is about. */
  signer_id?: string
  detail?: Record<string, string>
}

/** The caller holds the lock on the transaction's row, so the sequence has no gap and no fork. */
export async function appendEvent(
  db: Db,
  ports: Ports,
  { company_id, transaction_id, event, actor, signer_id, detail: more = {} }: NewEvent,
): Promise<void> {
  const detail = signer_id === undefined ? more : { signer_id, ...more }
  const [last] = await db
    .select()
    .from(transaction_events)
    .where(eq(transaction_events.transaction_id, transaction_id))
    .orderBy(desc(transaction_events.seq))
    .limit(1)
  const row = { seq: (last?.seq ?? 0) + 1, at: ports.now(), event, actor, detail, previous_hash: last?.hash ?? '' }
  await db
    .insert(transaction_events)
    .values({ company_id, transaction_id, ...row, hash: eventHash({ transaction_id, ...row }) })
}

export const readTrail = (db: Db, transaction_id: string): Promise<TrailEvent[]> =>
  db
    .select()
    .from(transaction_events)
    .where(eq(transaction_events.transaction_id, transaction_id))
    .orderBy(transaction_events.seq)

type Hashed = Omit<TrailEvent, 'company_id' | 'hash'>
const eventHash = ({ transaction_id, seq, at, event, actor, detail, previous_hash }: Hashed) =>
  sha256(canonicaliseJson({ transaction_id, seq, at: at.toISOString(), event, actor, detail, previous_hash }))

/** Whether every event still hashes to what it carries and follows the one before. */
export const trailIsWhole = (trail: TrailEvent[]) =>
  trail.every(
    (event, index) =>
      event.seq === index + 1 &&
      event.previous_hash === (trail[index - 1]?.hash ?? '') &&
      event.hash === eventHash(event),
  )
