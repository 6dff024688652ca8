// Reads through the copies on this device: what the server answers is kept, and where it cannot be reached what was kept is
// shown, with the time it is of. Reading by operation (web/app/queries.ts) goes through here.
import { onlineManager } from '@tanstack/react-query'
import { Refusal } from '#sdk/refusal.ts'
import type { Copy } from './copies.ts'
import { keyOf } from './copy-key.ts'
import { ownerNow } from './owner.ts'

export const NOT_KEPT = 'not_kept'
const OFFLINE = 'offline'

const STUMBLE_MS = 800

const copies = () => import('./copies.ts')

/** Of what is shown from the copies, when it was read. */
const shown_from = new Map<string, number>()
export const keptAt = (path: string, input: object): number | undefined => shown_from.get(keyOf(path, input))

export const isOffline = () => !onlineManager.isOnline()

export async function readKept<T>(path: string, input: object, work: () => Promise<T>): Promise<T> {
  const owner = ownerNow()
  const find = async () => {
    const copy = owner !== undefined ? await (await copies()).findCopy(owner, path, input) : undefined
    // Whoever signed out meanwhile is shown nothing.
    return ownerNow() === owner ? copy : undefined
  }
  const show = ({ answer, saved_at }: Copy): T => {
    shown_from.set(keyOf(path, input), saved_at)
    // Written by this very function, under the same contract.
    return answer as T
  }
  if (isOffline() && owner !== undefined) {
    const copy = await find()
    if (copy) return show(copy)
    throw new Refusal(0, {
      code: NOT_KEPT,
      message: 'This was not saved on this device. It shows when the connection is back.',
    })
  }
  try {
    const answer = await work()
    shown_from.delete(keyOf(path, input))
    // The person may have become another while the answer was on its way.
    if (owner !== undefined && ownerNow() === owner)
      void copies().then(({ keepCopy }) => keepCopy(owner, path, input, answer))
    return answer
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.status !== 0) throw failure
    // One that only stumbled is asked again before something older is shown.
    const copy = await find()
    if (!copy) throw failure
    await new Promise(resolve => setTimeout(resolve, STUMBLE_MS))
    return work().then(
      answer => {
        shown_from.delete(keyOf(path, input))
        return answer
      },
      again => {
        if (again instanceof Refusal && again.status === 0) return show(copy)
        throw again
      },
    )
  }
}

/** A clear no while there is no connection: what would be sent some time later, unseen, is not begun. */
export function refuseOffline() {
  if (isOffline())
    throw new Refusal(0, {
      code: OFFLINE,
      message: 'You are offline, and this needs a connection. Nothing you typed is lost.',
    })
}
