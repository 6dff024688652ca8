// What came of asking a lender. Only `answered` and `refused` are the lender's word; the others say how far a request got.
import { refuse } from '#machines/lib/refuse.ts'

export type FaultCode =
  | 'lender_unreachable'
  | 'lender_silent'
  | 'lender_contract_violation'
  | 'lender_busy'
  | 'lender_rejects_credentials'

export type NoAnswer = {
  /** `not_sent`: certainly not done. `unknown`: it may be done, so it is not said again before asking whether it is. */
  kind: 'not_sent' | 'unknown'
  sentence: string
  code: FaultCode
  retry_after_ms: number | null
  /** Where an answer broke the contract: '/loan/status must be equal to one of the allowed values'. Never a value. */
  where?: string
}
export type Outcome<T> =
  | { kind: 'answered'; output: T; status: number }
  | { kind: 'refused'; status: number; sentence: string; body: unknown }
  | NoAnswer

/** The output; throws what a person is told where there is none. */
export function orRefuse<T>(outcome: Outcome<T>): T {
  if (outcome.kind === 'answered') return outcome.output
  if (outcome.kind === 'refused') throw refuse(409, 'lender_refused', outcome.sentence)
  throw refuse(outcome.code === 'lender_silent' ? 504 : 502, outcome.code, outcome.sentence)
}

const seconds = (ms: number) => (ms < 1_500 ? 'a second' : `${Math.round(ms / 1000)} seconds`)

/** What may be said of a fault, by the lender's name. */
export const FAULTS = {
  unreachable: name => `${name} cannot be reached just now. Nothing is lost; try again in a minute.`,
  broken_off: name => `${name} broke off in the middle of its answer. Nothing is lost; try again in a minute.`,
  at_fault: name => `${name} has a problem of its own just now. Nothing is lost; try again in a minute.`,
  busy: name => `${name} is busy and asked us to wait. Nothing is lost; try again in a minute.`,
  resting: name => `${name} has failed several times in a row, so it is left alone for a moment. Nothing is lost.`,
  unreadable: name => `${name} answered something we cannot read. We were told and look into it; nothing is lost.`,
  credentials: name => `${name} does not accept the stored credentials. Correct them in the settings of lenders.`,
  too_late: name => `Asking ${name} took so long that it is begun anew. Nothing is lost.`,
  too_much: name => `That was a lot for ${name} at once. It goes on by itself in a moment.`,
} satisfies Record<string, (name: string) => string>

export const silent = (name: string, patience_ms: number) =>
  `${name} did not answer within ${seconds(patience_ms)}. Nothing is lost; try again in a minute.`

export const notSent = (code: FaultCode, sentence: string, retry_after_ms: number | null = null): NoAnswer => ({
  kind: 'not_sent',
  code,
  sentence,
  retry_after_ms,
})
export const unknown = (code: FaultCode, sentence: string, where?: string): NoAnswer => ({
  kind: 'unknown',
  code,
  sentence,
  retry_after_ms: null,
  ...(where === undefined ? {} : { where }),
})
