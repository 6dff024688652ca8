// A roof that was read from points, as the contract has it.
import type { Schemas } from '#sdk/types.ts'
import type { CloudReading } from './read-cloud.ts'

/** What the contract allows in a list: the nearest buildings, the highest obstructions and trees. */
const MOST = { planes: 40, corners: 40, obstructions: 60, trees: 60 }

export const pairOf = ([x = 0, y = 0]: readonly number[]) => [rounded(x), rounded(y)]

export function proposalOf(reading: CloudReading): Schemas['RoofProposal'] {
  const { system, height_unit, height_unit_stated, point_count } = reading
  return {
    planes: reading.planes
      .filter(({ points }) => points.length <= MOST.corners)
      .slice(0, MOST.planes)
      .map(({ points, ...plane }) => ({
        ...plane,
        points: points.map(pairOf),
        pitch_deg: tenths(plane.pitch_deg),
        azimuth_deg: tenths(plane.azimuth_deg) % 360,
        eave_height_m: rounded(Math.max(0, plane.eave_height_m)),
        top_height_m: rounded(plane.top_height_m),
        area_m2: tenths(plane.area_m2),
        residual_m: rounded(plane.residual_m),
        residual_p95_m: rounded(plane.residual_p95_m),
      })),
    obstructions: reading.obstructions.slice(0, MOST.obstructions).map(({ points, ...one }) => ({
      ...one,
      points: points.map(pairOf),
      height_m: rounded(one.height_m),
    })),
    trees: [...reading.trees]
      .sort((a, b) => b.height_m - a.height_m)
      .slice(0, MOST.trees)
      .map(tree => ({
        x_m: rounded(tree.x_m),
        y_m: rounded(tree.y_m),
        height_m: tenths(tree.height_m),
        crown_m: tenths(tree.crown_m),
      })),
    system,
    height_unit,
    height_unit_stated,
    point_count,
    points_per_m2: tenths(reading.points_per_m2),
  }
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000
export const tenths = (value: number) => Math.round(value * 10) / 10
