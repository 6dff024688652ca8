// Rails and attachments of an array from the drawing: two rails under each row of panels, attachments at rafters, never farther apart
// than the company's setting for its racking, with its source.
import type { Schemas } from '#sdk/types.ts'
import type { SurfacePoint } from '../drawing/plane-frame.ts'
import type { Laid, Spot } from './roof-drawing.ts'

export type Racking = Schemas['RackingSystem']
type Rail = {
  readonly from: SurfacePoint
  readonly to: SurfacePoint
  readonly length_m: number
  readonly panels: number
  readonly attachments: readonly SurfacePoint[]
  /** Beyond the last attachment, at the longer end. */
  readonly cantilever_m: number
}
export type PlaneRails = {
  readonly plane_id: string
  readonly rails: readonly Rail[]
  readonly rows: number
  readonly attachments: number
  /** Between attachments, a multiple of the rafters' spacing. */
  readonly step_m: number
  readonly fits: boolean
}

const INCH_M = 0.0254
const SAME_ROW_M = 0.05
/** Panels with a wider gap are on rails of their own. */
const SAME_RAIL_M = 0.15
/** Share of a panel's height from its edge to a rail, within the manufacturers' clamping zones. */
const FROM_EDGE = 0.2

/** Null where the rafters' spacing isn't known: attachments would be a guess. */
export function railsOf({ planes }: Laid, racking: Racking, rafters_in: number | null): PlaneRails[] | null {
  if (rafters_in === null) return null
  const every_in = Math.floor(racking.spacing_in / rafters_in) * rafters_in
  const step_m = (every_in > 0 ? every_in : rafters_in) * INCH_M
  return planes
    .filter(({ spots }) => spots.length > 0)
    .map(({ plane, spots }) => {
      const rows = rowsOf(spots)
      const rails = rows.flatMap((row, index) => railsUnder(row, index, step_m, rafters_in * INCH_M, racking))
      return {
        plane_id: plane.id,
        rails,
        rows: rows.length,
        attachments: rails.reduce((sum, { attachments }) => sum + attachments.length, 0),
        step_m,
        fits: every_in > 0 && rails.every(({ cantilever_m }) => cantilever_m <= racking.cantilever_in * INCH_M + 0.001),
      }
    })
}

type Row = {
  readonly bottom: number
  readonly top: number
  readonly left: number
  readonly right: number
  readonly panels: number
}

/** Panels next to each other at one height. */
function rowsOf(spots: readonly Spot[]): Row[] {
  const boxes = spots
    .map(({ surface }) => ({
      left: Math.min(...surface.map(([u]) => u)),
      right: Math.max(...surface.map(([u]) => u)),
      bottom: Math.min(...surface.map(([, v]) => v)),
      top: Math.max(...surface.map(([, v]) => v)),
    }))
    .sort((a, b) => (Math.abs(a.bottom - b.bottom) > SAME_ROW_M ? a.bottom - b.bottom : a.left - b.left))
  const rows: { bottom: number; top: number; left: number; right: number; panels: number }[] = []
  for (const box of boxes) {
    const last = rows.at(-1)
    const joins =
      last &&
      Math.abs(last.bottom - box.bottom) <= SAME_ROW_M &&
      Math.abs(last.top - box.top) <= SAME_ROW_M &&
      box.left - last.right <= SAME_RAIL_M
    if (joins) {
      last.right = Math.max(last.right, box.right)
      last.panels++
    } else rows.push({ ...box, panels: 1 })
  }
  return rows
}

/** The upper rail's attachments are moved by a rafter, so that neighbors load different rafters. */
function railsUnder(row: Row, index: number, step_m: number, rafter_m: number, { cantilever_in }: Racking): Rail[] {
  const length_m = row.right - row.left
  const height = row.top - row.bottom
  return [FROM_EDGE, 1 - FROM_EDGE].map((share, upper): Rail => {
    const v = row.bottom + height * share
    const spans = Math.max(1, Math.ceil((length_m - 2 * cantilever_in * INCH_M) / step_m - 1e-6))
    const reach = Math.min(spans * step_m, Math.floor(length_m / rafter_m) * rafter_m)
    const free = length_m - reach
    const moved = ((upper + index) % 2) * Math.min(rafter_m, Math.max(0, cantilever_in * INCH_M - free / 2), free / 2)
    const start = row.left + free / 2 - moved
    const count = spans + 1
    const attachments = Array.from(
      { length: count },
      (_, nth): SurfacePoint => [start + Math.min(nth * step_m, reach), v],
    )
    const last = attachments.at(-1)?.[0] ?? start
    return {
      from: [row.left, v],
      to: [row.right, v],
      length_m,
      panels: row.panels,
      attachments,
      cantilever_m: Math.max(start - row.left, row.right - last),
    }
  })
}

const LB_PER_KG = 2.204_623
const SQFT_PER_M2 = 10.763_91

/** Weight of panels and racking over the area of the panels. Null where a panel's weight isn't known. */
export function deadLoad(
  panels: readonly {
    readonly count: number
    readonly weight_kg: number | null
    readonly length_m: number
    readonly width_m: number
  }[],
  racking_psf: number,
): { readonly psf: number; readonly total_lb: number } | null {
  let [pounds, area] = [0, 0]
  for (const { count, weight_kg, length_m, width_m } of panels) {
    if (weight_kg === null) return null
    pounds += count * weight_kg * LB_PER_KG
    area += count * length_m * width_m * SQFT_PER_M2
  }
  if (area === 0) return null
  return { psf: pounds / area + racking_psf, total_lb: pounds + racking_psf * area }
}
