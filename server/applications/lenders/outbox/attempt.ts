// One attempt to send a call to a lender. Any number of servers may try: a call is claimed for a while before it is
// sent, sent outside any transaction, and its outcome is stored only if none is final yet. If a server dies in between,
// its claim lapses and the outcome is unknown: the next attempt asks the lender first.

import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Facts, LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { WireAnswer } from '#machines/applications/lenders/lender-dialect.ts'
import type { Database, Db } from '#server/db/database.ts'
import { inCompany } from '#server/db/database.ts'
import { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import { readFile } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ApplicationRow, type CallRow, PENDING } from '../application-rows.ts'
import { type Connection, connectionOrWhy } from '../connections.ts'
import { askLender, bytesOf, callOf, type Outcome, readOutput, sendWire } from '../gateway/call.ts'
import { notSent, unknown } from '../gateway/outcome.ts'
import { words } from '../words.ts'
import { endOverdue, settle } from './settle-call.ts'
import { openRequest } from './stored-request.ts'

type Sending = { database: Database; ports: Ports; log?: Logger }
type Named = { company_id: number; id: string }
/** `gone`: the lender never received what is no longer wanted. Facts are null if the call's body wasn't ours to read. */
export type Attempted = Outcome<{ facts: Facts | null; wire: WireAnswer | null }> | { kind: 'gone' }

/** How long a claim holds: signing in, asking and sending, and some air. */
const claimMs = (ports: Ports) => 3 * ports.lenders.patience_ms + 15_000

/** A server that slept, or waited long for a token, must not send after another may have claimed the call. */
const latestStart = (ports: Ports, { claimed_until }: CallRow) =>
  new Date((claimed_until?.getTime() ?? 0) - 2 * ports.lenders.patience_ms)

/** Returns the outcome; undefined if nothing was due, or another server is working on it. */
export async function attemptCall({ database, ports, log }: Sending, named: Named): Promise<Attempted | undefined> {
  const claimed = await inCompany(database, named.company_id, db => claim(db, ports, named))
  if (!claimed) return undefined
  const outcome = await send(database, ports, claimed)
  const { lender, endpoint, attempts } = claimed.call
  log?.info({ call: named.id, lender, endpoint, attempts, outcome: outcome.kind }, 'said to a lender')
  await inCompany(database, named.company_id, db => settle(db, ports, claimed.call, outcome))
  return outcome
}

type Claimed = { call: CallRow; application: ApplicationRow; connection: Connection | string }

async function claim(db: Db, ports: Ports, { company_id, id }: Named): Promise<Claimed | undefined> {
  const now = ports.now()
  const claimed_until = new Date(now.getTime() + claimMs(ports))
  const [call] = await db
    .update(lender_calls)
    .set({
      // A claim that lapsed, or no answer before: the lender may have it.
      state: sql`case when ${lender_calls.state} in ('sending', 'unknown') then 'unknown' else 'sending' end`,
      attempts: sql`${lender_calls.attempts} + 1`,
      claimed_until,
      next_attempt_at: claimed_until,
    })
    .where(
      and(
        eq(lender_calls.id, id),
        lte(lender_calls.next_attempt_at, now),
        inArray(lender_calls.state, [...PENDING]),
        gt(lender_calls.deadline_at, now),
      ),
    )
    .returning()
  if (!call) {
    await endOverdue(db, ports, id)
    return undefined
  }
  const [application] = await db
    .select()
    .from(lender_applications)
    .where(eq(lender_applications.id, call.application_id ?? ''))
  if (!application) throw new Error(`The call ${id} belongs to no application`)
  return { call, application, connection: await connectionOrWhy(db, ports, company_id, call.lender) }
}

async function send(database: Database, ports: Ports, { call, application, connection }: Claimed): Promise<Attempted> {
  // That passes, or a person sees to it.
  if (typeof connection === 'string') return notSent('lender_unreachable', () => connection)
  if (call.endpoint === connection.dialect.calls.submit?.endpoint) {
    const before = await submittedBefore(ports, call, application, connection)
    if (before) return before
  }
  if (!call.request_sealed) return nothingKept(connection.dialect.name)
  const whole = call.file_id
    ? await inCompany(database, call.company_id, db => readFile(db, ports, call.file_id ?? ''))
    : undefined
  const bytes = whole && bytesOf(whole)
  const action = WRITES.find(one => one === call.action)
  return action
    ? say(ports, connection, call, call.request_sealed, action, bytes)
    : sayAsGiven(ports, connection, call, call.request_sealed)
}

/** Actions whose answer contains the application's state. */
type Write = { [A in LenderAction]: LenderActions[A]['output'] extends Facts ? A : never }[LenderAction]
const WRITES: readonly Write[] = [
  ...(['submit', 'resubmit', 'send_documents', 'upload_stipulation', 'upload_contract', 'upload_document'] as const),
  ...(['milestone', 'withdraw', 'change_order', 'cancel_change_order', 'update_design', 'update_quote'] as const),
]

async function say<A extends Write>(
  ports: Ports,
  connection: Connection,
  call: CallRow,
  sealed: Uint8Array,
  action: A,
  bytes: ReturnType<typeof bytesOf> | undefined,
): Promise<Attempted> {
  const { input, wire } = openRequest<A>(ports, call, sealed)
  const call_shape = callOf(connection.dialect, action)
  const { endpoint, idempotency_key: key } = call
  const outcome = await sendWire(ports, connection, {
    endpoint,
    request: wire,
    key,
    until: latestStart(ports, call),
    ...(call_shape.also && { also: call_shape.also }),
    ...(bytes && { bytes }),
  })
  if (outcome.kind !== 'answered') return outcome
  if (input === null) return { ...outcome, output: { facts: null, wire: outcome.output } }
  const read: Outcome<Facts> = readOutput<A>(connection, call_shape, outcome, input)
  return read.kind === 'answered' ? { ...read, output: { facts: read.output, wire: outcome.output } } : read
}

/** A call in the lender's own terms; its answer isn't interpreted here. */
async function sayAsGiven(ports: Ports, connection: Connection, call: CallRow, sealed: Uint8Array): Promise<Attempted> {
  const { endpoint, idempotency_key: key } = call
  const { wire } = openRequest(ports, call, sealed)
  const outcome = await sendWire(ports, connection, { endpoint, request: wire, key, until: latestStart(ports, call) })
  return outcome.kind === 'answered' ? { ...outcome, output: { facts: null, wire: outcome.output } } : outcome
}

/** Never submits twice unless the lender confirms it has none under our reference. Undefined if it must be sent. */
async function submittedBefore(
  ports: Ports,
  call: CallRow,
  { id, status, lender_reference }: ApplicationRow,
  connection: Connection,
): Promise<Attempted | undefined> {
  const gone: Attempted | undefined = status === 'canceled' ? { kind: 'gone' } : undefined
  if (call.state !== 'unknown') return gone
  const details = await askLender(ports, connection, 'details', { reference: { ours: id, lenders: lender_reference } })
  // Whatever kept it from answering: what was sent may still be there.
  if (details.kind === 'refused') return unknown('lender_contract_violation', details.sentence)
  if (details.kind !== 'answered') return { ...details, kind: 'unknown' }
  return details.output === null ? gone : { ...details, output: { facts: details.output, wire: null } }
}

const nothingKept = (lender: string): Attempted => ({
  kind: 'refused',
  status: 410,
  body: null,
  sentence: () => words.said_of_call.not_kept({ lender }),
})
