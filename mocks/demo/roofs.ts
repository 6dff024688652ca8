// Roofs of demo households as a designer would draw them: outlines in metres from the middle of the house, y to the north.

import { guessEdges } from '#machines/design/drawing/edges.ts'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import type { Schemas } from '#sdk/types.ts'
import type { DemoProject } from './projects.ts'

type Points = readonly (readonly [number, number])[]
export type DemoRoof = {
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

/** Hipped, 18 by 11 m: four planes that meet at a ridge of 7 m. */
export const HIP_ROOF: DemoRoof = {
  planes: [
    {
      name: 'South roof',
      tilt_deg: 20,
      azimuth_deg: 180,
      points: [
        [-9, -5.5],
        [9, -5.5],
        [3.5, 0],
        [-3.5, 0],
      ],
    },
    {
      name: 'West roof',
      tilt_deg: 20,
      azimuth_deg: 270,
      points: [
        [-9, 5.5],
        [-9, -5.5],
        [-3.5, 0],
      ],
    },
    {
      name: 'North roof',
      tilt_deg: 20,
      azimuth_deg: 0,
      points: [
        [9, 5.5],
        [-9, 5.5],
        [-3.5, 0],
        [3.5, 0],
      ],
    },
    {
      name: 'East roof',
      tilt_deg: 20,
      azimuth_deg: 90,
      points: [
        [9, -5.5],
        [9, 5.5],
        [3.5, 0],
      ],
    },
  ],
  obstructions: [
    { kind: 'chimney', middle: [2, 1.4], size: [0.9, 0.7], height_m: 1.4 },
    { kind: 'vent', middle: [-2.4, 0.9], size: [0.3, 0.3], height_m: 0.4 },
    { kind: 'building', middle: [-19, 1], size: [9, 12], height_m: 5, on_roof: false },
  ],
  trees: [
    { kind: 'deciduous', x_m: 6, y_m: -13, height_m: 6.5, crown_m: 5 },
    { kind: 'evergreen', x_m: -13, y_m: -7, height_m: 7.5, crown_m: 3.5 },
  ],
}

/** A gable, 14 by 10 m, ridge from west to east, a garage gable at the east side. */
export const GABLE_ROOF: DemoRoof = {
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

/** An L of two wings, the second running south: a plane to the south and one to the west. */
export const L_ROOF: DemoRoof = {
  planes: [
    {
      name: 'South roof',
      tilt_deg: 20,
      azimuth_deg: 180,
      points: [
        [-8, -2],
        [2, -2],
        [6, 2],
        [-8, 2],
      ],
    },
    {
      name: 'North roof',
      tilt_deg: 20,
      azimuth_deg: 0,
      points: [
        [10, 6],
        [-8, 6],
        [-8, 2],
        [6, 2],
      ],
    },
    {
      name: 'West roof',
      tilt_deg: 20,
      azimuth_deg: 270,
      points: [
        [2, -2],
        [2, -11],
        [6, -11],
        [6, 2],
      ],
    },
    {
      name: 'East side',
      tilt_deg: 20,
      azimuth_deg: 90,
      points: [
        [10, -11],
        [10, 6],
        [6, 2],
        [6, -11],
      ],
    },
  ],
  obstructions: [
    { kind: 'vent', middle: [-6.2, 0.9], size: [0.3, 0.3], height_m: 0.5 },
    { kind: 'chimney', middle: [7.2, 0], size: [0.9, 0.9], height_m: 1.5 },
    { kind: 'wall', middle: [-3, -9.5], size: [9, 0.3], height_m: 1.8, on_roof: false },
  ],
  trees: [{ kind: 'evergreen', x_m: -1.5, y_m: -13.5, height_m: 6, crown_m: 3 }],
}

/** As many modules on each plane as the household was sold; those nearest to the eave are left out first. */
export function demoDrawing(
  roof: DemoRoof,
  demo: Pick<DemoProject, 'planes'>,
  panel: Schemas['Panel'],
  setbacks: Schemas['Setbacks'],
  equipment: Pick<Schemas['Drawing'], 'inverters' | 'storage'>,
): Schemas['Drawing'] {
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) throw new Error(`The demo panel ${panel.model} has no sides`)
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
    const wanted = demo.planes.find(plane => plane.name === name)?.modules ?? 0
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
    if (modules.length < wanted)
      throw new Error(`${name} of a demo roof holds ${modules.length}, not ${wanted} modules`)
    return { ...plane, modules: modules.slice(modules.length - wanted) }
  })
  return { ...empty, planes }
}
