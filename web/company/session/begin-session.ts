// What follows a sign-in, a sign-up and an accepted invitation.
import { queryClient } from '#web/data/queries.ts'
import { takePlace } from '#web/lib/place.ts'
import { KEYS, keep } from '#web/lib/storage.ts'

/** Keeps the token and goes where the person was before, or to the start. */
export function beginSession(token: string, go: (path: string, how: { replace: true }) => void) {
  queryClient.clear()
  keep(KEYS.token, token)
  go(takePlace(), { replace: true })
}
