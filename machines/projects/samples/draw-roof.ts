// A house as a designer would draw it: roofs as solids, in meters from the middle of the house, y to the north. The sample
// project and the demo company are drawn from such plans.
import { type FireCode, usualFireCode } from '#machines/design/drawing/fire-code.ts'
import { legallyFilled } from '#machines/design/drawing/legal-fill.ts'
import { eaveSide } from '#machines/design/solid/roof.ts'
import { withRoof } from '#machines/design/solid/roof-planes.ts'
import type { Schemas } from '#sdk/types.ts'

type Drawing = Schemas['Drawing']
type Module = Schemas['DrawnModule']
type Roof = Schemas['DrawnRoof']
type Point = readonly [x_m: number, y_m: number]
type Dormer = Pick<Schemas['DrawnDormer'], 'kind' | 'width_m' | 'wall_m' | 'pitch_deg'> & { at: Point }
export type RoofPlan = {
  roofs: readonly {
    kind: Roof['kind']
    /** Footprint, counterclockwise. */
    points: readonly Point[]
    /** The longest or southern one unless given. */
    side?: number
    pitch_deg: number
    back_pitch_deg?: number
    eave_height_m?: number
    dormers?: readonly Dormer[]
  }[]
  obstructions: readonly {
    kind: Schemas['DrawnObstruction']['kind']
    middle: Point
    size: Point
    height_m: number
    on_roof?: false
  }[]
  trees: readonly Omit<Schemas['DrawnTree'], 'id'>[]
}

/** A footprint of four sides; 0 is its southern one, 1 its eastern. */
export const rectangleOf = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]

/** A gable, 14 by 10 m, ridge from west to east, a garage gable at the east side. */
export const GABLE_ROOF: RoofPlan = {
  roofs: [
    { kind: 'gable', points: rectangleOf(-7, -5, 7, 5), side: 0, pitch_deg: 20 },
    { kind: 'gable', points: rectangleOf(7, -5, 15, 5), side: 1, pitch_deg: 18 },
  ],
  obstructions: [
    { kind: 'chimney', middle: [-4.6, 1.2], size: [0.8, 0.8], height_m: 1.2 },
    { kind: 'skylight', middle: [3.6, 1.8], size: [0.8, 1.1], height_m: 0.15 },
  ],
  trees: [
    { kind: 'deciduous', x_m: 18, y_m: -6, height_m: 6, crown_m: 4.5 },
    { kind: 'deciduous', x_m: -10, y_m: -11, height_m: 5, crown_m: 4 },
  ],
}

const WINDS = ['North', 'Northeast', 'East', 'Southeast', 'South', 'Southwest', 'West', 'Northwest']

type Others = readonly { name: string }[]
/** As the designer names a plane in English: 'South roof', the next one 'South roof 2'. */
const nameOf = (azimuth_deg: number, others: Others) =>
  numbered(`${WINDS[Math.round(azimuth_deg / 45) % 8]} roof`, others)
const levelName = (_: number, others: Others) => numbered('Flat roof', others)

function numbered(stem: string, others: Others): string {
  const count = others.filter(({ name }) => name === stem || name.startsWith(`${stem} `)).length
  return count === 0 ? stem : `${stem} ${count + 1}`
}

/** As many modules on each plane as were sold, or as the fire code leaves room for. */
export function drawRoof(
  plan: RoofPlan,
  sold: readonly { name: string; modules: number }[],
  panel: Pick<Schemas['Panel'], 'id' | 'model' | 'length_m' | 'width_m'>,
  setbacks: Schemas['Setbacks'],
  equipment: Pick<Drawing, 'inverters' | 'storage'>,
  code: FireCode = usualFireCode(null),
): Drawing {
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) throw new Error(`The panel ${panel.model} has no sides`)
  const empty: Drawing = {
    backdrop: 'blank',
    width_m: 50,
    depth_m: 40,
    north_deg: 0,
    image: null,
    planes: [],
    obstructions: plan.obstructions.map(({ kind, middle: [x, y], size: [w, d], height_m, on_roof = true }, index) => ({
      id: `${kind}-${index + 1}`,
      kind,
      points: rectangleOf(x - w / 2, y - d / 2, x + w / 2, y + d / 2).map(point => [...point]),
      height_m,
      on_roof,
    })),
    trees: plan.trees.map((tree, index) => ({ id: `tree-${index + 1}`, ...tree })),
    horizon: [],
    setbacks,
    ...equipment,
  }
  const bare = plan.roofs.reduce((drawing, roof, index) => withPlanned(drawing, roof, index, panel.id), empty)
  const soldOn = (plane: { name: string }) => sold.find(({ name }) => name === plane.name)?.modules ?? 0
  const ids = bare.planes.filter(plane => soldOn(plane) > 0).map(({ id }) => id)
  const filled = legallyFilled(bare, ids, new Map([[panel.id, { length_m, width_m }]]), code)
  return {
    ...filled,
    planes: filled.planes.map(plane => {
      const wanted = soldOn(plane)
      return wanted === 0
        ? plane
        : {
            ...plane,
            modules: blockOf(
              plane.modules.filter(({ on }) => on),
              wanted,
            ),
          }
    }),
  }
}

function withPlanned(drawing: Drawing, plan: RoofPlan['roofs'][number], index: number, panel_id: string): Drawing {
  const { dormers = [], points, side = eaveSide(points, drawing.north_deg), ...rest } = plan
  const roof: Roof = {
    id: `roof-${index + 1}`,
    back_pitch_deg: 15,
    eave_height_m: 3,
    ...rest,
    side,
    points: points.map(point => [...point]),
    dormers: dormers.map(({ at: [x_m, y_m], ...dormer }, place) => ({
      id: `dormer-${index + 1}-${place + 1}`,
      x_m,
      y_m,
      ...dormer,
    })),
  }
  const named = roof.kind === 'flat' ? levelName : nameOf
  const made = withRoof(drawing, roof, { panel_id, layout: 'best', gap_m: 0.02 }, named)
  if ('fault' in made) throw new Error(made.fault)
  return made
}

/** So many modules in rows of one length, near the ridge; where no such block fits, those nearest to the ridge. */
function blockOf(modules: readonly Module[], wanted: number): Module[] {
  const levels = [...new Set(modules.map(({ v_m }) => v_m))].sort((a, b) => b - a)
  const rows = levels.map(level => modules.filter(({ v_m }) => v_m === level))
  for (const height of [2, 3, 1, 4].filter(one => wanted % one === 0)) {
    for (let top = 0; top + height <= rows.length; top++) {
      const block = rows.slice(top, top + height)
      const columns = (block[0] ?? []).filter(({ u_m }) => block.every(row => row.some(one => one.u_m === u_m)))
      const width = wanted / height
      if (columns.length < width) continue
      const from = Math.floor((columns.length - width) / 2)
      const kept = new Set(columns.slice(from, from + width).map(({ u_m }) => u_m))
      return block.flatMap(row => row.filter(({ u_m }) => kept.has(u_m)))
    }
  }
  return modules.slice(-wanted)
}
