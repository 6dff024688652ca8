// Which nodes of a Merkle tree make up a root or a proof (RFC 9162, section 2.1). Pure, without hashing: the server
// hashes with Node, a browser verifier with Web Crypto.

/** A perfect subtree: `2 ** level` leaves from leaf `position * 2 ** level` on. */
export type Subtree = { level: number; position: number }
/** Leaves from one index up to, and without, another. */
export type Range = { from: number; to: number }

/** The perfect subtrees a range splits into, from left to right. `from` is where the tree itself splits. */
export function subtreesOf({ from, to }: Range): Subtree[] {
  const subtrees: Subtree[] = []
  for (let start = from; start < to; ) {
    let level = 0
    while (start % 2 ** (level + 1) === 0 && start + 2 ** (level + 1) <= to) level++
    subtrees.push({ level, position: start / 2 ** level })
    start += 2 ** level
  }
  return subtrees
}

/** The siblings of a leaf on its path to the root: the audit path (2.1.3.1). */
export function inclusionPath(index: number, size: number): Range[] {
  const path: Range[] = []
  let [from, to] = [0, size]
  while (to - from > 1) {
    const middle = from + split(to - from)
    if (index < middle) {
      path.unshift({ from: middle, to })
      to = middle
    } else {
      path.unshift({ from, to: middle })
      from = middle
    }
  }
  return path
}

/** Proof that the tree of the first `before` leaves is a prefix of that of `size` (2.1.4.1). */
export function consistencyPath(before: number, size: number): Range[] {
  const path: Range[] = []
  if (before === 0) return path
  let [from, to] = [0, size]
  // True if the remaining nodes are exactly the older tree, whose root the verifier already has.
  let is_older = true
  while (before !== to) {
    const middle = from + split(to - from)
    if (before <= middle) {
      path.unshift({ from: middle, to })
      to = middle
    } else {
      path.unshift({ from, to: middle })
      from = middle
      is_older = false
    }
  }
  return is_older ? path : [{ from, to }, ...path]
}

/** The largest power of two below a number of leaves. */
function split(count: number): number {
  let power = 1
  while (power * 2 < count) power *= 2
  return power
}
