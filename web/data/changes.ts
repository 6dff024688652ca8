// Pending changes on this device, the same in every tab. Sending starts when a change is stored, when the connection comes back and
// when a page opens; one tab sends for all.
import type { WritePath } from '#sdk/types.ts'
import { leadsNow } from '#web/data/leadership.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { followReach, isOffline } from '#web/reach/reachability.ts'
import { type Change, type ChangeStore, inOrder, nextOf, pauseAfter, sendChanges } from './change-rules.ts'
import { dropRow, readRows, writeRow } from './device-store.ts'
import { folded } from './fold-changes.ts'
import { ownerNow } from './owner.ts'
import { type KeptOutcome, queryClient, writeAny } from './queries.ts'
import { keptAt } from './revisions.ts'
import { words } from './words.ts'

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('offline-changes') : undefined
const listeners = new Set<() => void>()
let shown: readonly Change[] = []

export const store: ChangeStore = {
  // Written by this very file, under the version of the database.
  all: async () => (await readRows('changes')) as Change[],
  put: change => writeRow('changes', change),
  remove: id => dropRow('changes', id),
}

export const changesShown = () => shown
export function followChanges(changed: () => void) {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

async function look() {
  const owner = ownerNow()
  const all = owner === undefined ? [] : await store.all().catch(() => [])
  shown = inOrder(all.filter(one => one.owner === owner))
  for (const changed of listeners) changed()
}

/** As the device has it, whether or not any part of the page has looked. */
export async function countWaiting(): Promise<number> {
  await look()
  return shown.length
}

async function changed() {
  await look()
  channel?.postMessage('changed')
}

type Kept = Pick<Change, 'what' | 'page' | 'subject' | 'draft'> & { path: WritePath; input: object }

/**
 * Returns false if this device can't store anything: then the form stays open and nothing is lost. `key` is that of a write which
 * was sent but not answered.
 */
export async function keepChange(kept: Kept, key?: string): Promise<KeptOutcome | false> {
  const owner = ownerNow()
  if (owner === undefined) return false
  // Two in one millisecond keep their order.
  const made_at = Math.max(Date.now(), ...shown.map(one => one.made_at + 1))
  const state = { state: 'waiting', sentence: null, tried: key === undefined ? 0 : 1 } as const
  const next: Change = { ...kept, ...state, id: key ?? crypto.randomUUID(), owner, made_at }
  try {
    const { drop, put } = folded(
      (await store.all()).filter(one => one.owner === owner),
      next,
    )
    // Write the new one first: a crash in between leaves a duplicate, not a loss.
    if (put) await store.put(put)
    for (const one of drop) await store.remove(one.id)
    await changed()
    void sendNow()
    return put === null && drop.length > 0 ? 'taken back' : 'kept'
  } catch {
    return false
  }
}

export async function dropChange(change: Change) {
  await store.remove(change.id)
  await changed()
  void sendNow()
}

export async function putBack(change: Change) {
  await store.put(change)
  await changed()
  void sendNow()
}

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

export async function sendNow() {
  clearTimeout(timer)
  const owner = ownerNow()
  if (owner === undefined || isOffline() || !nextOf(shown)) return
  const done = await alone(() => sendChanges({ store, owner, isStillOwner: () => ownerNow() === owner, send }))
  if (done && done.saved.length + done.refused.length > 0) {
    await changed()
    await queryClient.invalidateQueries()
    channel?.postMessage('sent')
    if (done.saved.length > 0) tellDone(savedWords(done.saved))
    for (const one of done.refused)
      tell(new Error(words.change_not_saved({ what: one.what, sentence: one.sentence ?? '' })))
  } else await look()
  failures = done?.ended === 'unreachable' ? failures + 1 : 0
  // Another tab that sends may be closed in the middle of it.
  if (done?.ended !== 'not allowed' && nextOf(shown)) timer = setTimeout(() => void sendNow(), pauseAfter(failures))
}

/** Once the device's user is known: pending changes from before the session ended are shown and sent. */
export const takeUpChanges = () => look().then(sendNow)

const savedWords = (saved: readonly Change[]) =>
  words.changes_saved_toast({ count: saved.length, what: String(saved[0]?.what) })

const send = ({ path, input, id }: Change) => writeAny(path, input, { 'Idempotency-Key': id })

/** One tab at a time; undefined when it is another's turn. */
async function alone<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return leadsNow() ? work() : undefined
  return navigator.locks.request('offline-changes', { ifAvailable: true }, lock => (lock ? work() : undefined))
}

/** Runs while a user is signed in. Returns how to stop. */
export function watchChanges(): () => void {
  const hear = ({ data }: MessageEvent) => {
    void look()
    if (data === 'sent') void queryClient.invalidateQueries()
  }
  channel?.addEventListener('message', hear)
  const stop = followReach(() => {
    failures = 0
    if (isOffline()) return
    void takeUpChanges()
    // The signed-in user isn't refetched automatically.
    if (keptAt('/v1/user', {}) !== undefined) void queryClient.invalidateQueries()
  })
  void takeUpChanges()
  return () => {
    channel?.removeEventListener('message', hear)
    clearTimeout(timer)
    stop()
  }
}
