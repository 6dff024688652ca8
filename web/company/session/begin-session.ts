// After signing in, signing up and accepting an invitation.
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { queryClient, write } from '#web/data/queries.ts'
import { takePlace } from '#web/lib/place.ts'
import { KEYS, keep } from '#web/lib/storage.ts'

/** Stores the token and returns to the previous page, or the start. */
export function beginSession(token: string, go: (path: string, how: { replace: true }) => void) {
  queryClient.clear()
  keep(KEYS.token, token)
  go(takePlace(), { replace: true })
}

/** The session, or the token that a second step turns into one. */
export const signIn = (input: Input<'/v1/users/sessions'>): Promise<{ token: string } | { pending: string }> =>
  write('/v1/users/sessions', input).catch((failure: Refusal) => {
    if (failure.pending) return { pending: failure.pending }
    throw failure
  })
