// How a handler says no. A Refusal is the only error whose words reach a person.
import { Refusal } from '#sdk/refusal.ts'
import { words } from './words.ts'

export const refuse = (status: number, code: string, message: string | Record<string, string>) =>
  new Refusal(status, { message, code })

/** Thrown to say no and still keep what the transaction wrote, as for counting a failed sign-in. */
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
export type Noun = Spaced<keyof typeof words.not_found>

export const notFound = (noun: Noun) => {
  const key = noun.replaceAll(' ', '_')
  const sentences: { readonly [key: string]: string } = words.not_found
  return refuse(404, `no_such_${key}`, sentences[key] ?? '')
}

export const staleVersion = (current_version: number, sentence: string = words.changed_meanwhile) =>
  Object.assign(refuse(409, 'stale_version', sentence), { current_version })

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
    legal: [...legal],
  })
