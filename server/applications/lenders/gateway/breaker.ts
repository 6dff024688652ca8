// A circuit breaker per lender: after repeated failures callers fail fast, and a recovering lender isn't flooded.
// Shared by all companies, since failures don't depend on the caller.

export type Breaker = {
  /** In a row. */
  failures: number
  open_until: number
  /** One request is let through to see whether it is back; the others continue waiting. */
  trying: boolean
}
export const newBreaker = (): Breaker => ({ failures: 0, open_until: 0, trying: false })

const FAILURES_TO_OPEN = 5
const REST_MS = 30_000

/** Milliseconds to wait; 0 lets the request through, which must then be followed by `settle`. */
export function enter(breaker: Breaker, now: number): number {
  if (breaker.failures < FAILURES_TO_OPEN) return 0
  if (now < breaker.open_until) return breaker.open_until - now
  if (breaker.trying) return 1_000
  breaker.trying = true
  return 0
}

export function settle(breaker: Breaker, well: boolean, now: number) {
  breaker.trying = false
  breaker.failures = well ? 0 : breaker.failures + 1
  if (breaker.failures >= FAILURES_TO_OPEN) breaker.open_until = now + REST_MS
}

export const isResting = (breaker: Breaker, now: number) =>
  breaker.failures >= FAILURES_TO_OPEN && now < breaker.open_until
