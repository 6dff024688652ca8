// Small roofs to cast shade on. The drawing's top is north; the south roof is 10 m wide and 5 m deep, its eave to the south.

import type { ShadedDrawing } from '#machines/design/shade/shade-of.ts'
import type { Schemas } from '#sdk/types.ts'

export const PANEL = { id: '0198f7a2-0000-7000-8000-000000000030', length_m: 1.722, width_m: 1.134 }
type Plane = Schemas['DrawnPlane']

const laid = (from_v: number): Plane['modules'] =>
  [-3, -1, 1, 3].flatMap(u_m =>
    [1, 3].map(up => ({ u_m, v_m: from_v + up, orientation: 'portrait' as const, on: true })),
  )

export function plane(id: string, change: Partial<Plane> = {}): Plane {
  const tilt_deg = change.tilt_deg ?? 25
  return {
    id,
    name: id,
    points: [
      [-5, -5],
      [5, -5],
      [5, 0],
      [-5, 0],
    ],
    edges: ['eave', 'rake', 'ridge', 'rake'],
    tilt_deg,
    azimuth_deg: 180,
    azimuth_typed: false,
    eave_height_m: 3,
    panel_id: PANEL.id,
    layout: 'portrait',
    gap_m: 0.02,
    pathway_left: false,
    pathway_right: false,
    modules: laid(-5 / Math.cos((tilt_deg * Math.PI) / 180)),
    ...change,
  }
}

/** South and north roof that meet in a ridge; a flatter north one is below it. */
export function gable({ north_tilt_deg = 25 } = {}): [Plane, Plane] {
  const v = -5 / Math.cos((north_tilt_deg * Math.PI) / 180)
  const north = plane('north', {
    points: [
      [5, 5],
      [-5, 5],
      [-5, 0],
      [5, 0],
    ],
    tilt_deg: north_tilt_deg,
    azimuth_deg: 0,
    modules: laid(v),
  })
  return [plane('south'), north]
}

export const tower = (x: number, y: number, height_m: number, side = 4): Schemas['DrawnObstruction'] => ({
  id: 'tower',
  kind: 'building',
  points: [
    [x - side / 2, y - side / 2],
    [x + side / 2, y - side / 2],
    [x + side / 2, y + side / 2],
    [x - side / 2, y + side / 2],
  ],
  height_m,
  on_roof: false,
})

export const tree = (change: Partial<Schemas['DrawnTree']> = {}): Schemas['DrawnTree'] => ({
  id: 'tree',
  kind: 'deciduous',
  x_m: 8,
  y_m: 0,
  height_m: 12,
  crown_m: 6,
  ...change,
})

export const drawing = (change: Partial<ShadedDrawing> = {}): ShadedDrawing => ({
  planes: [plane('south')],
  obstructions: [],
  trees: [],
  horizon: [],
  north_deg: 0,
  ...change,
})
