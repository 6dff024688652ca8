// Ordinary kriging (Matheron 1963, Economic Geology 58:1246): the weights that make the expected error of a mean of
// neighbors least. Neighbors on one side share their weight; an isolated one counts for more.

type Weights = {
  /** They add up to 1. */
  readonly shares: number[]
  /** Expected square of the error against one more such neighbor, in the units of `nugget` and distance. */
  readonly variance: number
}

/**
 * Squared differences grow with distance from `nugget`, what two neighbors at one place still differ by. `apart` are the distances
 * among the neighbors, `away` theirs to the place. One behind another may get a negative weight and is then left out.
 */
export function krigingWeights(
  apart: readonly (readonly number[])[],
  away: readonly number[],
  nugget: number,
): Weights {
  const count = away.length
  // One row for each neighbor and one that makes the weights add up to 1; the last column is what the rows come to.
  const rows = [
    ...apart.map((distances, row) => [
      ...distances.map((distance, column) => (row === column ? 0 : nugget + distance)),
      1,
      nugget + (away[row] ?? 0),
    ]),
    [...away.map(() => 1), 0, 1],
  ]
  const solved = solve(rows)
  const raw = solved.slice(0, count)
  const variance = raw.reduce((sum, share, at) => sum + share * (nugget + (away[at] ?? 0)), solved[count] ?? 0)
  const kept = raw.map(share => Math.max(0, share))
  const total = kept.reduce((sum, share) => sum + share, 0)
  return { shares: kept.map(share => share / total), variance }
}

/** Gaussian elimination with row pivoting, each row ending in its right-hand side. */
function solve(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row
    const [top = [], other = []] = [rows[pivot], rows[column]]
    rows[pivot] = other
    rows[column] = top
    for (let row = 0; row < size; row++) {
      const cells = rows[row]
      if (row === column || !cells) continue
      const factor = (cells[column] ?? 0) / (top[column] ?? 1)
      for (let at = column; at <= size; at++) cells[at] = (cells[at] ?? 0) - factor * (top[at] ?? 0)
    }
  }
  return rows.map((cells, row) => (cells[size] ?? 0) / (cells[row] ?? 1))
}
