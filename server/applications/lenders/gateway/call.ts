// The one way to ask a lender: signs in, speaks its words, reads its answer. Called by the outbox, by what reads, and by the
// gateway's route. No transaction of the database is held meanwhile.

import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Call, Dialect, WireAnswer, WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Connection } from '../connections.ts'
import { contractOf } from './lender-contract.ts'
import { notSent, type Outcome, unknown } from './outcome.ts'
import { jittered } from './retry.ts'
import { tell, type Wire } from './tell.ts'
import { forgetToken, tokenOf } from './token.ts'
import type { FileBytes } from './wire-request.ts'
import { words } from './words.ts'

export { type NoAnswer, type Outcome, orRefuse } from './outcome.ts'
export { signIn } from './token.ts'
export { bytesOf, type FileBytes } from './wire-request.ts'

/** The dialect's call for an action; throws 409 with the reason if it has none. */
export function callOf<A extends LenderAction>(dialect: Dialect, action: A): Call<A> {
  const call: Call<A> | undefined = dialect.calls[action]
  if (call) return call
  throw refuse(409, 'action_unavailable', dialect.why_not[action] ?? words.not_offered({ lender: dialect.name }))
}

type Options = { key?: string; bytes?: FileBytes }

/** Reads are tried up to three times; a write once, as its sender decides if it may be repeated. */
export async function askLender<A extends LenderAction>(
  ports: Ports,
  connection: Connection,
  action: A,
  input: LenderActions[A]['input'],
  { key, bytes }: Options = {},
): Promise<Outcome<LenderActions[A]['output']>> {
  const call = callOf(connection.dialect, action)
  const outcome = await sendWire(ports, connection, {
    endpoint: call.endpoint,
    request: call.write(input),
    key: key ?? ports.id(),
    ...(call.also && { also: call.also }),
    ...(bytes && { bytes }),
  })
  return outcome.kind === 'answered' ? readOutput(connection, call, outcome, input) : outcome
}

/** In our words what a lender answered; unknown where its dialect cannot make sense of it. */
export function readOutput<A extends LenderAction>(
  { dialect }: Connection,
  call: Call<A>,
  { output, status }: { output: WireAnswer; status: number },
  input: LenderActions[A]['input'],
): Outcome<LenderActions[A]['output']> {
  try {
    return { kind: 'answered', status, output: call.read(output, input) }
  } catch {
    return unknown(
      'lender_contract_violation',
      () => words.fault.unreadable({ lender: dialect.name }),
      `${call.endpoint} cannot be read`,
    )
  }
}

const TRIES_OF_A_READ = 3

/** Sends a stored request with a token, which is renewed once if the lender rejects it. */
export async function sendWire(ports: Ports, connection: Connection, wire: Wire): Promise<Outcome<WireAnswer>> {
  const reads = contractOf(connection.dialect.contract).endpoint(wire.endpoint)?.method === 'get'
  for (let attempt = 1; ; attempt++) {
    const outcome = await withToken(ports, connection, wire)
    if (!reads || attempt === TRIES_OF_A_READ || !isWorthAnother(outcome)) return outcome
    const requested_ms = 'retry_after_ms' in outcome ? (outcome.retry_after_ms ?? 0) : 0
    await pause(ports, requested_ms + jittered(attempt, 200, 2_000, Math.random()))
  }
}

/** A user is waiting: don't retry if it was slow or would fail again. */
const isWorthAnother = (outcome: Outcome<unknown>) =>
  (outcome.kind === 'not_sent' || outcome.kind === 'unknown') &&
  ['lender_unreachable', 'lender_busy'].includes(outcome.code) &&
  (outcome.retry_after_ms ?? 0) <= 2_000

const pause = ({ lenders }: Ports, ms: number) =>
  lenders.pause ? lenders.pause(ms) : new Promise<void>(done => setTimeout(done, ms))

async function withToken(ports: Ports, connection: Connection, wire: Wire): Promise<Outcome<WireAnswer>> {
  const rejected = notSent('lender_rejects_credentials', () =>
    words.fault.credentials({ lender: connection.dialect.name }),
  )
  for (let renewed = false; ; renewed = true) {
    const token = await tokenOf(ports, connection)
    if (token.kind !== 'token') return token
    if (wire.until && wire.until <= ports.now())
      return notSent('lender_unreachable', () => words.fault.too_late({ lender: connection.dialect.name }), 0)
    const outcome = await tell(ports, connection, wire, token.token)
    if (outcome.kind !== 'refused' || outcome.status !== 401) return outcome
    await forgetToken(ports, connection, token)
    // A streamed body from a browser is consumed and can't be sent again.
    if (renewed || wire.bytes?.again === false) return rejected
  }
}

export type { Wire, WireAnswer, WireRequest }
