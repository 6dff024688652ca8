// One lender as the sandbox plays it: reads what arrives in the lender's words, asks the desk in ours, answers in the lender's.
import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Credentials } from '#machines/applications/lenders/lender-dialect.ts'

/** A request, valid by the lender's contract. */
export type Arrived = {
  query: Record<string, string>
  body: unknown
  /** The parts of a form, and its file. */
  form: Record<string, string>
  file: { name: string; media_type: string; size: number } | null
  idempotency_key: string | null
}
/** A no with its reason; each voice has its own shape for it. */
export class DeskRefusal extends Error {
  readonly status: 400 | 401 | 404 | 409 | 422
  readonly code: string
  constructor(status: DeskRefusal['status'], code: string, sentence: string) {
    super(sentence)
    this.status = status
    this.code = code
  }
}
/** The lender behind the counter: answers what the product asks, in our words, or throws a DeskRefusal. */
export type Desk = { [A in LenderAction]: (input: LenderActions[A]['input']) => LenderActions[A]['output'] } & {
  sign_in(credentials: Credentials): { token: string; expires_in_s: number }
}

export type Voice = {
  code: string
  /** By the last part of the path. Answers status and JSON body. */
  endpoints: Record<string, (arrived: Arrived, desk: Desk) => { status: number; body: object }>
  /** The header with the token; usually Bearer. */
  refusal(refusal: DeskRefusal): object
  /** A webhook's JSON with an application's state. */
  webhook(facts: LenderActions['submit']['output'], ours: string, event: string): object
}
