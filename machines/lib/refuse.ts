// How a handler says no. A Refusal is the only error whose words reach a person.
import { Refusal } from '#sdk/refusal.ts'

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

export const notFound = (noun: string) =>
  refuse(404, `no_such_${noun.toLowerCase().replaceAll(' ', '_')}`, `No such ${noun}.`)

const CHANGED_MEANWHILE = 'Someone changed this meanwhile. Reload to see it; what you typed is kept.'

export const staleVersion = (current_version: number, sentence = CHANGED_MEANWHILE) =>
  Object.assign(refuse(409, 'stale_version', sentence), { current_version })

export const illegalTransition = (thing: string, from: string, to: string, legal: readonly string[]) => {
  const words = (status: string) => status.replaceAll('_', ' ')
  return new Refusal(409, {
    message: `A ${thing} cannot go from ${words(from)} to ${words(to)}.`,
    code: 'illegal_transition',
    legal: [...legal],
  })
}
