// Twelve months where a household has kept only some of its bills.

/**
 * Share of a year's use in each month, January first: the hourly load of a single US house with electric cooling in the
 * tests of NREL's System Advisor Model (github.com/NREL/ssc, 6,020 kWh), summed by month.
 */
export const USUAL_MONTHS = [
  0.0623, 0.055, 0.0555, 0.0614, 0.0796, 0.1151, 0.1399, 0.1283, 0.1033, 0.083, 0.0541, 0.0625,
] as const

type Estimate = {
  values: number[]
  /** Which were not known, 1 to 12. */
  estimated: number[]
}

/**
 * Each missing month is its usual share times what the known months around it have of theirs, interpolated by distance;
 * so a house that heats or cools more than usual does so in unread months too. Null where none is known.
 */
export function estimateMonths(known: readonly (number | null)[]): Estimate | null {
  const ratios = USUAL_MONTHS.map((share, month) => {
    const value = known[month]
    return value == null ? null : value / share
  })
  if (ratios.every(ratio => ratio === null)) return null
  const estimated: number[] = []
  const values = USUAL_MONTHS.map((share, month) => {
    const own = known[month]
    if (own != null) return own
    estimated.push(month + 1)
    const before = nearest(ratios, month, -1)
    const after = nearest(ratios, month, 1)
    const ratio = (before.ratio * after.distance + after.ratio * before.distance) / (before.distance + after.distance)
    return Math.round(share * ratio)
  })
  return { values, estimated }
}

/** Around the turn of the year if need be; some month is known. */
function nearest(ratios: readonly (number | null)[], from: number, step: 1 | -1) {
  for (let distance = 1; distance <= 12; distance++) {
    const ratio = ratios[(from + step * distance + 12) % 12]
    if (ratio != null) return { ratio, distance }
  }
  throw new RangeError('No month is known')
}
