// Defaults of a new plane, obstruction or tree once its outline is drawn.

import { azimuthFromEave, gableOf, guessEdges, slopeLength } from '#machines/design/drawing/edges.ts'
import { RAD } from '#machines/lib/angles.ts'
import type { Parts } from './drawing-edits.ts'
import { type Drawing, type Obstruction, type Plane, type Point, rounded, type Tree } from './drawing-types.ts'
import { nameOf } from './plane-names.ts'
import { words } from './words.ts'

const newId = () => crypto.randomUUID()
const points = (outline: readonly Point[]) => outline.map(([x, y]) => [rounded(x), rounded(y)])

export type PlaneDefaults = { tilt_deg: number; azimuth_deg: number; panel_id: string }

/**
 * Its first edge to be drawn is no clue: the edges are named from the outline, and can be named otherwise. Drawn at the ridge of
 * another plane it is the other half of that gable.
 */
export function newPlane(outline: readonly Point[], drawing: Drawing, defaults: PlaneDefaults): Plane {
  const { planes, north_deg } = drawing
  const gable = gableOf(outline, planes, north_deg)
  const edges = guessEdges(outline, gable?.azimuth_deg ?? null, north_deg)
  const azimuth_deg = azimuthFromEave(outline, edges, north_deg) ?? defaults.azimuth_deg
  const last = gable?.plane ?? planes.at(-1)
  const plane: Plane = {
    id: newId(),
    name: nameOf(azimuth_deg, planes),
    points: points(outline),
    edges,
    tilt_deg: last?.tilt_deg ?? defaults.tilt_deg,
    azimuth_deg,
    azimuth_typed: false,
    eave_height_m: last?.eave_height_m ?? 3,
    panel_id: last?.panel_id ?? defaults.panel_id,
    layout: last?.layout ?? 'best',
    gap_m: last?.gap_m ?? 0.02,
    pathway_left: false,
    pathway_right: false,
    modules: [],
  }
  return gable ? { ...plane, eave_height_m: eaveBelow(gable.plane, plane, north_deg) } : plane
}

/** Where a half of another depth has its eave, so that both meet in one ridge. */
function eaveBelow(half: Plane, other: Plane, north_deg: number): number {
  const longer_m = slopeLength(other, north_deg) - slopeLength(half, north_deg)
  return Math.max(0, rounded(half.eave_height_m - longer_m * Math.sin(half.tilt_deg * RAD)))
}

export type ObstructionKind = Obstruction['kind']
export const OBSTRUCTION_NAMES: Record<ObstructionKind, string> = {
  chimney: words.chimney,
  vent: words.vent,
  skylight: words.skylight,
  dormer: words.dormer,
  escape_window: words.escape_window,
  building: words.building,
  wall: words.wall,
  other: words.other,
}
/** How high each usually is, in metres. */
const HEIGHTS: Record<ObstructionKind, number> = {
  chimney: 1.2,
  vent: 0.4,
  skylight: 0.15,
  dormer: 1.8,
  escape_window: 1.2,
  building: 6,
  wall: 2,
  other: 0.5,
}

export const newObstruction = (outline: readonly Point[], kind: ObstructionKind): Obstruction => ({
  id: newId(),
  kind,
  points: points(outline),
  height_m: HEIGHTS[kind],
  on_roof: kind !== 'building' && kind !== 'wall',
})

export const newTree = ([x, y]: Point, kind: Tree['kind'], crown_m = 5): Tree => ({
  id: newId(),
  kind,
  x_m: rounded(x),
  y_m: rounded(y),
  height_m: 8,
  crown_m: Math.max(rounded(crown_m), 0.5),
})

/** Copies lie a step aside of what they were copied from. */
export const STEP_ASIDE: Point = [1, -1]

/** The same again under names of its own, in the same place. */
export function copied(parts: Parts, drawing: Drawing): Parts {
  const planes: Plane[] = []
  for (const plane of parts.planes)
    planes.push({ ...alone(plane), id: newId(), name: copyName(plane.name, [...drawing.planes, ...planes]) })
  return {
    planes,
    obstructions: parts.obstructions.map(one => ({ ...one, id: newId() })),
    trees: parts.trees.map(one => ({ ...one, id: newId() })),
  }
}

/** A copy of one face is a plane of its own. */
function alone({ roof_id, ...plane }: Plane): Plane {
  return roof_id === undefined ? plane : { ...plane, azimuth_typed: true }
}

function copyName(name: string, others: readonly { name: string }[]): string {
  const [, stem = name] = /^(.*?)(?: \d+)?$/.exec(name.slice(0, 56)) ?? []
  for (let count = 2; ; count++) {
    const next = `${stem} ${count}`
    if (!others.some(one => one.name === next)) return next
  }
}
