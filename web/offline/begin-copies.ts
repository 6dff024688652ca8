// When copies begin and end: with the server's word on who is signed in, and with the session. Nothing is kept while somebody is
// acted as.
import type { Answer } from '#sdk/types.ts'
import { forgetOwner, lastOwner, ownerNow, rememberOwner } from './owner.ts'

const copies = () => import('./copies.ts')
const store = () => import('./device-store.ts')

/** What an earlier session or another person left on this device is gone before anything of this one is kept. */
export function beginCopies(who: Answer<'/v1/user'>, permissions: Answer<'/v3/users.Permissions'>) {
  const before = lastOwner()
  const is_new = ownerNow() === undefined
  if (who.impersonator) {
    void endCopies()
    return
  }
  const owner = rememberOwner(who.user)
  void (async () => {
    const { keepCopy, wipeCopies } = await copies()
    if (is_new) await wipeCopies()
    if (before !== owner) await (await store()).dropChangesOfOthers(owner).catch(() => undefined)
    await keepCopy(owner, '/v1/user', {}, who)
    await keepCopy(owner, '/v3/users.Permissions', {}, permissions)
  })().catch(() => undefined)
}

const WAITS_AT_MOST_MS = 1_000
const atMost = () => new Promise<void>(resolve => setTimeout(resolve, WAITS_AT_MOST_MS))

/** The session is over: what was read is gone. Changes that wait stay for the same person, as typed drafts do. */
export const endCopies = (): Promise<void> =>
  Promise.race([copies().then(({ wipeCopies }) => wipeCopies()), atMost()]).catch(() => undefined)

/** Signed out by hand: nothing of anybody stays on this device. */
export async function endAll(): Promise<void> {
  await Promise.race([
    Promise.allSettled([endCopies(), store().then(({ clearStore }) => clearStore('changes'))]),
    atMost(),
  ])
  forgetOwner()
}
