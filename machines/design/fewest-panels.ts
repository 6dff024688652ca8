// The fewest panels that reach a share of a household's use, with as few simulated years as can be.

type Reach = { count: number; offset: number; reached: boolean }

/**
 * `offsetOf` grows with the count, nearly in proportion. `least` is always taken. Counts below `guess` and above are tried by
 * proportion first, so that most roofs are settled by three years.
 */
export async function fewestPanels(
  { target, least, most, guess }: { target: number; least: number; most: number; guess: number },
  offsetOf: (count: number) => Promise<number>,
): Promise<Reach> {
  let low = least - 1
  let high = most + 1
  let best: Reach | undefined
  let longest: Reach | undefined
  let next = Math.min(Math.max(guess, least), most)
  while (high - low > 1) {
    const count = Math.min(Math.max(next, low + 1), high - 1)
    const offset = await offsetOf(count)
    if (offset >= target) {
      high = count
      best = { count, offset, reached: true }
    } else {
      low = count
      longest = { count, offset, reached: false }
    }
    next = offset > 0 && count > 0 ? Math.ceil((count * target) / offset) : Math.ceil((low + high) / 2)
  }
  return best ?? longest ?? { count: least, offset: await offsetOf(least), reached: false }
}

/** So many panels divided as the given counts are, by largest remainder; one at least on each plane, 500 at most. */
export function divided(count: number, given: readonly number[], most = 500): number[] {
  const whole = given.reduce((sum, one) => sum + one, 0)
  const exact = given.map(one => (count * one) / whole)
  const counts = exact.map(one => Math.min(most, Math.max(1, Math.floor(one))))
  const byRemainder = [...exact.keys()].sort((a, b) => rest(exact[b]) - rest(exact[a]))
  let left = count - counts.reduce((sum, one) => sum + one, 0)
  for (let turn = 0; left !== 0 && turn < 2 * most; turn++) {
    for (const index of byRemainder) {
      const now = counts[index] ?? 1
      if (left > 0 && now < most) {
        counts[index] = now + 1
        left--
      } else if (left < 0 && now > 1) {
        counts[index] = now - 1
        left++
      }
    }
  }
  return counts
}

const rest = (value = 0) => value - Math.floor(value)
