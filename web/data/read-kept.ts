// Reads through the copies on this device: answers are stored, and offline the stored copy is shown with its time. Used
// by web/data/queries.ts.
import { Refusal } from '#sdk/refusal.ts'
import { Unreachable } from '#web/reach/reach-rules.ts'
import { isOffline } from '#web/reach/reachability.ts'
import type { Copy } from './copies.ts'
import { CANNOT_REACH } from './offline-words.ts'
import { ownerNow } from './owner.ts'
import { noteAsked, noteRevision, noteShown, type Revision } from './revisions.ts'
import { words } from './words.ts'

export const NOT_KEPT = 'not_kept'
const OFFLINE = 'offline'

const copies = () => import('./copies.ts')

/** Stores a project's newest revision with its copies, so they are known to be outdated even after an offline start. */
export async function keepHeard(of: Revision) {
  const owner = ownerNow()
  if (owner !== undefined) await (await copies()).keepNewest(owner, of)
}

/** The server is there, and for now cannot reach what it stores in. */
export const isForNow = (failure: unknown): failure is Refusal =>
  failure instanceof Refusal && failure.status === 503 && failure.retry_after_s !== undefined

/** No answer of any kind, or only a temporary failure. */
export const isUnanswered = (failure: unknown) =>
  failure instanceof Unreachable || (failure instanceof Refusal && failure.status === 0) || isForNow(failure)

/** `work` passes on the revision of its answer, if the answer has one. */
export async function readKept<T>(
  path: string,
  input: object,
  work: (tell: (of: Revision | undefined) => void) => Promise<T>,
): Promise<T> {
  const owner = ownerNow()
  const find = async () => {
    if (owner === undefined) return undefined
    const { findCopy, findNewest } = await copies()
    const copy = await findCopy(owner, path, input)
    if (copy?.of) noteRevision(await findNewest(owner, copy.of.project_id))
    // After a sign-out meanwhile, show nothing.
    return ownerNow() === owner ? copy : undefined
  }
  const show = ({ answer, saved_at, of }: Copy): T => {
    noteRevision(of)
    noteShown(path, input, { asked_at: saved_at, saved_at, of })
    // Written by this very function, under the same contract.
    return answer as T
  }
  const fromCopy = async (): Promise<T> => {
    const copy = await find()
    if (copy) return show(copy)
    throw new Refusal(0, {
      code: NOT_KEPT,
      message: words.was_not_saved_device,
    })
  }
  const fromServer = async (): Promise<T> => {
    const asked_at = noteAsked(path, input)
    let of: Revision | undefined
    const answer = await work(revision => {
      of = revision
    })
    noteRevision(of)
    noteShown(path, input, { asked_at, of })
    // The person may have become another while the answer was on its way.
    if (owner !== undefined && ownerNow() === owner)
      void copies().then(({ keepCopy }) => keepCopy(owner, path, input, answer, of))
    return answer
  }
  if (isOffline() && owner !== undefined) return fromCopy()
  try {
    return await fromServer()
  } catch (failure) {
    if (!isUnanswered(failure)) throw failure
    if (isOffline()) return owner === undefined ? Promise.reject(failure) : fromCopy()
    // Only this one stumbled: it is asked again before something older is shown.
    try {
      return await fromServer()
    } catch (again) {
      const copy = isUnanswered(again) ? await find() : undefined
      if (!copy) throw again
      return show(copy)
    }
  }
}

/** A clear no while there is no connection: what would be sent some time later, unseen, is not begun. */
export function refuseOffline() {
  if (isOffline())
    throw new Refusal(0, {
      code: OFFLINE,
      message: words.needs_connection_nothing_you({ cannot_reach: CANNOT_REACH }),
    })
}
