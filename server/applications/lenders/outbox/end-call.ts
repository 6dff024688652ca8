// How a call to a lender ends, whatever ended it.
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { lender_calls } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type CallRow, PENDING, UNSETTLED } from '../application-rows.ts'

/** Ends a call and lets the next of its application go. Returns whether this ended it. */
export async function end(
  db: Db,
  ports: Ports,
  { id, application_id }: Pick<CallRow, 'id' | 'application_id'>,
  state: 'done' | 'refused' | 'abandoned' | 'overdue',
  sentence: string,
  answer: object | null = null,
): Promise<boolean> {
  // A call that waits for a person may be sent again; a refused one is repeated as a new call or not at all.
  const over = state !== 'overdue'
  const is_settled = state === 'done' || state === 'abandoned'
  const [ended] = await db
    .update(lender_calls)
    .set({
      state,
      sentence,
      next_attempt_at: null,
      claimed_until: null,
      ...(over ? { done_at: ports.now(), request_sealed: null, answer } : {}),
    })
    // An answer that comes late still ends what waits for a person.
    .where(and(eq(lender_calls.id, id), inArray(lender_calls.state, [...(is_settled ? UNSETTLED : PENDING)])))
    .returning({ id: lender_calls.id })
  if (ended && application_id) await letNextGo(db, ports, application_id)
  return ended !== undefined
}

async function letNextGo(db: Db, ports: Ports, application_id: string) {
  const [next] = await db
    .select({ id: lender_calls.id, state: lender_calls.state })
    .from(lender_calls)
    .where(and(eq(lender_calls.application_id, application_id), inArray(lender_calls.state, [...PENDING])))
    .orderBy(asc(lender_calls.created_at), asc(lender_calls.id))
    .limit(1)
  if (next?.state !== 'waiting') return
  await db.update(lender_calls).set({ next_attempt_at: ports.now() }).where(eq(lender_calls.id, next.id))
}
