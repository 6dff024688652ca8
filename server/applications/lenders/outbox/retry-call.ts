// Retries a call that waits for a person or for its next attempt, under the same key.
import { eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import { type Acting, attempted, beginAction } from '../act.ts'
import { appendEvents } from '../application-rows.ts'
import { wake } from '../withdraw.ts'
import { words } from '../words.ts'
import { callName } from './call-name.ts'

export async function retryCall(acting: Acting, input: Input<'/v3/lender_applications.Retry'>) {
  const { db, ports, audit } = acting
  const begun = await beginAction(acting, input, null)
  if (!begun) return attempted(acting, input.application_id)
  const { row, by, dialect } = begun
  const [call] = await db.select().from(lender_calls).where(eq(lender_calls.id, input.call_id)).for('update')
  if (call?.application_id !== row.id) throw notFound('call')
  const now = ports.now()
  switch (call.state) {
    case 'overdue':
      await wake(db, ports, call)
      break
    case 'retrying':
    case 'unknown':
      // It has time left: only the pause is cut short, and not while a server is at it.
      if (call.claimed_until && call.claimed_until > now) return attempted(acting, row.id)
      await db.update(lender_calls).set({ next_attempt_at: now }).where(eq(lender_calls.id, call.id))
      break
    case 'waiting':
    case 'sending':
      return attempted(acting, row.id)
    case 'refused':
      throw refuse(409, 'refused', words.already_refused({ lender: dialect.name }))
    case 'done':
    case 'abandoned':
      throw refuse(409, 'settled', words.already_settled)
  }
  await db
    .update(lender_applications)
    .set({ version: row.version + 1, updated_at: now })
    .where(eq(lender_applications.id, row.id))
  const sentence = () => words.retried({ lender: dialect.name, what: callName(call.action) })
  await appendEvents(db, ports, row, [
    { event: 'retried', sentence: () => words.done_by({ name: by.name, sentence: sentence() }), actor: by.name },
  ])
  await audit({ sentence, project_id: row.project_id, entity_id: row.id })
  return attempted(acting, row.id, call)
}
