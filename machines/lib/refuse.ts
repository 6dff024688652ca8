// How a handler refuses. A Refusal is the only error whose message reaches a user.
import { Refusal } from '#sdk/refusal.ts'
import { words } from './words.ts'

export function refuse(status: number, code: string, message: string | Record<string, string>): Refusal {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  const refusal = new Refusal(status, { message, code })
  Error.stackTraceLimit = stackTraceLimit
  return refusal
}

/** The caller's role lacks a permission; any of those named would do. */
export const forbidden = (needs_any_of: readonly string[], message: string) =>
  new Refusal(403, { message, code: 'forbidden', needs_any_of })

/** Thrown to refuse but keep what the transaction wrote, such as a failed sign-in count. */
export class KeptRefusal extends Error {
  readonly refusal: Refusal
  readonly retry_after_s: number | undefined
  constructor(refusal: Refusal, retry_after_s?: number) {
    super(refusal.message)
    this.refusal = refusal
    this.retry_after_s = retry_after_s
  }
}

type Spaced<Key extends string> = Key extends `${infer Head}_${infer Rest}` ? `${Head} ${Spaced<Rest>}` : Key
/** 'rate plan', of which the catalog has a sentence under 'rate_plan'. */
type Noun = Spaced<keyof typeof words.not_found>

export const notFound = (noun: Noun) => {
  const key = noun.replaceAll(' ', '_')
  const sentences: { readonly [key: string]: string } = words.not_found
  return refuse(404, `no_such_${key}`, sentences[key] ?? '')
}

export const staleVersion = (current_version: number, message: string = words.changed_meanwhile) =>
  new Refusal(409, { message, code: 'stale_version', current_version })

type Status = keyof typeof words.statuses

export const illegalTransition = (
  thing: keyof typeof words.cannot_move,
  from: Status,
  to: Status,
  legal: readonly string[],
) =>
  new Refusal(409, {
    message: words.cannot_move[thing]({ from: words.statuses[from], to: words.statuses[to] }),
    code: 'illegal_transition',
    legal,
  })
