// When offline copies begin and end: with the server's answer on who is signed in, and when they sign out. Nothing is stored while
// acting as another user.
import type { Answer } from '#sdk/types.ts'
import { keepCopy, wipeCopies } from './copies.ts'
import { clearStore, dropChangesOfOthers } from './device-store.ts'
import { forgetOwner, type rememberOwner } from './owner.ts'

/** Deletes what an earlier session or another person left on this device before anything is stored. */
export async function beginCopies(
  { owner, is_new, is_other }: ReturnType<typeof rememberOwner>,
  who: Answer<'/v1/user'>,
  permissions: Answer<'/v3/users.Permissions'>,
) {
  if (is_new) await wipeCopies()
  if (is_other) await dropChangesOfOthers(owner).catch(() => undefined)
  await keepCopy(owner, '/v1/user', {}, who)
  await keepCopy(owner, '/v3/users.Permissions', {}, permissions)
  if (is_new) await (await import('./changes.ts')).takeUpChanges()
}

const WAITS_AT_MOST_MS = 1_000

/** After signing out nothing stays on this device. An unresponsive database must not delay it. */
export async function endAll(): Promise<void> {
  const late = new Promise(resolve => setTimeout(resolve, WAITS_AT_MOST_MS))
  await Promise.race([Promise.allSettled([wipeCopies(), clearStore('changes')]), late])
  forgetOwner()
}
