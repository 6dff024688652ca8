// Fair queue for a scarce resource: a limit in all, a limit for each key, and round robin among the waiting keys. Callers that would
// wait behind too many or for too long are refused as busy at once.
import { DatabaseUnavailable } from './unavailable.ts'

type Limits = { most: number; most_each: number; waiting_each: number }
type Waiter = { take: () => void; giveUp: (error: Error) => void }

export type Turns<Key> = ReturnType<typeof turnsAt<Key>>

export function turnsAt<Key>({ most, most_each, waiting_each }: Limits) {
  const taken = new Map<Key, number>()
  const waiting = new Map<Key, Waiter[]>()
  let all = 0

  const isFree = (key: Key) => all < most && (taken.get(key) ?? 0) < most_each

  function begin(key: Key): () => void {
    all++
    taken.set(key, (taken.get(key) ?? 0) + 1)
    return () => {
      all--
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
      serve()
    }
  }

  function serve() {
    // A served key goes to the end of the round.
    for (const [key, queue] of waiting) {
      if (!isFree(key)) continue
      const waiter = queue.shift()
      waiting.delete(key)
      if (queue.length > 0) waiting.set(key, queue)
      waiter?.take()
    }
  }

  return {
    /** Returns how to release the slot. */
    take(key: Key, patience_ms: number): Promise<() => void> {
      if (isFree(key) && !waiting.has(key)) return Promise.resolve(begin(key))
      const queue = waiting.get(key) ?? []
      if (queue.length >= waiting_each) return Promise.reject(new DatabaseUnavailable('busy'))
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          take() {
            clearTimeout(timer)
            resolve(begin(key))
          },
          giveUp(error) {
            clearTimeout(timer)
            const at = queue.indexOf(waiter)
            if (at >= 0) queue.splice(at, 1)
            if (queue.length === 0) waiting.delete(key)
            reject(error)
          },
        }
        const timer = setTimeout(() => waiter.giveUp(new DatabaseUnavailable('busy')), patience_ms)
        queue.push(waiter)
        waiting.set(key, queue)
      })
    },
    waiting: () => [...waiting.values()].reduce((sum, queue) => sum + queue.length, 0),
    sendAway(error: Error) {
      for (const queue of [...waiting.values()]) for (const waiter of [...queue]) waiter.giveUp(error)
    },
  }
}
