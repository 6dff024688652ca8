// What a plane, an obstruction or a tree begins with once its outline is drawn.

import { azimuthFromEave, guessEdges } from '#machines/design/drawing/edges.ts'
import { wind } from '#web/design/wind.ts'
import { capitalized } from '#web/lib/format.ts'
import type { Parts } from './drawing-edits.ts'
import { type Drawing, type Obstruction, type Plane, type Point, rounded, type Tree } from './drawing-types.ts'
import { words } from './words.ts'

const newId = () => crypto.randomUUID()
const points = (outline: readonly Point[]) => outline.map(([x, y]) => [rounded(x), rounded(y)])

export type PlaneDefaults = { tilt_deg: number; azimuth_deg: number; panel_id: string }

/** Its first edge to be drawn is no clue: the edges are named from the outline, and can be named otherwise. */
export function newPlane(outline: readonly Point[], drawing: Drawing, defaults: PlaneDefaults): Plane {
  const edges = guessEdges(outline, null, drawing.north_deg)
  const azimuth_deg = azimuthFromEave(outline, edges, drawing.north_deg) ?? defaults.azimuth_deg
  const last = drawing.planes.at(-1)
  return {
    id: newId(),
    name: nameOf(azimuth_deg, drawing.planes),
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
}

/** 'South' */
export const compassWord = (azimuth_deg: number) => capitalized(wind(azimuth_deg))

/** 'South roof', and where there is one already 'South roof 2'. */
function nameOf(azimuth_deg: number, others: readonly { name: string }[]): string {
  const word = capitalized(words.roof_name({ wind: wind(azimuth_deg) }))
  const taken = new Set(others.map(({ name }) => name))
  for (let count = 1; ; count++) {
    const name = count === 1 ? word : `${word} ${count}`
    if (!taken.has(name)) return name
  }
}

export type ObstructionKind = Obstruction['kind']
export const OBSTRUCTION_NAMES: Record<ObstructionKind, string> = {
  chimney: words.chimney,
  vent: words.vent,
  skylight: words.skylight,
  dormer: words.dormer,
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
    planes.push({ ...plane, id: newId(), name: copyName(plane.name, [...drawing.planes, ...planes]) })
  return {
    planes,
    obstructions: parts.obstructions.map(one => ({ ...one, id: newId() })),
    trees: parts.trees.map(one => ({ ...one, id: newId() })),
  }
}

function copyName(name: string, others: readonly { name: string }[]): string {
  const [, stem = name] = /^(.*?)(?: \d+)?$/.exec(name.slice(0, 56)) ?? []
  for (let count = 2; ; count++) {
    const next = `${stem} ${count}`
    if (!others.some(one => one.name === next)) return next
  }
}
