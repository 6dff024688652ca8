// Shows every failed request as a message in the server's words (specification, section 8), and a read that keeps failing the same
// way only once. Forms also show the messages of their fields.
import type { MutationCache, QueryCache } from '@tanstack/react-query'
import { Refusal } from '#sdk/refusal.ts'
import { readToken } from '#web/lib/storage.ts'
import { tell } from '#web/lib/tell.ts'
import { isOffline } from '#web/reach/reachability.ts'
import { isUnanswered, NOT_KEPT } from './read-kept.ts'

type ReadFailed = NonNullable<QueryCache['config']['onError']>
type Query = Parameters<ReadFailed>[1]

/** Ends the session in the browser; set by the session so that this file need not know it. */
let onSessionLost: () => void = () => {}
export const whenSessionIsLost = (work: () => void) => {
  onSessionLost = work
}

const isNotKept = (failure: unknown) => failure instanceof Refusal && failure.code === NOT_KEPT

/** A write without a response that is now pending on this device: neither done nor failed. */
export const KEPT_FOR_LATER = 'kept_for_later'
export const isKeptForLater = (failure: unknown) => failure instanceof Refusal && failure.code === KEPT_FOR_LATER

/** Without a connection: an immediate retry would fail again. */
export const isConnectionLost = (failure: unknown) => isNotKept(failure) || (isUnanswered(failure) && isOffline())

function report(failure: unknown) {
  // Without a token no session is lost: a sign-in was refused.
  if (failure instanceof Refusal && failure.status === 401 && readToken() !== null) onSessionLost()
  else tell(failure)
}

/** The last failure of each read, until it succeeds. */
const reported = new WeakMap<Query, string>()

export const onReadFailure: ReadFailed = (failure, query) => {
  // The start-up has its own rows in the catalog, and a lost connection its own line at the bottom of the page.
  if (query.meta?.['quiet'] || isConnectionLost(failure) || reported.get(query) === failure.message) return
  reported.set(query, failure.message)
  report(failure)
}

export const onReadSuccess = (_answer: unknown, query: Query) => void reported.delete(query)

export const onWriteFailure: NonNullable<MutationCache['config']['onError']> = failure => {
  if (!isKeptForLater(failure)) report(failure)
}
