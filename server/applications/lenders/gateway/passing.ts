// A request on its way through the gateway, and how a lender's answer comes back.
import type { Logger } from 'pino'
import type { WireAnswer } from '#machines/applications/lenders/lender-dialect.ts'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Database } from '#server/db/database.ts'
import type { RequestFacts } from '#server/handler.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { NoAnswer, Outcome } from './outcome.ts'

export type Passing = {
  database: Database
  ports: Ports
  log: Logger
  request: RequestFacts
  /** Of a write. */
  key: string
  type: string
  length: number | undefined
  body: ReadableStream<Uint8Array> | null
}

/** A lender's refusal passes unchanged, except if it would be taken for ours: a 401 would end the session. */
const OWN_WORDS = [400, 404, 409, 422]

export function inItsWords(outcome: Outcome<WireAnswer>): WireAnswer {
  if (outcome.kind === 'answered') return outcome.output
  if (outcome.kind !== 'refused') throw faultOf(outcome)
  if (OWN_WORDS.includes(outcome.status)) return { status: outcome.status, body: outcome.body }
  throw refuse(409, 'lender_refused', outcome.sentence())
}

function faultOf({ code, sentence, retry_after_ms }: NoAnswer): Refusal | KeptRefusal {
  if (code === 'lender_busy' || retry_after_ms !== null) {
    const status = code === 'lender_busy' ? 429 : 502
    return new KeptRefusal(refuse(status, code, sentence()), Math.max(1, Math.ceil((retry_after_ms ?? 5_000) / 1000)))
  }
  return refuse(code === 'lender_silent' ? 504 : 502, code, sentence())
}
