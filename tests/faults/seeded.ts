// One seed makes a whole run of faults repeatable. FAULT_ROUNDS and FAULT_SEED are read here and nowhere else.
export const seed = Number(process.env.FAULT_SEED ?? 1)
export const rounds = (usual: number): number => Number(process.env.FAULT_ROUNDS ?? usual)

/** As many of a list as a usual run takes, others with another seed; all where rounds are asked for. */
export const sampled = <T>(all: readonly T[], usual: number): T[] =>
  Array.from({ length: Math.min(all.length, rounds(usual)) }, (_, nth) => all[(seed + nth) % all.length] as T)

export type Random = { below(limit: number): number; chance(probability: number): boolean }

/** Mulberry32 by Tommy Ettinger, public domain. */
export function seededRandom(start: number): Random {
  let state = start | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { below: limit => Math.floor(next() * limit), chance: probability => next() < probability }
}
