import { guessEdges } from '#machines/design/drawing/edges.ts'
import type { Schemas } from '#sdk/types.ts'

export const PANEL = { length_m: 1.722, width_m: 1.134 }

export const SETBACKS: Schemas['Setbacks'] = {
  ridge_m: 0.457,
  hip_m: 0.457,
  valley_m: 0.457,
  rake_m: 0.2,
  eave_m: 0.1,
  obstruction_m: 0.3,
  pathway_m: 0.914,
}

export const NO_SETBACKS: Schemas['Setbacks'] = {
  ridge_m: 0,
  hip_m: 0,
  valley_m: 0,
  rake_m: 0,
  eave_m: 0,
  obstruction_m: 0,
  pathway_m: 0,
}

export const plane = (
  points: readonly (readonly number[])[],
  over: Partial<Schemas['DrawnPlane']> = {},
): Schemas['DrawnPlane'] => ({
  id: 'south',
  name: 'South roof',
  points: points.map(point => [...point]),
  edges: guessEdges(points, over.azimuth_deg ?? 180, 0),
  tilt_deg: 20,
  azimuth_deg: 180,
  azimuth_typed: false,
  eave_height_m: 3,
  panel_id: '0198f7a2-0000-7000-8000-000000000030',
  layout: 'portrait',
  gap_m: 0.02,
  pathway_left: false,
  pathway_right: false,
  modules: [],
  ...over,
})

export const drawing = (over: Partial<Schemas['Drawing']> = {}): Schemas['Drawing'] => ({
  backdrop: 'blank',
  width_m: 40,
  depth_m: 30,
  north_deg: 0,
  image: null,
  planes: [],
  obstructions: [],
  trees: [],
  horizon: [],
  setbacks: SETBACKS,
  inverters: [],
  storage: [],
  ...over,
})

export const chimney = (points: readonly (readonly number[])[]): Schemas['DrawnObstruction'] => ({
  id: 'chimney',
  kind: 'chimney',
  points: points.map(point => [...point]),
  height_m: 1,
  on_roof: true,
})
