// How long to wait before asking again. Full jitter (AWS Architecture Blog, 'Exponential Backoff and Jitter', 2015): those who
// failed together do not come back together.

const LONGEST_MS = 3_600_000

/** Random from zero to `base` doubled with each attempt, at most `longest`. `share` is 0 to 1, usually Math.random(). */
export const jittered = (attempt: number, base_ms: number, longest_ms: number, share: number): number =>
  Math.floor(share * Math.min(longest_ms, base_ms * 2 ** Math.min(attempt - 1, 30)))

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 15 * 60_000

/** Pause before a failed call's next attempt, at least as long as the lender asks for. */
export function pauseAfter(attempts: number, retry_after_ms: number | null, random = Math.random): number {
  const pause = jittered(attempts, FIRST_PAUSE_MS, LONGEST_PAUSE_MS, random())
  return Math.max(pause, retry_after_ms ?? 0, 500)
}

/** Parses Retry-After, as seconds or an HTTP date, at most an hour; null if unreadable. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_MS)
  // Date.parse takes much that is no HTTP date, such as '-1'.
  const date = /^[A-Za-z]{3,9}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.min(Math.max(0, date - now.getTime()), LONGEST_MS)
}
