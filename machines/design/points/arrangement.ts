// The outline of a surface from lines: they cut the plan into cells, and the outline goes around the cells that are covered.
import type { Point } from '../drawing/plane-frame.ts'

/** nx·x + ny·y = d, with a normal of length one. */
export type Line = { nx: number; ny: number; d: number }
export type Side<L extends Line> = { from: Point; line: L }

type Cell = { corners: Point[] /** Of the side from each corner; -1 at the frame. */; lines: number[] }

export function outlineFromLines<L extends Line>(
  lines: readonly L[],
  /** A convex outline around all of it, counter-clockwise. */
  frame: readonly Point[],
  isCovered: (cell: readonly Point[]) => boolean,
): Side<L>[] {
  let cells: Cell[] = [{ corners: [...frame], lines: frame.map(() => -1) }]
  for (const [index, line] of lines.entries()) cells = cells.flatMap(cell => cut(cell, line, index))
  const inside = cells.filter(({ corners }) => isCovered(corners))
  return largestLoop(inside, lines)
}

const EPSILON = 1e-6
export const offLine = ({ nx, ny, d }: Line, [x, y]: Point): number => nx * x + ny * y - d

function cut(cell: Cell, line: Line, index: number): Cell[] {
  const off = cell.corners.map(corner => offLine(line, corner))
  if (off.every(one => one <= EPSILON) || off.every(one => one >= -EPSILON)) return [cell]
  const below: Cell = { corners: [], lines: [] }
  const above: Cell = { corners: [], lines: [] }
  cell.corners.forEach((corner, i) => {
    const j = (i + 1) % cell.corners.length
    const [one, next] = [off[i] ?? 0, off[j] ?? 0]
    const own = cell.lines[i] ?? -1
    const to = cell.corners[j] ?? corner
    if (one <= EPSILON) add(below, corner, one >= -EPSILON && next > EPSILON ? index : own)
    if (one >= -EPSILON) add(above, corner, one <= EPSILON && next < -EPSILON ? index : own)
    if ((one > EPSILON && next < -EPSILON) || (one < -EPSILON && next > EPSILON)) {
      const t = one / (one - next)
      const middle: Point = [corner[0] + t * (to[0] - corner[0]), corner[1] + t * (to[1] - corner[1])]
      add(below, middle, one > 0 ? own : index)
      add(above, middle, one > 0 ? index : own)
    }
  })
  return [below, above].filter(({ corners }) => corners.length >= 3)
}

const add = (cell: Cell, corner: Point, line: number) => {
  cell.corners.push(corner)
  cell.lines.push(line)
}

const keyOf = ([x, y]: Point) => `${Math.round(x * 2000)}|${Math.round(y * 2000)}`

/** Sides between two covered cells cancel; of what remains the loop around the largest area is the outline. */
function largestLoop<L extends Line>(cells: readonly Cell[], lines: readonly L[]): Side<L>[] {
  const open = new Map<string, Map<string, { from: Point; to: Point; line: number }>>()
  for (const { corners, lines: own } of cells)
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from
      const [a, b] = [keyOf(from), keyOf(to)]
      if (a === b) return
      if (open.get(b)?.delete(a)) return
      const starts = open.get(a) ?? new Map()
      starts.set(b, { from, to, line: own[i] ?? -1 })
      open.set(a, starts)
    })
  let best: Side<L>[] = []
  let most = 0
  for (const starts of open.values())
    for (const [key, first] of [...starts]) {
      if (!starts.delete(key)) continue
      const loop = [first]
      for (let end = keyOf(first.to), at = first; end !== keyOf(first.from); ) {
        const next = leftmost(at, open.get(end))
        if (!next) break
        open.get(end)?.delete(keyOf(next.to))
        loop.push(next)
        at = next
        end = keyOf(next.to)
      }
      const area = loop.reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0) / 2
      if (area <= most) continue
      most = area
      best = alongLines(loop, lines)
    }
  return best
}

type Step = { from: Point; to: Point; line: number }

/** Of several ways on, the sharpest turn to the left keeps two cells that share a corner apart. */
function leftmost(from: Step, ways: ReadonlyMap<string, Step> | undefined): Step | undefined {
  const angle = ({ from: a, to: b }: Step) => Math.atan2(b[1] - a[1], b[0] - a[0])
  const turn = (way: Step) => (((angle(way) - angle(from)) * 180) / Math.PI + 540) % 360
  return [...(ways?.values() ?? [])].sort((a, b) => turn(b) - turn(a))[0]
}

function alongLines<L extends Line>(loop: readonly Step[], lines: readonly L[]): Side<L>[] {
  const start = loop.findIndex((step, i) => step.line !== loop.at(i - 1)?.line)
  if (start < 0) return []
  const around = [...loop.slice(start), ...loop.slice(0, start)]
  const sides = around.filter((step, i) => i === 0 || step.line !== around[i - 1]?.line)
  return sides.flatMap(({ from, line }) => {
    const own = lines[line]
    return own ? [{ from, line: own }] : []
  })
}

export function crossing(one: Line, other: Line): Point | undefined {
  const det = one.nx * other.ny - one.ny * other.nx
  if (Math.abs(det) < 0.05) return
  return [(one.d * other.ny - one.ny * other.d) / det, (one.nx * other.d - one.d * other.nx) / det]
}
