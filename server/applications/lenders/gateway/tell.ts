// Sends one request to a lender: validated both ways, rate-limited, and blocked by the breaker while it fails.

import type { WireAnswer, WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import { withoutNumbers } from '#machines/applications/lenders/mask.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { fieldSentences } from '#server/lib/sentences.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Connection } from '../connections.ts'
import { enter, settle } from './breaker.ts'
import { type Exchanged, exchange, type Sending } from './exchange.ts'
import { contractOf, type Endpoint } from './lender-contract.ts'
import { notSent, type Outcome, unknown } from './outcome.ts'
import { take } from './rate.ts'
import { retryAfterMs } from './retry.ts'
import { breakerOf, bucketOf, healthKept } from './state.ts'
import { addressOf, type FileBytes, initOf } from './wire-request.ts'
import { words } from './words.ts'

export type Wire = {
  /** The last part of the path. */
  endpoint: string
  request: WireRequest
  /** Non-2xx statuses that are answers. */
  also?: readonly number[]
  /** Of a write: the same for every attempt. */
  key: string
  bytes?: FileBytes
  /** Not sent after this time: another server may hold the claim by then. */
  until?: Date
}

const THROUGH_MS = 300_000

export async function tell(
  ports: Ports,
  connection: Connection,
  wire: Wire,
  token: string | undefined,
): Promise<Outcome<WireAnswer>> {
  const { company_id, dialect } = connection
  const { lenders } = ports
  const { name: lender, code } = dialect
  const endpoint = contractOf(dialect.contract).endpoint(wire.endpoint)
  if (!endpoint) throw new Error(`${code} has no ${wire.endpoint}`)
  const errors = endpoint.request(wire.request)
  // Only the caller can fix it, so name the field the lender would reject.
  if (errors.length > 0)
    return {
      kind: 'refused',
      status: 400,
      body: null,
      sentence: () =>
        words.fields_rejected({ lender, faults: Object.values(fieldSentences(errors)).slice(0, 3).join(' ') }),
    }
  const started = ports.now().getTime()
  const soon = take(bucketOf(lenders, company_id, code, started), started)
  if (soon > 0) return notSent('lender_busy', () => words.fault.too_much({ lender }), soon)
  const breaker = breakerOf(lenders, code)
  const rest = enter(breaker, started)
  if (rest > 0) return notSent('lender_unreachable', () => words.fault.resting({ lender }), rest)
  const { key, bytes } = wire
  // A browser's upload may take as long as it needs.
  const longest_ms = bytes?.again === false ? THROUGH_MS : 2 * lenders.patience_ms
  const sending: Sending = { beat: () => undefined, longest_ms }
  const init = initOf(endpoint.method, wire.request, { token, key, bytes, onPart: () => sending.beat() })
  const address = addressOf(wire.endpoint, wire.request)
  const exchanged = await exchange(lenders, code, address, init, bytes && sending)
  const outcome = judged(ports, connection, endpoint, wire, exchanged)
  const now = ports.now()
  settle(breaker, !isDown(exchanged), now.getTime())
  const health = healthKept(lenders, company_id, code)
  if (outcome.kind === 'answered' || outcome.kind === 'refused') {
    health.last_answer_at = now
    health.failing = null
  } else health.failing = outcome.sentence
  const where = 'where' in outcome && outcome.where !== undefined ? { where: outcome.where } : {}
  lenders.told?.({
    company_id,
    lender: code,
    endpoint: wire.endpoint,
    outcome: outcome.kind,
    ms: now.getTime() - started,
    status: 'status' in exchanged ? exchanged.status : null,
    ...where,
  })
  return outcome
}

function judged(
  ports: Ports,
  { dialect }: Connection,
  endpoint: Endpoint,
  { also = [] }: Wire,
  exchanged: Exchanged,
): Outcome<WireAnswer> {
  const { name: lender } = dialect
  if (exchanged.kind === 'never_sent') return notSent('lender_unreachable', () => words.fault.unreachable({ lender }))
  if (exchanged.kind === 'silent') return unknown('lender_silent', () => words.fault.silent({ lender }))
  if (exchanged.kind === 'broken_off') return unknown('lender_unreachable', () => words.fault.broken_off({ lender }))
  const { status, headers } = exchanged
  const wait = retryAfterMs(headers.get('retry-after'), ports.now())
  if ([408, 425, 429].includes(status) || (status === 503 && wait !== null))
    return notSent('lender_busy', () => words.fault.busy({ lender }), wait)
  if (status >= 500) return unknown('lender_unreachable', () => words.fault.at_fault({ lender }))
  const broken = (where: string) =>
    unknown('lender_contract_violation', () => words.fault.unreadable({ lender }), where)
  if (exchanged.kind === 'unreadable') return broken(exchanged.where)
  const where = endpoint.answer(status, exchanged.body)
  if (where !== undefined) return broken(where)
  const answer = { status, body: exchanged.body }
  if ((status >= 200 && status < 300) || also.includes(status)) return { kind: 'answered', status, output: answer }
  if (status < 400) return broken(`status ${status} leads elsewhere`)
  return { kind: 'refused', status, sentence: refusalOf(dialect, answer), body: answer.body }
}

/** The lender's own sentence, without a number it may have repeated to us. */
function refusalOf({ name: lender, refusal }: Connection['dialect'], answer: WireAnswer): Sentence {
  const sentence = refusal(answer).trim()
  if (sentence === '') return () => words.fault.no_reason({ lender })
  return () => withoutNumbers(sentence).slice(0, 500)
}

/** It itself is not well, whatever it was asked. A refusal or an answer that breaks the contract is not that. */
const isDown = (exchanged: Exchanged) =>
  'status' in exchanged ? exchanged.status >= 500 && exchanged.status !== 501 : true
