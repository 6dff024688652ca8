// Where values lie in a drawing of fixed height. Widths are shares of a hundred, so that the server can draw without
// knowing how wide the page will be, and letters keep their size at every width.

/** Round values from below the least to above the most: steps of 1, 2, 2.5 or 5 times a power of ten. */
export function ticksOf(least: number, most: number, count = 4): number[] {
  const span = Math.max(most - least, 1e-9)
  const power = 10 ** Math.floor(Math.log10(span / count))
  const step = [1, 2, 2.5, 5, 10].map(times => times * power).find(one => span / one <= count) ?? 10 * power
  const from = Math.floor(least / step)
  const to = Math.ceil(most / step)
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step)
}

/** A value's height from the top, in pixels to a tenth. */
export const heightScale = (ticks: readonly number[], top: number, bottom: number) => (value: number) => {
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  return Math.round((bottom - ((value - least) / (most - least || 1)) * (bottom - top)) * 10) / 10
}

/** '12.34%' */
export const share = (of_hundred: number) => `${Math.round(of_hundred * 100) / 100}%`

/** Moves marks apart that would lie on each other, keeping their order. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let last = Number.NEGATIVE_INFINITY
  for (const at of order) {
    last = Math.max(placed[at] ?? 0, last + gap)
    placed[at] = last
  }
  let limit = bottom
  for (const at of order.reverse()) {
    limit = Math.min(placed[at] ?? 0, limit)
    placed[at] = limit
    limit -= gap
  }
  return placed
}
