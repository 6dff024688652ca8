// A roof as a designer would draw it: outlines in meters from the middle of the house, y to the north. The sample project and the
// demo company are drawn from such plans.
import { guessEdges } from '#machines/design/drawing/edges.ts'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import type { Schemas } from '#sdk/types.ts'

type Points = readonly (readonly [number, number])[]
export type RoofPlan = {
  planes: readonly { name: string; points: Points; tilt_deg: number; azimuth_deg: number }[]
  obstructions: readonly {
    kind: Schemas['DrawnObstruction']['kind']
    middle: [number, number]
    size: [number, number]
    height_m: number
    on_roof?: false
  }[]
  trees: readonly Omit<Schemas['DrawnTree'], 'id'>[]
}

/** A gable, 14 by 10 m, ridge from west to east, a garage gable at the east side. */
export const GABLE_ROOF: RoofPlan = {
  planes: [
    {
      name: 'South roof',
      tilt_deg: 20,
      azimuth_deg: 180,
      points: [
        [-7, -5],
        [7, -5],
        [7, 0],
        [-7, 0],
      ],
    },
    {
      name: 'North roof',
      tilt_deg: 20,
      azimuth_deg: 0,
      points: [
        [7, 5],
        [-7, 5],
        [-7, 0],
        [7, 0],
      ],
    },
    {
      name: 'East roof',
      tilt_deg: 18,
      azimuth_deg: 90,
      points: [
        [14, -4],
        [14, 4],
        [10.5, 4],
        [10.5, -4],
      ],
    },
    {
      name: 'Garage, west side',
      tilt_deg: 18,
      azimuth_deg: 270,
      points: [
        [7, 4],
        [7, -4],
        [10.5, -4],
        [10.5, 4],
      ],
    },
  ],
  obstructions: [
    { kind: 'chimney', middle: [-4.6, -0.9], size: [0.8, 0.8], height_m: 1.2 },
    { kind: 'skylight', middle: [3.6, -1.4], size: [0.8, 1.1], height_m: 0.15 },
  ],
  trees: [
    { kind: 'deciduous', x_m: 18, y_m: -6, height_m: 6, crown_m: 4.5 },
    { kind: 'deciduous', x_m: -10, y_m: -11, height_m: 5, crown_m: 4 },
  ],
}

/** As many modules on each plane as were sold, or as fit; those nearest to the eave are left out first. */
export function drawRoof(
  roof: RoofPlan,
  sold: readonly { name: string; modules: number }[],
  panel: Pick<Schemas['Panel'], 'id' | 'model' | 'length_m' | 'width_m'>,
  setbacks: Schemas['Setbacks'],
  equipment: Pick<Schemas['Drawing'], 'inverters' | 'storage'>,
): Schemas['Drawing'] {
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) throw new Error(`The panel ${panel.model} has no sides`)
  const obstructions = roof.obstructions.map(
    ({ kind, middle: [x, y], size: [w, d], height_m, on_roof = true }, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      points: [
        [x - w / 2, y - d / 2],
        [x + w / 2, y - d / 2],
        [x + w / 2, y + d / 2],
        [x - w / 2, y + d / 2],
      ],
      height_m,
      on_roof,
    }),
  )
  const empty = {
    backdrop: 'blank' as const,
    width_m: 50,
    depth_m: 40,
    north_deg: 0,
    image: null,
    obstructions,
    trees: roof.trees.map((tree, index) => ({ id: `tree-${index + 1}`, ...tree })),
    horizon: [],
    setbacks,
    ...equipment,
  }
  const planes = roof.planes.map(({ name, points, tilt_deg, azimuth_deg }, index): Schemas['DrawnPlane'] => {
    const wanted = sold.find(plane => plane.name === name)?.modules ?? 0
    const plane = {
      id: `plane-${index + 1}`,
      name,
      points: points.map(point => [...point]),
      edges: guessEdges(points, azimuth_deg, 0),
      tilt_deg,
      azimuth_deg,
      azimuth_typed: false,
      eave_height_m: 3,
      panel_id: panel.id,
      layout: 'best' as const,
      gap_m: 0.02,
      pathway_left: false,
      pathway_right: wanted > 0,
      modules: [],
    }
    if (wanted === 0) return plane
    const modules = fillPlane(plane, { length_m, width_m }, empty)
    return { ...plane, modules: modules.slice(-wanted) }
  })
  return { ...empty, planes }
}
