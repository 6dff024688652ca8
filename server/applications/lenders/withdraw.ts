// Withdraws an application: final here immediately, reported to the lender with the next call.

import { and, eq, inArray } from 'drizzle-orm'
import { availableActions } from '#machines/applications/lenders/application.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type Actor, type ApplicationRow, appendEvents, type CallRow, UNSETTLED } from './application-rows.ts'
import { dialectFor } from './connections.ts'
import { standingOfRow } from './facts/standing-of-row.ts'
import { end } from './outbox/end-call.ts'
import { enqueue } from './outbox/outbox.ts'
import { words } from './words.ts'

type Withdrawal = {
  by: Actor
  reason: string
  /** The reason in the timeline reader's language; the lender gets `reason`. */
  say_reason?: Sentence
  key?: string
  /** Leave it unchanged if it has ended, or is too far along to withdraw. */
  unless_impossible?: boolean
}

/** Needs the application locked. Returns the updated row, and the call that notifies the lender, if any. */
export async function withdraw(
  db: Db,
  ports: Ports,
  row: ApplicationRow,
  { by, reason, say_reason = () => reason, key, unless_impossible = false }: Withdrawal,
): Promise<{ application: ApplicationRow; call: CallRow | undefined }> {
  const cancel = availableActions(await standingOfRow(db, ports, row)).find(({ action }) => action === 'cancel')
  if (!cancel?.available) {
    if (unless_impossible) return { application: row, call: undefined }
    throw refuse(409, 'action_unavailable', cancel?.reason ?? words.not_withdrawable)
  }
  const { name, calls } = dialectFor(ports, row)
  const { is_there, submit } = await endWhatWaits(db, ports, row)
  const now = ports.now()
  const [application] = await db
    .update(lender_applications)
    .set({
      status: 'canceled',
      reason,
      updated_at: now,
      version: row.version + 1,
      next_refresh_at: null,
      private_sealed: null,
    })
    .where(eq(lender_applications.id, row.id))
    .returning()
  const reference = { ours: row.id, lenders: row.lender_reference }
  const call =
    is_there && calls.withdraw
      ? await enqueue(db, ports, {
          application: row,
          action: 'withdraw',
          input: { reference, reason },
          by,
          ...(key && { key }),
        })
      : undefined
  const is_untold = is_there && !calls.withdraw && row.mode !== 'in_house'
  const sentence = () =>
    [
      words.withdrawn({ name: by.name, reason: say_reason().replace(/[.\s]+$/, '') }),
      ...(is_untold ? [words.tell_lender({ lender: name })] : []),
    ].join(' ')
  await appendEvents(db, ports, row, [{ event: 'canceled', sentence, actor: by.name }])
  return { application: application ?? row, call: submit ?? call }
}

/** Ends calls the lender certainly doesn't have. An application that may have arrived is looked up first. */
async function endWhatWaits(db: Db, ports: Ports, row: ApplicationRow) {
  const { name: lender, calls } = dialectFor(ports, row)
  const endpoint = calls.submit?.endpoint
  const isSubmit = (call: CallRow) => call.endpoint === endpoint
  const open = await db
    .select()
    .from(lender_calls)
    .where(and(eq(lender_calls.application_id, row.id), inArray(lender_calls.state, [...UNSETTLED])))
  for (const call of open) {
    const unsaid = call.state === 'waiting' || call.state === 'retrying'
    if (unsaid || (call.state === 'overdue' && !isSubmit(call)))
      await end(db, ports, call, 'abandoned', words.in('en').said_of_call.withdrawn({ lender }))
  }
  const submit = open.find(call => isSubmit(call))
  if (!submit || row.facts !== null) return { is_there: row.facts !== null, submit: undefined }
  if (submit.state === 'waiting' || submit.state === 'retrying') return { is_there: false, submit: undefined }
  if (submit.state === 'overdue') await wake(db, ports, submit)
  return { is_there: true, submit: submit.state === 'sending' ? undefined : submit }
}

/** A call that waited for a person continues under the same key; the lender is first asked if it has it. */
export const wake = (db: Db, ports: Ports, { id }: Pick<CallRow, 'id'>) => {
  const now = ports.now()
  return db
    .update(lender_calls)
    .set({ state: 'unknown', next_attempt_at: now, claimed_until: null, deadline_at: new Date(now.getTime() + DAY_MS) })
    .where(eq(lender_calls.id, id))
}
