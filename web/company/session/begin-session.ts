// After signing in, signing up and accepting an invitation.
import { queryClient } from '#web/data/queries.ts'
import { takePlace } from '#web/lib/place.ts'
import { KEYS, keep } from '#web/lib/storage.ts'

/** Stores the token and returns to the previous page, or the start. */
export function beginSession(token: string, go: (path: string, how: { replace: true }) => void) {
  queryClient.clear()
  keep(KEYS.token, token)
  go(takePlace(), { replace: true })
}
