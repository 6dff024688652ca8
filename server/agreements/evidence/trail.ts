// A transaction's audit trail: append-only events, each with the previous event's hash, so changes, moves and deletions
// are detected, and a code under the server's secret, so no one else can add any.
import { desc, eq } from 'drizzle-orm'
import type { TrailEventName } from '#machines/agreements/evidence/events.ts'
import { trailText } from '#machines/agreements/evidence/trail-text.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { readOnce } from '../../db/read-once.ts'
import { type signers, transaction_events, type transactions } from '../../db/schema/agreements.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import { eventCode, wasMadeHere } from './evidence-codes.ts'

export type TrailRow = typeof transaction_events.$inferSelect
export type NewEvent = {
  event: TrailEventName
  actor: string
  /** The event's subject or author. */
  signer_id?: string
  detail?: Record<string, string>
}
type Trailed = Pick<typeof transactions.$inferSelect, 'company_id' | 'id'>

const newest = readOnce([transaction_events], async (db, transaction_id): Promise<TrailRow | undefined> => {
  const [last] = await db
    .select()
    .from(transaction_events)
    .where(eq(transaction_events.transaction_id, transaction_id))
    .orderBy(desc(transaction_events.seq))
    .limit(1)
  return last
})

/** The caller holds the lock on the transaction's row. */
export const lastEvent = newest.read

/** Of a transaction that was made just now, or whose trail was read under its lock. */
export const knowLastEvent = (db: Db, { id }: Trailed, last: TrailRow | undefined) => newest.know(db, id, last)

/** The caller holds the lock on the transaction's row, so the sequence has no gap and no fork. */
export async function appendEvents(db: Db, ports: Ports, of: Trailed, events: readonly NewEvent[]): Promise<void> {
  const { company_id, id: transaction_id } = of
  let last = await lastEvent(db, transaction_id)
  const rows: TrailRow[] = []
  for (const { event, actor, signer_id, detail } of events) {
    const row = {
      seq: (last?.seq ?? 0) + 1,
      at: ports.now(),
      event,
      actor,
      detail: { ...detail, ...(signer_id ? { signer_id } : {}) },
      previous_hash: last?.hash ?? '',
    }
    const chained = { company_id, transaction_id, ...row, hash: hashOf({ transaction_id, ...row }), keyed_later: false }
    // An event after one that wasn't written here is not vouched for either.
    const before = last ? last.mac : ''
    last = { ...chained, mac: before === null ? null : eventCode(ports, chained, before) }
    rows.push(last)
  }
  if (rows.length === 0) return
  await db.insert(transaction_events).values(rows)
  knowLastEvent(db, of, last)
}

export const readTrail = (db: Db, transaction_id: string): Promise<TrailRow[]> =>
  db
    .select()
    .from(transaction_events)
    .where(eq(transaction_events.transaction_id, transaction_id))
    .orderBy(transaction_events.seq)

const hashOf = (row: Omit<TrailRow, 'company_id' | 'hash' | 'mac' | 'keyed_later'>) =>
  sha256(trailText({ ...row, at: row.at.toISOString() }))

/** True if every event matches its hash and follows the previous one. */
export const trailIsWhole = (trail: readonly TrailRow[]) =>
  trail.every(
    (event, index) =>
      event.seq === index + 1 && event.previous_hash === (trail[index - 1]?.hash ?? '') && event.hash === hashOf(event),
  )

type Standing = Pick<typeof transactions.$inferSelect, 'status' | 'completed_at' | 'sealed_at'>

/**
 * Recomputes the trail. A chain doesn't reveal a truncated end, so it must also contain every event implied by the
 * rows.
 */
export function checkTrail(
  ports: Pick<Ports, 'sign'>,
  trail: readonly TrailRow[],
  transaction: Standing,
  signers_of: readonly Pick<typeof signers.$inferSelect, 'status'>[],
): Schemas['TrailCheck'] {
  return {
    whole: trailIsWhole(trail) && tellsAll(trail, transaction, signers_of),
    made_here: wasMadeHere(ports, trail),
    count: trail.length,
    last_hash: trail.at(-1)?.hash ?? '',
  }
}

function tellsAll(
  trail: readonly TrailRow[],
  { status, completed_at, sealed_at }: Standing,
  signers_of: readonly Pick<typeof signers.$inferSelect, 'status'>[],
): boolean {
  const counted = (...names: TrailEventName[]) => trail.filter(({ event }) => names.some(name => name === event)).length
  const ended = status === 'voided' || status === 'canceled'
  return (
    counted('sent') > 0 &&
    counted('signed', 'signed_on_paper') >= signers_of.filter(one => one.status === 'signed').length &&
    (completed_at === null || counted('completed', 'sealed') > 0) &&
    (sealed_at === null || counted('sealed') > 0) &&
    (!ended || counted('declined', 'canceled', 'voided') > 0)
  )
}

export const trailEventView = (row: TrailRow): Schemas['TrailEvent'] => ({
  seq: row.seq,
  at: row.at.toISOString(),
  event: row.event,
  actor: row.actor,
  signer_id: row.detail['signer_id'] ?? null,
  detail: row.detail,
  previous_hash: row.previous_hash,
  hash: row.hash,
})
