// The outcome of a call. Only `answered` and `refused` come from the lender; the others say how far the request got.
import { refuse } from '#machines/lib/refuse.ts'
import type { Sentence } from '#server/lib/reader-language.ts'

type FaultCode =
  | 'lender_unreachable'
  | 'lender_silent'
  | 'lender_contract_violation'
  | 'lender_busy'
  | 'lender_rejects_credentials'

export type NoAnswer = {
  /** `not_sent`: certainly not done. `unknown`: possibly done, so check before sending again. */
  kind: 'not_sent' | 'unknown'
  /** Evaluated in each language: an answer is shared by those who wait for it, and stored. */
  sentence: Sentence
  code: FaultCode
  retry_after_ms: number | null
  /** Where an answer broke the contract: '/loan/status must be equal to one of the allowed values'. Never a value. */
  where?: string
}
export type Outcome<T> =
  | { kind: 'answered'; output: T; status: number }
  | { kind: 'refused'; status: number; sentence: Sentence; body: unknown }
  | NoAnswer

/** The output; otherwise throws a refusal for the user. */
export function orRefuse<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'answered') return outcome.output
  if (outcome.kind === 'refused') throw refuse(409, 'lender_refused', outcome.sentence())
  throw refuse(outcome.code === 'lender_silent' ? 504 : 502, outcome.code, outcome.sentence())
}

export const notSent = (code: FaultCode, sentence: Sentence, retry_after_ms: number | null = null): NoAnswer => ({
  kind: 'not_sent',
  code,
  sentence,
  retry_after_ms,
})
export const unknown = (code: FaultCode, sentence: Sentence, where?: string): NoAnswer => ({
  kind: 'unknown',
  code,
  sentence,
  retry_after_ms: null,
  ...(where === undefined ? {} : { where }),
})
