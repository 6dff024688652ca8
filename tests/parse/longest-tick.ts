// The longest block of the event loop, in CPU time of this thread: on a busy machine wall time would measure other
// processes. On systems other than Linux by the clock.
import { readFileSync } from 'node:fs'

const spent = (): number => {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}

/** Returns what the work came to, and its longest tick in milliseconds. */
export async function longestTick<T>(work: () => Promise<T>): Promise<{ result: T; tick_ms: number }> {
  let longest = 0
  let last = spent()
  let going = true
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
    if (going) setTimeout(look, 2)
  }
  setImmediate(look)
  const result = await work()
  await new Promise(resolve => setImmediate(resolve))
  going = false
  return { result, tick_ms: longest }
}

/** 50 ms where a processor counts to ten million in 13, and as much more as this one is slower at the moment. */
export function mostTick(): number {
  const since = spent()
  let sum = 0
  for (let n = 0; n < 10_000_000; n++) sum += n % 7
  return sum > 0 ? Math.max(50, ((spent() - since) / 13) * 50) : 0
}
