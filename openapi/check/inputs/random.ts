// Numbers that look random and follow from a seed and a name, so that a case is the same whether it is sent alone or among thousands.

export type Random = {
  /** From 0 up to, not including, n. */
  below: (n: number) => number
  /** From 0 up to, not including, 1. */
  share: () => number
  pick: <T>(from: readonly T[]) => T | undefined
  shuffled: <T>(from: readonly T[]) => T[]
}

export function randomFrom(seed: number, name: string): Random {
  let state = hash(`${seed} ${name}`)
  // mulberry32: 32 bits of state, passes the usual tests, and is reproducible everywhere.
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(share() * n)
  return {
    below,
    share,
    pick: from => from[below(from.length)],
    shuffled: from =>
      from
        .map(one => ({ one, at: share() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let sum = 2_166_136_261
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619)
  return sum >>> 0
}
