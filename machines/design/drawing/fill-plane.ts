// Lays modules on a drawn plane, in aligned rows and columns. Used by designer, demo and checks.
import type { Schemas } from '#sdk/types.ts'
import { type Ground, groundOf, type Span, TOLERANCE_M } from './free-spans.ts'

type Module = Schemas['DrawnModule']
type Plane = Schemas['DrawnPlane']
type Panel = { readonly length_m: number; readonly width_m: number }
type Drawing = Pick<Schemas['Drawing'], 'north_deg' | 'setbacks' | 'obstructions'>
type Orientation = Schemas['Orientation']

/** As many modules as one plane of a design takes. */
export const MOST_ON_PLANE = 500
/** Heights at which the lowest row is tried within the height of one row. */
const TRIES = 24
/** Heights of edges and obstructions tried in addition; a hip roof has eight. */
const MOST_LEVELS = 60

/** Width and height of a module on the slope: portrait has its long side up. */
export const sizeOn = (panel: Panel, orientation: Orientation) =>
  orientation === 'portrait'
    ? { width_m: panel.width_m, height_m: panel.length_m }
    : { width_m: panel.length_m, height_m: panel.width_m }

/** As many modules as fit, all on, from the eave up and from left to right. `best` takes the layout that holds more. */
export function fillPlane(plane: Plane, panel: Panel, drawing: Drawing): Module[] {
  const ground = groundOf(plane, drawing)
  const laid = (orientation: Orientation) =>
    fullest(ground, plane, panel, orientation)
      .slice(0, MOST_ON_PLANE)
      .map(([u_m, v_m]) => ({ u_m: rounded(u_m), v_m: rounded(v_m), orientation, on: true }))
  if (plane.layout !== 'best') return laid(plane.layout)
  const portrait = laid('portrait')
  const landscape = laid('landscape')
  return landscape.length > portrait.length ? landscape : portrait
}

/** Inside the plane, clear of its edges and obstructions. `overlaps` checks for other modules. */
export function mayStand(module: Module, plane: Plane, panel: Panel, drawing: Drawing): boolean {
  return standsOn(groundOf(plane, drawing), panel)(module)
}

/** The same for many modules of a plane. */
export const standsOn =
  (ground: Ground, panel: Panel) =>
  ({ u_m, v_m, orientation }: Module): boolean =>
    ground
      .spans({ v_m, ...sizeOn(panel, orientation) })
      .some(([from, to]) => u_m >= from - TOLERANCE_M && u_m <= to + TOLERANCE_M)

/** Two modules lie nearer to each other than the gap in both directions. */
export function overlaps(a: Module, b: Module, panel: Panel, gap_m: number): boolean {
  const one = sizeOn(panel, a.orientation)
  const two = sizeOn(panel, b.orientation)
  const near = gap_m - 2 * TOLERANCE_M
  return (
    Math.abs(a.u_m - b.u_m) < (one.width_m + two.width_m) / 2 + near &&
    Math.abs(a.v_m - b.v_m) < (one.height_m + two.height_m) / 2 + near
  )
}

/** The modules that still fit after a change to the plane, its edges or obstructions. */
export function stillStanding(plane: Plane, panel: Panel, drawing: Drawing): Module[] {
  const stands = standsOn(groundOf(plane, drawing), panel)
  return plane.modules.filter(stands)
}

function fullest(ground: Ground, plane: Plane, panel: Panel, orientation: Orientation): Place[] {
  const { width_m, height_m } = sizeOn(panel, orientation)
  const heights = ground.frame.corners.map(([, v]) => v)
  const lowest = Math.min(...heights)
  const highest = Math.max(...heights)
  const sizes = { width_m, height_m, row_m: height_m + plane.gap_m, column_m: width_m + plane.gap_m }
  // A roof just as high as its rows takes them only where they start or end exactly at a setback.
  const exact = ground.levels.slice(0, MOST_LEVELS).flatMap(level => [level - lowest, level - lowest - height_m])
  const even = Array.from({ length: TRIES }, (_, index) => (index * sizes.row_m) / TRIES)
  const phases = [...even, ...exact].map(phase_m => ((phase_m % sizes.row_m) + sizes.row_m) % sizes.row_m)
  const grids = [...new Set(phases)]
    .sort((a, b) => a - b)
    .map(phase_m => countedGrid(ground, lowest + phase_m, highest, sizes))
  const most = Math.max(...grids.map(grid => grid.count))
  const equals = grids.filter(grid => grid.count === most)
  const chosen = equals[equals.length >> 1]
  return chosen ? placesOf(chosen, sizes.column_m) : []
}

type Sizes = { width_m: number; height_m: number; row_m: number; column_m: number }
type Place = readonly [u_m: number, v_m: number]
type Grid = {
  readonly rows: readonly { readonly v_m: number; readonly spans: readonly Span[] }[]
  /** Position of one column; all others are whole columns away from it. */
  readonly offset_m: number
  readonly count: number
}

/** Rows from a height upwards, columns at the offset that holds most: at it some module touches the left of its span. */
function countedGrid(ground: Ground, from_v_m: number, to_v_m: number, sizes: Sizes): Grid {
  const { width_m, height_m, row_m, column_m } = sizes
  const rows: { v_m: number; spans: readonly Span[] }[] = []
  for (let v_m = from_v_m + height_m / 2; v_m <= to_v_m - height_m / 2 + TOLERANCE_M; v_m += row_m) {
    rows.push({ v_m, spans: ground.spans({ v_m, width_m, height_m }) })
  }
  const spans = rows.flatMap(row => row.spans)
  let best = { offset_m: 0, count: 0 }
  for (const offset_m of new Set(spans.map(([start]) => start))) {
    const count = spans.reduce((sum, span) => sum + countIn(span, offset_m, column_m), 0)
    if (count > best.count) best = { offset_m, count }
  }
  return { rows, ...best }
}

/** All columns together are centered in the space left at both sides. */
function placesOf({ rows, offset_m }: Grid, column_m: number): Place[] {
  let left = column_m
  let right = column_m
  const places = rows.flatMap(({ v_m, spans }) =>
    spans.flatMap(span => {
      const count = countIn(span, offset_m, column_m)
      if (count === 0) return []
      const first = firstIn(span, offset_m, column_m)
      left = Math.min(left, first - span[0])
      right = Math.min(right, span[1] - first - (count - 1) * column_m)
      return Array.from({ length: count }, (_, index): Place => [first + index * column_m, v_m])
    }),
  )
  const moved = (Math.max(0, right) - Math.max(0, left)) / 2
  return places.map(([u, v]) => [u + moved, v])
}

const firstIn = ([from]: Span, offset: number, column_m: number) =>
  offset + Math.ceil((from - offset) / column_m - 1e-6) * column_m

const countIn = (span: Span, offset: number, column_m: number) =>
  Math.max(0, Math.floor((span[1] - firstIn(span, offset, column_m)) / column_m + 1e-6) + 1)
const rounded = (metres: number) => Math.round(metres * 10_000) / 10_000
