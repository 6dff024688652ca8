// While a step of the demo company is made, its days have passed for the lenders too: other background work, and other requests to a
// lender, wait the seconds until the step is over.
import { setTimeout as pause } from 'node:timers/promises'

export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Runs one after the other, in order of arrival. */
export function takingTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** A lender that is silent on purpose holds up others no longer than this. */
const SILENT_MS = 1_000

/** The same as `fetch`, in turn. */
export const inTurn =
  <Asked extends unknown[], T>(takeTurn: TakeTurn, fetch: (...asked: Asked) => Promise<T>) =>
  async (...asked: Asked): Promise<T> => {
    const { answer } = await takeTurn(async () => {
      const answer = fetch(...asked)
      await Promise.race([answer.catch(() => undefined), pause(SILENT_MS)])
      // In an object: returned by itself it would be waited for.
      return { answer }
    })
    return answer
  }
