// Insets an outline on some of its sides: the position of walls under a roof overhang.
import { distanceToSegment, sidesOf, signedArea } from './geometry.ts'
import type { Point } from './plane-frame.ts'

/** Counterclockwise, whichever way it was drawn, with the number each side had. */
export function counterclockwise(points: readonly Point[]): { points: readonly Point[]; sides: readonly number[] } {
  const numbers = points.map((_, index) => index)
  if (signedArea(points) >= 0) return { points, sides: numbers }
  // Turned round, the side from a corner to the next is the one that led to it.
  return { points: [...points].reverse(), sides: numbers.map(index => (2 * points.length - 2 - index) % points.length) }
}

/** Each side of a counterclockwise outline moved inward by its own distance. */
export function inset(outline: readonly Point[], by_m: readonly number[]): Point[] {
  const lines = sidesOf(outline).map(([a, b], index) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
    const by = by_m[index] ?? 0
    return { x: a[0] - dy * by, y: a[1] + dx * by, dx, dy }
  })
  return lines.map((line, index) => {
    const before = lines[(index + lines.length - 1) % lines.length] ?? line
    const cross = before.dx * line.dy - before.dy * line.dx
    // Sides in one line have no corner between them.
    if (Math.abs(cross) < 1e-3) return [line.x, line.y]
    const along = ((line.x - before.x) * line.dy - (line.y - before.y) * line.dx) / cross
    return [before.x + before.dx * along, before.y + before.dy * along]
  })
}

const NEAR_M = 0.3

/** True if another outline runs along this side: the house continues there, so there is no wall below an eave. */
export function isShared([a, b]: readonly [Point, Point], others: readonly (readonly Point[])[]): boolean {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  return others.some(points => sidesOf(points).some(([c, d]) => distanceToSegment(middle, c, d) < NEAR_M))
}
