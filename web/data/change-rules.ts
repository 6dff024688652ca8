// Changes made while there was no connection: in which order they go out, and what becomes of each. Pure, but for the store and
// the sending that are handed in.
import { Refusal } from '#sdk/refusal.ts'
import type { WritePath } from '#sdk/types.ts'

export type Change = {
  /** The Idempotency-Key of the write: sent again it is the same write. */
  id: string
  owner: string
  made_at: number
  path: WritePath
  input: object
  /** Its name in the list of pending changes. */
  what: string
  /** Where it was made. */
  page: string
  /** The entity it changes, if it has a version: changes of one entity are sent in order. */
  subject: string | null
  /** The form's draft, to be typed on when the server refuses it. */
  draft: { name: string; values: object } | null
  state: 'waiting' | 'refused'
  sentence: string | null
  /** Another user's change came first: resending it unchanged would fail again. */
  overtaken?: boolean
  /** How often it went out. */
  tried: number
}

export type ChangeStore = {
  all: () => Promise<Change[]>
  put: (change: Change) => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

/** A server that stumbles over one change as often as this is given the next. */
const STUMBLES = 5

export const inOrder = (changes: readonly Change[]) => changes.toSorted((a, b) => a.made_at - b.made_at)

/** The next change to send: not one that depends on a refused one. */
export function nextOf(changes: readonly Change[]): Change | undefined {
  const refused = new Set(changes.flatMap(one => (one.state === 'refused' && one.subject ? [one.subject] : [])))
  return inOrder(changes).find(one => one.state === 'waiting' && !(one.subject && refused.has(one.subject)))
}

type Sent = { saved: Change[]; refused: Change[]; ended: 'all sent' | 'unreachable' | 'not allowed' }

type Sending = {
  store: ChangeStore
  owner: string
  /** Checked before each: nothing is sent for another user. */
  isStillOwner: () => boolean
  send: (change: Change) => Promise<unknown>
}

export async function sendChanges({ store, owner, isStillOwner, send }: Sending): Promise<Sent> {
  const sent: Sent = { saved: [], refused: [], ended: 'all sent' }
  for (;;) {
    const mine = (await store.all()).filter(one => one.owner === owner)
    const change = nextOf(mine)
    if (!change) return sent
    if (!isStillOwner()) return { ...sent, ended: 'not allowed' }
    // Marked before sending: a change being sent can't be withdrawn by one made meanwhile.
    await store.put({ ...change, tried: change.tried + 1 })
    try {
      const answer = await send(change)
      await store.remove(change.id)
      sent.saved.push(change)
      for (const later of standingOn(change, answer, mine)) await store.put(later)
    } catch (failure) {
      const outcome = outcomeOf(change, failure)
      await store.put(outcome === 'not allowed' ? change : outcome)
      if (outcome === 'not allowed') return { ...sent, ended: 'not allowed' }
      if (outcome.state === 'waiting') return { ...sent, ended: 'unreachable' }
      sent.refused.push(outcome)
    }
  }
}

/** No answer, a stumble and "slow down" are tried again; anything else is the server's no. */
function outcomeOf(change: Change, failure: unknown): Change | 'not allowed' {
  if (!(failure instanceof Refusal)) return { ...change, tried: change.tried + 1 }
  const { status, message, retry_after_s } = failure
  if (status === 401) return 'not allowed'
  if (status === 0 || status === 429 || (status === 503 && retry_after_s !== undefined))
    return { ...change, tried: change.tried + 1 }
  if (status >= 500 && change.tried < STUMBLES) return { ...change, tried: change.tried + 1 }
  return { ...change, state: 'refused', sentence: message, tried: change.tried + 1, overtaken: status === 409 }
}

/** Later changes of the same entity were based on the same version; they now get the new one. */
function standingOn(change: Change, answer: unknown, all: readonly Change[]): Change[] {
  const before = versionOf(change.input)
  const after = Object.values(Object(answer)).map(versionOf).find(Number.isInteger)
  if (change.subject === null || before === undefined || after === undefined) return []
  return (
    all
      .filter(one => one.id !== change.id && one.subject === change.subject)
      // One that went out already is the same write only with the same words.
      .filter(one => one.tried === 0 && versionOf(one.input) === before)
      .map(one => ({ ...one, input: { ...one.input, version: after } }))
  )
}

const versionOf = (value: unknown): number | undefined =>
  value !== null && typeof value === 'object' && 'version' in value && typeof value.version === 'number'
    ? value.version
    : undefined

/** Two seconds, then twice as long each time up to two minutes. */
export const pauseAfter = (failures: number) => Math.min(120_000, 2_000 * 2 ** Math.min(failures, 10))
