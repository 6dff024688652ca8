// The outbox: calls are stored in the transaction that decides them and sent from there, so neither a crash nor a
// silent lender loses one. Handlers add calls, attempt.ts sends them.
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lender_calls } from '#server/db/schema/lenders.ts'
import type { Ports } from '#server/ports/ports.ts'
import { startRecurring } from '#server/recurring.ts'
import { type Actor, type ApplicationRow, type CallRow, PENDING } from '../application-rows.ts'
import { dialectOf } from '../connections.ts'
import { callOf } from '../gateway/call.ts'
import { attemptCall } from './attempt.ts'
import { hashOf, type StoredRequest, sealRequest } from './stored-request.ts'

const HOUR = 3_600_000
/** How long to retry before a person is asked. An unanswered application needs attention within a day. */
const patienceMs = (ports: Ports, lender: string, endpoint: string) =>
  (endpoint === dialectOf(ports, lender).calls.submit?.endpoint ? 24 : 72) * HOUR

type Said<A extends LenderAction> = {
  application: ApplicationRow
  action: A
  input: LenderActions[A]['input']
  file_id?: string
  on_taken?: StoredRequest['on_taken']
  by: Actor
  /** Under which a request sent twice is known again. */
  key?: string
}

/** Needs the application locked. Earlier calls of the same application are sent first. */
export async function enqueue<A extends LenderAction>(db: Db, ports: Ports, said: Said<A>): Promise<CallRow> {
  const { action, input, on_taken, ...rest } = said
  const { endpoint, write } = callOf(dialectOf(ports, said.application.lender), action)
  return put(db, ports, {
    ...rest,
    action,
    endpoint,
    stored: { input, wire: write(input), ...(on_taken && { on_taken }) },
  })
}

type SaidAsGiven = Pick<Said<LenderAction>, 'application' | 'by' | 'key'> & { endpoint: string; wire: WireRequest }

/** For handlers that use a lender's own API: returns its raw answer and refreshes the application. */
export const enqueueAsGiven = (db: Db, ports: Ports, { wire, ...said }: SaidAsGiven): Promise<CallRow> =>
  put(db, ports, { ...said, action: said.endpoint, stored: { input: null, wire } })

type Stored = Pick<Said<LenderAction>, 'application' | 'by' | 'key' | 'file_id'> & {
  action: string
  endpoint: string
  stored: StoredRequest
}

async function put(db: Db, ports: Ports, { application, by, key, file_id, ...said }: Stored): Promise<CallRow> {
  const { action, endpoint, stored } = said
  const now = ports.now()
  const { company_id, id: application_id, lender } = application
  await endRefused(db, application_id, action)
  const id = ports.id()
  const deadline_at = new Date(now.getTime() + patienceMs(ports, lender, endpoint))
  const [row] = await db
    .insert(lender_calls)
    .values({
      company_id,
      id,
      application_id,
      lender,
      action,
      endpoint,
      deadline_at,
      created_at: now,
      idempotency_key: key ?? id,
      request_hash: hashOf(ports, endpoint, stored.wire),
      request_sealed: sealRequest(ports, { company_id, id }, stored),
      file_id: file_id ?? null,
      state: 'waiting',
      // One that waits for its turn is let go by the one before it; should that never end, its deadline ends the waiting.
      next_attempt_at: (await isBusy(db, application_id)) ? deadline_at : now,
      created_by: by.user_id,
    })
    .returning()
  if (!row) throw new Error('The call was not stored')
  return row
}

/** Ends earlier refused calls of the same action: the sender has seen the refusal. */
const endRefused = (db: Db, application_id: string, action: string) =>
  db
    .update(lender_calls)
    .set({ state: 'abandoned' })
    .where(
      and(
        eq(lender_calls.application_id, application_id),
        eq(lender_calls.action, action),
        eq(lender_calls.state, 'refused'),
      ),
    )

async function isBusy(db: Db, application_id: string): Promise<boolean> {
  const [before] = await db
    .select({ id: lender_calls.id })
    .from(lender_calls)
    .where(and(eq(lender_calls.application_id, application_id), inArray(lender_calls.state, [...PENDING])))
    .limit(1)
  return before !== undefined
}

type Outbox = { database: Database; ports: Ports; log?: Logger }

const AT_ONCE = 50
const SIDE_BY_SIDE = 8

/** Sends due calls of any company. Returns their number. */
export async function sendDue({ database, ports, log }: Outbox, most = AT_ONCE): Promise<number> {
  const now = ports.now()
  const due = await database.findDue(db =>
    db
      .select({ company_id: lender_calls.company_id, id: lender_calls.id })
      .from(lender_calls)
      .where(
        and(
          lte(lender_calls.next_attempt_at, now),
          or(isNull(lender_calls.claimed_until), lte(lender_calls.claimed_until, now)),
        ),
      )
      .orderBy(asc(lender_calls.next_attempt_at))
      .limit(most),
  )
  // A silent lender occupies one of several slots, and delays only its own calls.
  const next = due.values()
  const take = async () => {
    for (const one of next)
      await attemptCall({ database, ports, ...(log && { log }) }, one).catch((error: unknown) =>
        log?.error({ call: one.id, error: String(error) }, 'a call to a lender could not be attempted'),
      )
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, take))
  return due.length
}

const EVERY_MS = 2_000

/** At once, since a server may have died in the middle, and then every few seconds until it is stopped. */
export const startOutbox = (outbox: Outbox): (() => Promise<void>) =>
  startRecurring(outbox.log, {
    every_ms: EVERY_MS,
    run: () => sendDue(outbox),
    failed: 'the outbox could not be looked through',
    at_once: true,
  })
