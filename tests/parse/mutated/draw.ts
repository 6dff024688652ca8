// Numbers drawn from a seed, the same everywhere.
export type Draw = { below: (most: number) => number; of: <T>(list: readonly T[]) => T }

/** Mulberry32: the same numbers for the same seed everywhere. */
export function drawBy(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    of: list => {
      const drawn = list[below(list.length)]
      if (drawn === undefined) throw new Error('Nothing to draw from')
      return drawn
    },
  }
}
