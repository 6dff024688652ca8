// Turns a hand-drawn line into ink: smoothed through the midpoints of pointer samples, wider where a pen presses or a
// finger lingers. Pure: the pad draws the result. Lengths are shares of the pad's width, so that a pad turned or
// widened shows the same strokes.

/** `at` in milliseconds; `pressure` 0 to 1, null if the device doesn't report it. */
export type Dot = { x: number; y: number; at: number; pressure: number | null }
export type Stroke = readonly Dot[]
/** A round spot of ink. */
type Spot = { x: number; y: number; radius: number }

/** Of a pad as wide as a phone: from a hairline to a felt pen. */
const THIN = 0.0022
const THICK = 0.0075
/** Pad widths in a millisecond at which the line is thinnest. */
const FAST = 0.004
/** How much of its width a line takes over from just before: ink does not jump. */
const INERTIA = 0.7
/** Spots this near are one line to the eye. */
const GAP = 0.0012
const MOST_SPOTS = 400

const middle = (a: Dot, b: Dot) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const length = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

function wantedRadius(before: Dot, dot: Dot): number {
  if (dot.pressure !== null) return THIN + (THICK - THIN) * Math.min(1, dot.pressure * 1.2)
  const speed = length(before, dot) / Math.max(1, dot.at - before.at)
  return THICK - (THICK - THIN) * Math.min(1, speed / FAST)
}

/** The ink of one stroke; a tap is a dot. Never throws. */
export function inkOf(stroke: Stroke): Spot[] {
  const [first] = stroke
  if (!first) return []
  if (stroke.length === 1) return [{ x: first.x, y: first.y, radius: THICK * 0.9 }]
  const spots: Spot[] = []
  let radius = wantedRadius(first, stroke[1] ?? first)
  let from: { x: number; y: number } = first
  for (const [index, dot] of stroke.entries()) {
    const before = stroke[index - 1]
    if (!before) continue
    const next = stroke[index + 1]
    const to = next ? middle(dot, next) : dot
    const end = radius * INERTIA + wantedRadius(before, dot) * (1 - INERTIA)
    const steps = Math.min(MOST_SPOTS, Math.max(1, Math.ceil((length(from, dot) + length(dot, to)) / GAP)))
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      spots.push({
        x: a * from.x + b * dot.x + c * to.x,
        y: a * from.y + b * dot.y + c * to.y,
        radius: radius + (end - radius) * t,
      })
    }
    radius = end
    from = to
  }
  return spots
}
