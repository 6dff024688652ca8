// Which squares of the plan a surface's points cover, with gaps as wide as a chimney closed.

import type { Point } from '../drawing/plane-frame.ts'
import type { Cloud } from './cloud.ts'
import { rangeOf } from './cloud.ts'

export type Mask = {
  cell_m: number
  /** Of the squares, counter-clockwise: along a roof's own eaves its border has no steps. */
  cos: number
  sin: number
  /** Along and across the squares. */
  left: number
  low: number
  columns: number
  rows: number
  on: Uint8Array
}

type Grid = { cell_m: number; closed_m: number; turn_rad: number }

export function maskOf(cloud: Cloud, points: readonly number[], { cell_m, closed_m, turn_rad }: Grid): Mask {
  const [cos, sin] = [Math.cos(turn_rad), Math.sin(turn_rad)]
  const xs = points.map(i => (cloud.x[i] ?? 0) * cos + (cloud.y[i] ?? 0) * sin)
  const ys = points.map(i => (cloud.y[i] ?? 0) * cos - (cloud.x[i] ?? 0) * sin)
  const reach = Math.max(1, Math.round(closed_m / cell_m))
  const margin = (reach + 2) * cell_m
  const [left, right] = rangeOf(xs)
  const [low, high] = rangeOf(ys)
  const mask: Mask = {
    cell_m,
    cos,
    sin,
    left: left - margin,
    low: low - margin,
    columns: Math.ceil((right - left + 2 * margin) / cell_m),
    rows: Math.ceil((high - low + 2 * margin) / cell_m),
    on: new Uint8Array(0),
  }
  mask.on = new Uint8Array(mask.columns * mask.rows)
  for (let i = 0; i < xs.length; i++) mask.on[cellAt(mask, xs[i] ?? 0, ys[i] ?? 0)] = 1
  mask.on = eroded(widened(mask, mask.on, reach), mask, reach)
  mask.on = largestPart(withoutStrips(mask, 0.4))
  return mask
}

const cellAt = (mask: Mask, x: number, y: number) =>
  Math.floor((y - mask.low) / mask.cell_m) * mask.columns + Math.floor((x - mask.left) / mask.cell_m)

/** Without what is narrower than twice so much: branches next to a roof, gutters, the tops of hedges. */
function withoutStrips(mask: Mask, half_m: number): Mask {
  const reach = Math.max(1, Math.round(half_m / mask.cell_m))
  const core = eroded(mask.on, mask, reach)
  if (!core.includes(1)) return { ...mask, on: core }
  const wide = widened(mask, core, reach + 1)
  return { ...mask, on: mask.on.map((one, i) => one & (wide[i] ?? 0)) }
}

export function widerBy(mask: Mask, cells: number): Mask {
  const [columns, rows] = [mask.columns + 2 * cells, mask.rows + 2 * cells]
  const on = new Uint8Array(columns * rows)
  for (let row = 0; row < mask.rows; row++)
    on.set(mask.on.subarray(row * mask.columns, (row + 1) * mask.columns), (row + cells) * columns + cells)
  return { ...mask, columns, rows, on, left: mask.left - cells * mask.cell_m, low: mask.low - cells * mask.cell_m }
}

export const centerOf = (mask: Mask, at: number): Point =>
  cornerAt(mask, (at % mask.columns) + 0.5, Math.floor(at / mask.columns) + 0.5)

/** In the plan. */
export function cornerAt({ left, low, cell_m, cos, sin }: Mask, column: number, row: number): Point {
  const [u, v] = [left + column * cell_m, low + row * cell_m]
  return [u * cos - v * sin, u * sin + v * cos]
}

export function isOn(mask: Mask, x: number, y: number): boolean {
  const column = Math.floor((x * mask.cos + y * mask.sin - mask.left) / mask.cell_m)
  const row = Math.floor((y * mask.cos - x * mask.sin - mask.low) / mask.cell_m)
  if (column < 0 || row < 0 || column >= mask.columns || row >= mask.rows) return false
  return mask.on[row * mask.columns + column] === 1
}

function widened({ columns, rows }: Mask, on: Uint8Array, reach: number): Uint8Array {
  const pass = (from: Uint8Array, step: number, length: number, lines: number, jump: number) => {
    const to = new Uint8Array(from.length)
    for (let line = 0; line < lines; line++) {
      let last = Number.NEGATIVE_INFINITY
      for (let i = 0; i < length; i++) {
        if (from[line * jump + i * step]) last = i
        if (i - last <= reach) to[line * jump + i * step] = 1
      }
      last = Number.POSITIVE_INFINITY
      for (let i = length - 1; i >= 0; i--) {
        if (from[line * jump + i * step]) last = i
        if (last - i <= reach) to[line * jump + i * step] = 1
      }
    }
    return to
  }
  return pass(pass(on, 1, columns, rows, columns), columns, rows, columns, 1)
}

const eroded = (on: Uint8Array, mask: Mask, reach: number) =>
  widened(
    mask,
    on.map(one => 1 - one),
    reach,
  ).map(one => 1 - one)

/** The border of the largest connected part, counter-clockwise, along the squares' sides. */
export function borderOf(mask: Mask): Point[] {
  const { columns, rows } = mask
  const part = mask.on
  const at = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && part[row * columns + column] === 1
  const first = part.indexOf(1)
  if (first < 0) return []
  const [start_x, start_y] = [first % columns, Math.floor(first / columns)]
  // Walks along sides with the part to its left, from the lower left corner of its first square to the right.
  let [x, y, dx, dy] = [start_x, start_y, 1, 0]
  const border: Point[] = []
  do {
    border.push(cornerAt(mask, x, y))
    x += dx
    y += dy
    const ahead_left = at(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2)
    const ahead_right = at(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2)
    if (ahead_left && ahead_right) [dx, dy] = [dy, -dx]
    else if (!ahead_left) [dx, dy] = [-dy, dx]
  } while ((x !== start_x || y !== start_y) && border.length < 100_000)
  return border
}

function largestPart({ columns, rows, on }: Mask): Uint8Array {
  const seen = new Int32Array(on.length)
  let best = 0
  let most = 0
  for (let from = 0, label = 1; from < on.length; from++) {
    if (!on[from] || seen[from]) continue
    const open = [from]
    seen[from] = label
    for (let i = 0; i < open.length; i++) {
      const at = open[i] ?? 0
      const [column, row] = [at % columns, Math.floor(at / columns)]
      const sides = [
        column > 0 ? at - 1 : -1,
        column < columns - 1 ? at + 1 : -1,
        row > 0 ? at - columns : -1,
        row < rows - 1 ? at + columns : -1,
      ]
      for (const side of sides)
        if (side >= 0 && on[side] && !seen[side]) {
          seen[side] = label
          open.push(side)
        }
    }
    if (open.length > most) {
      most = open.length
      best = label
    }
    label++
  }
  return Uint8Array.from(seen, one => (most > 0 && one === best ? 1 : 0))
}

/** Douglas and Peucker, for a closed border. */
export function simplified(border: readonly Point[], tolerance: number): Point[] {
  if (border.length < 4) return [...border]
  const [fx, fy] = border[0] ?? [0, 0]
  let far = 0
  border.forEach(([x, y], i) => {
    const [bx, by] = border[far] ?? [0, 0]
    if (Math.hypot(x - fx, y - fy) > Math.hypot(bx - fx, by - fy)) far = i
  })
  const closed = [...border, border[0] ?? [0, 0]]
  const keep = (from: number, to: number): Point[] => {
    const [ax, ay] = closed[from] ?? [0, 0]
    const [bx, by] = closed[to] ?? [0, 0]
    const length = Math.hypot(bx - ax, by - ay) || 1
    let worst = tolerance
    let split = -1
    for (let i = from + 1; i < to; i++) {
      const [x, y] = closed[i] ?? [0, 0]
      const off = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
      if (off > worst) {
        worst = off
        split = i
      }
    }
    return split < 0 ? [[ax, ay]] : [...keep(from, split), ...keep(split, to)]
  }
  return [...keep(0, far), ...keep(far, border.length)]
}
