// How a call can fail without a complete answer. What the server refuses is no failure of these.
import type { Middleware } from 'openapi-fetch'

/** `unreachable`: no answer. `timeout`: none in time. `unreadable`: one that is cut off or not what its type says. */
export type Failure = 'unreachable' | 'timeout' | 'unreadable'
/** `response` only where one came. */
export type MakeFailure = (failure: Failure, cause: unknown, response?: Response) => Error

export class CallFailed extends Error {
  readonly code: Failure
  readonly status: number

  constructor(code: Failure, cause: unknown, response?: Response) {
    super(SENTENCES[code], { cause })
    this.name = 'CallFailed'
    this.code = code
    this.status = response?.status ?? 0
  }
}

export const SENTENCES: Record<Failure, string> = {
  unreachable: "Can't reach the server. Check your connection and try again.",
  timeout: 'The server took too long to answer. Try again.',
  unreadable: "The server's answer was incomplete. Try again.",
}

/** A canceled call ends with the caller's own reason, as an error. */
export function failureOf(error: unknown, signal: AbortSignal, make: MakeFailure, response?: Response): Error {
  const reason: unknown = signal.aborted ? signal.reason : error
  if (isNamed(reason, 'TimeoutError')) return make('timeout', reason, response)
  if (signal.aborted || isNamed(reason, 'AbortError'))
    return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError')
  return make(response ? 'unreadable' : 'unreachable', error, response)
}

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

export const failures = (make: MakeFailure): Middleware => ({
  onError: ({ error, request }) => failureOf(error, request.signal, make),
})
