// The ground below a house: the survey's own ground points where there are enough of them, otherwise what remains of the lowest
// points when everything that rises from its surroundings is taken off (a progressive morphological filter, Zhang and others, 2003).
import { type Cloud, quantile, rangeOf } from './cloud.ts'

const CELL_M = 1
const GROUND = 2
/** Half widths of the windows, in cells: the last is wider than half a large house. */
const WINDOWS = [1, 2, 4, 8, 13]
/** What the ground itself may rise by across a window. */
const SLOPE = 0.15
const STEP_M = 0.3

export type Ground = { heightAt(x: number, y: number): number }

export function findGround(cloud: Cloud): Ground {
  const { x, y, z, kind } = cloud
  const [left, right] = rangeOf(x)
  const [low, high] = rangeOf(y)
  const columns = Math.max(1, Math.floor((right - left) / CELL_M) + 1)
  const rows = Math.max(1, Math.floor((high - low) / CELL_M) + 1)
  const lowest = new Float64Array(columns * rows).fill(Number.NaN)
  const classed = new Float64Array(columns * rows).fill(Number.NaN)
  for (let i = 0; i < x.length; i++) {
    const at = Math.floor(((y[i] ?? 0) - low) / CELL_M) * columns + Math.floor(((x[i] ?? 0) - left) / CELL_M)
    const height = z[i] ?? 0
    if (!((lowest[at] ?? 0) <= height)) lowest[at] = height
    if (kind[i] === GROUND && !((classed[at] ?? 0) <= height)) classed[at] = height
  }
  const seen = count(lowest)
  const trusted = count(classed) >= 0.15 * seen
  const bare = trusted ? classed : filtered(withoutPits(lowest, columns, rows), columns, rows)
  const whole = spreadOver(bare, columns, rows)
  return {
    heightAt(px, py) {
      const fx = Math.min(Math.max((px - left) / CELL_M - 0.5, 0), columns - 1)
      const fy = Math.min(Math.max((py - low) / CELL_M - 0.5, 0), rows - 1)
      const cx = Math.min(Math.floor(fx), Math.max(0, columns - 2))
      const cy = Math.min(Math.floor(fy), Math.max(0, rows - 2))
      const value = (dx: number, dy: number) =>
        whole[Math.min(cy + dy, rows - 1) * columns + Math.min(cx + dx, columns - 1)] ?? 0
      const [tx, ty] = [fx - cx, fy - cy]
      return (value(0, 0) * (1 - tx) + value(1, 0) * tx) * (1 - ty) + (value(0, 1) * (1 - tx) + value(1, 1) * tx) * ty
    },
  }
}

const count = (cells: Float64Array) => cells.reduce((sum, one) => sum + (Number.isNaN(one) ? 0 : 1), 0)

/** A single point far below all others is an echo that bounced. */
function withoutPits(cells: Float64Array, columns: number, rows: number): Float64Array {
  return cells.map((height, at) => {
    if (Number.isNaN(height)) return height
    const around = neighbors(cells, at, columns, rows, 2)
    return around.length >= 6 && height < quantile(around, 0.1) - 1.5 ? Number.NaN : height
  })
}

function neighbors(cells: Float64Array, at: number, columns: number, rows: number, reach: number): number[] {
  const [cx, cy] = [at % columns, Math.floor(at / columns)]
  const found: number[] = []
  for (let row = Math.max(0, cy - reach); row <= Math.min(rows - 1, cy + reach); row++)
    for (let column = Math.max(0, cx - reach); column <= Math.min(columns - 1, cx + reach); column++) {
      const one = cells[row * columns + column] ?? Number.NaN
      if (row * columns + column !== at && !Number.isNaN(one)) found.push(one)
    }
  return found
}

function filtered(cells: Float64Array, columns: number, rows: number): Float64Array {
  const ground = cells.slice()
  let surface = cells
  for (const [index, half] of WINDOWS.entries()) {
    const opened = slid(slid(surface, columns, rows, half, Math.min), columns, rows, half, Math.max)
    const wider = half - (WINDOWS[index - 1] ?? 0)
    for (let i = 0; i < ground.length; i++)
      if ((surface[i] ?? 0) - (opened[i] ?? 0) > STEP_M + SLOPE * wider * CELL_M) ground[i] = Number.NaN
    surface = opened
  }
  return ground
}

/** Least or most of a square window, along rows and then along columns. */
function slid(
  cells: Float64Array,
  columns: number,
  rows: number,
  half: number,
  best: (a: number, b: number) => number,
): Float64Array {
  const pass = (from: Float64Array, step: number, length: number, lines: number, jump: number) => {
    const to = new Float64Array(from.length).fill(Number.NaN)
    for (let line = 0; line < lines; line++)
      for (let i = 0; i < length; i++) {
        let value = Number.NaN
        for (let j = Math.max(0, i - half); j <= Math.min(length - 1, i + half); j++) {
          const one = from[line * jump + j * step] ?? Number.NaN
          if (!Number.isNaN(one)) value = Number.isNaN(value) ? one : best(value, one)
        }
        to[line * jump + i * step] = value
      }
    return to
  }
  return pass(pass(cells, 1, columns, rows, columns), columns, rows, columns, 1)
}

/** Cells without ground take the mean of those around that have one, from the outside in. */
function spreadOver(cells: Float64Array, columns: number, rows: number): Float64Array {
  const whole = cells.slice()
  let open = [...whole.keys()].filter(at => Number.isNaN(whole[at] ?? 0))
  while (open.length > 0) {
    const filled: [at: number, height: number][] = []
    const rest: number[] = []
    for (const at of open) {
      const around = neighbors(whole, at, columns, rows, 1)
      if (around.length > 0) filled.push([at, around.reduce((sum, one) => sum + one, 0) / around.length])
      else rest.push(at)
    }
    if (filled.length === 0) return whole.map(one => (Number.isNaN(one) ? 0 : one))
    for (const [at, height] of filled) whole[at] = height
    open = rest
  }
  return whole
}
