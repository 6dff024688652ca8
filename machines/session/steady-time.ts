// Session time: the wall clock, except that it never runs back. A browser's steady clock tells a wall clock that was set back from
// one that ran; it stands still while a laptop sleeps, so what the wall clock gained is always counted.

/** Both clocks of a page at one moment: `Date.now()` and `performance.now()`. */
export type Reading = { wall: number; steady: number }

/** Less than that is the drift of two clocks. */
const DRIFT = 1_000

/** By how much the wall clock was set back between two readings of a page. */
export function setBackBy(before: Reading, now: Reading): number {
  const lost = now.steady - before.steady - (now.wall - before.wall)
  return lost > DRIFT ? Math.round(lost) : 0
}
