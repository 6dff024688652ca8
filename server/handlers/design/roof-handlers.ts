// The roof that a survey's points show. Nothing is stored: the browser adds what is accepted to the drawing.
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { CloudReading, readCloud } from '#server/design/points/read-cloud.ts'
import { words } from '#server/design/points/words.ts'
import { readUpload } from '#server/files/upload.ts'
import type { Handlers } from '#server/handler.ts'
import { task } from '#server/parse/parsers.ts'
import { requireProject } from '#server/projects/access.ts'

const read = task<typeof readCloud>(new URL('../../design/points/read-cloud.ts', import.meta.url), 'readCloud')

/** What the contract allows in a list: the nearest buildings, the highest obstructions and trees. */
const MOST = { planes: 40, corners: 40, obstructions: 60, trees: 60 }

export const roofHandlers: Pick<Handlers<'design'>, '/v3/design.ProposeRoof'> = {
  '/v3/design.ProposeRoof': async ({ input, caller, db, parse }) => {
    const project = await requireProject(db, caller, input.project_id)
    const { bytes } = readUpload(input, words.choose_points)
    const { latitude, longitude } = project.address ?? {}
    if (latitude === undefined || longitude === undefined) throw refuse(409, 'no_coordinates', words.no_coordinates)
    const { unit, height_unit } = input
    return { proposal: proposalOf(parse(read, bytes, { latitude, longitude }, { unit, height_unit })) }
  },
}

function proposalOf(reading: CloudReading): Schemas['RoofProposal'] {
  const { system, height_unit, height_unit_stated, point_count } = reading
  return {
    planes: reading.planes
      .filter(({ points }) => points.length <= MOST.corners)
      .slice(0, MOST.planes)
      .map(({ points, ...plane }) => ({
        ...plane,
        points: points.map(([x, y]) => [rounded(x), rounded(y)]),
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
      points: points.map(([x, y]) => [rounded(x), rounded(y)]),
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
const tenths = (value: number) => Math.round(value * 10) / 10
