// How long to leave a lender alone before the next attempt. Pure but for the jitter.

const FIRST_MS = 2_000
const LONGEST_MS = 15 * 60_000

/**
 * Full jitter: anything up to twice as long each time, a quarter of an hour at most, so that what failed together does not come
 * back together. A lender that says when is asked no earlier.
 */
export function pauseAfter(attempts: number, retry_after_ms: number | null, random = Math.random): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.max(Math.ceil(most * random()), retry_after_ms ?? 0, 500)
}
