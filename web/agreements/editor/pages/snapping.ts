// Fields that are dragged catch at the edges and middles of others and of the page. Pure.
import type { Box } from './geometry.ts'

/** A line something caught at, in fractions of the page. */
export type Guide = { along: 'x' | 'y'; at: number }
type Snap = { dx: number; dy: number; guides: Guide[] }

const PAGE = [0, 0.5, 1] as const
const linesOf = (start: number, length: number) => [start, start + length / 2, start + length]

/**
 * The move after snapping. `near` is the snap distance along each side of the page; the nearest line wins, and a tie
 * goes to the first.
 */
export function snapped(
  box: Box,
  move: { dx: number; dy: number },
  others: readonly Box[],
  near: { x: number; y: number },
): Snap {
  const x = caught(linesOf(box.x + move.dx, box.w), [...PAGE, ...others.flatMap(one => linesOf(one.x, one.w))], near.x)
  const y = caught(linesOf(box.y + move.dy, box.h), [...PAGE, ...others.flatMap(one => linesOf(one.y, one.h))], near.y)
  return {
    dx: move.dx + (x?.by ?? 0),
    dy: move.dy + (y?.by ?? 0),
    guides: [...(x ? [{ along: 'x' as const, at: x.at }] : []), ...(y ? [{ along: 'y' as const, at: y.at }] : [])],
  }
}

function caught(mine: readonly number[], lines: readonly number[], near: number) {
  let best: { by: number; at: number } | null = null
  for (const at of lines)
    for (const one of mine) {
      const by = at - one
      if (Math.abs(by) <= near && (best === null || Math.abs(by) < Math.abs(best.by))) best = { by, at }
    }
  return best
}
