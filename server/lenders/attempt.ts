// One attempt to say something to a lender. Any number of servers may try: a call is claimed for a while before it is sent,
// sent outside any transaction, and what came of it is stored only where nothing final was stored before. A server that dies
// anywhere in between leaves a claim that lapses, and then nobody knows whether the lender got it: the next attempt asks first.
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { Refusal } from '#sdk/refusal.ts'
import type { Database, Db } from '../db/database.ts'
import { files, lender_applications, lender_calls } from '../db/schema.ts'
import type { Facts } from '../ports/lender-actions.ts'
import type { Ports } from '../ports/ports.ts'
import type { ApplicationRow, CallRow } from './application-rows.ts'
import { askLender, sendWire } from './call.ts'
import { connectionOf } from './connections.ts'
import { inCompany } from './in-company.ts'
import { type Outcome, notSent, unknown } from './outcome.ts'
import { endOverdue, settle } from './settle-call.ts'
import { openRequest } from './stored-request.ts'

type Sending = { database: Database; ports: Ports; log?: Logger }
type Named = { company_id: number; id: string }
/** `gone`: the lender never had what is not wanted any more. */
export type Attempted = Outcome<Facts> | { kind: 'gone' }

/** How long a claim holds: signing in, asking and sending, and some air. */
const claimMs = (ports: Ports) => 3 * ports.lenders.patience_ms + 15_000

/** Answers what came of it; undefined where there was nothing to attempt, or another server is at it. */
export async function attemptCall({ database, ports, log }: Sending, named: Named): Promise<Attempted | undefined> {
  const claimed = await inCompany(database, named.company_id, db => claim(db, ports, named))
  if (!claimed) return undefined
  const outcome = await send(database, ports, claimed)
  log?.info({ call: named.id, lender: claimed.call.lender, endpoint: claimed.call.endpoint, outcome: outcome.kind }, 'lender asked')
  await inCompany(database, named.company_id, db => settle(db, ports, claimed.call, outcome))
  return outcome
}

type Claimed = { call: CallRow; application: ApplicationRow; connection: Connected | string }
type Connected = Awaited<ReturnType<typeof connectionOf>>

async function claim(db: Db, ports: Ports, { id }: Named): Promise<Claimed | undefined> {
  const now = ports.now()
  const claimed_until = new Date(now.getTime() + claimMs(ports))
  const due = and(
    eq(lender_calls.id, id),
    lte(lender_calls.next_attempt_at, now),
    inArray(lender_calls.state, ['waiting', 'sending', 'retrying', 'unknown']),
  )
  const [call] = await db
    .update(lender_calls)
    .set({
      // A claim that lapsed, or no answer before: the lender may have it.
      state: sql`case when ${lender_calls.state} in ('sending', 'unknown') then 'unknown' else 'sending' end`,
      attempts: sql`${lender_calls.attempts} + 1`,
      claimed_until,
      next_attempt_at: claimed_until,
    })
    .where(and(due, gt(lender_calls.deadline_at, now)))
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
  return { call, application, connection: await connected(db, ports, call) }
}

/** The sentence where the company is not connected any more: that passes, or a person sees to it. */
async function connected(db: Db, ports: Ports, { company_id, lender }: CallRow): Promise<Connected | string> {
  try {
    return await connectionOf(db, ports, company_id, lender)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

async function send(database: Database, ports: Ports, claimed: Claimed): Promise<Attempted> {
  const { call, application, connection } = claimed
  if (typeof connection === 'string') return notSent('lender_unreachable', connection)
  if (!call.request_sealed) return GONE_REQUEST
  if (call.action === 'submit') {
    const before = await submittedBefore(ports, claimed, connection)
    if (before) return before
  }
  // A server that slept through its claim leaves it to whoever has it now.
  if (call.claimed_until && call.claimed_until <= ports.now()) return notSent('lender_unreachable', 'It took too long to begin.')
  const stored = openRequest(ports, call, call.request_sealed)
  const file = call.file_id ? await fileOf(database, application.company_id, call.file_id) : undefined
  return sendWire(ports, connection, call, stored, file)
}

/**
 * An application is never sent a second time before the lender has said that it has none under our reference. Undefined where
 * it is to be sent.
 */
async function submittedBefore(
  ports: Ports,
  { call, application }: Claimed,
  connection: Connected,
): Promise<Attempted | undefined> {
  const canceled = application.status === 'canceled'
  if (call.state !== 'unknown') return canceled ? { kind: 'gone' } : undefined
  const reference = { ours: application.id, lenders: application.lender_reference }
  const found = await askLender(ports, connection, 'details', { reference })
  if (found.kind === 'answered')
    return found.output === null ? (canceled ? { kind: 'gone' } : undefined) : { ...found, output: found.output }
  // Whatever kept it from answering: what was sent may still be there.
  return found.kind === 'refused' ? unknown('lender_contract_violation', found.sentence) : { ...found, kind: 'unknown' }
}

const GONE_REQUEST: Attempted = {
  kind: 'refused',
  status: 410,
  sentence: 'What was to be sent is not kept any more.',
  body: null,
}
