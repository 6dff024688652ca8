// A file of points as a proposal for the roof at a place. Runs in a parser process, stage by stage, so that each has the time of
// a step and the browser can show how far it is.
import { type Cloud, pick, quantile, rangeOf } from '#machines/design/points/cloud.ts'
import { proposeRoof, type RoofProposal } from '#machines/design/points/propose-roof.ts'
import { type LocalFrame, localFrame, type Place, systemOf } from './coordinate-system.ts'
import { type LasHeader, readLasHeader } from './las-header.ts'
import { type RawPoints, readPoints } from './read-points.ts'
import { unfit } from './unfit.ts'
import { words } from './words.ts'

/** A house with its garden and the trees that shade it. */
const HALF_M = 50
const LEAST_POINTS = 200
/** A file of one house, without saying where, is no longer than this. */
const ONE_HOUSE_M = 250
export const UNITS_M = { meters: 1, feet: 0.3048, us_survey_feet: 1_200 / 3_937 } as const
export type Unit = keyof typeof UNITS_M

export type CloudChoices = {
  /** Of a file that doesn't say where it is: it shows this house alone, in this unit. */
  unit?: Unit | undefined
  height_unit?: Unit | undefined
}
export type CloudReading = RoofProposal & {
  system: string | null
  /** What the heights were taken for, and whether the file says so. */
  height_unit: Unit
  height_unit_stated: boolean
  point_count: number
}

export async function readCloud(bytes: Uint8Array, place: Place, choices: CloudChoices): Promise<CloudReading> {
  const header = readLasHeader(bytes)
  const system = systemOf(header)
  if (!system && !choices.unit) throw unfit(words.no_georeference)
  const frame = system ? localFrame(system, place) : frameOfOne(header, UNITS_M[choices.unit ?? 'meters'])
  const raw = await readPoints(bytes, header, frame.boxAround(HALF_M))
  if (raw.x.length < LEAST_POINTS) throw unfit(words.no_points_here)
  const stated = system ? heightUnit(system.height_unit_m) : choices.unit
  // Without a word about heights they are in the unit of the plan, which degrees don't have.
  const height_unit = choices.height_unit ?? stated ?? heightUnit(system?.plan_unit_m ?? null) ?? 'meters'
  const cloud = toLocal(raw, frame, UNITS_M[height_unit])
  const proposal = proposeRoof(cloud, [0, 0])
  if (proposal.planes.length === 0) throw unfit(words.no_roof_here)
  return {
    ...proposal,
    system: system?.name ?? null,
    height_unit,
    height_unit_stated: stated !== undefined && choices.height_unit === undefined,
    point_count: raw.x.length,
  }
}

export function heightUnit(meters: number | null): Unit | undefined {
  if (meters === null) return
  const near = (unit: Unit) => Math.abs(meters / UNITS_M[unit] - 1) < 1e-7
  if (near('us_survey_feet')) return 'us_survey_feet'
  return near('feet') ? 'feet' : Math.abs(meters - 1) < 1e-6 ? 'meters' : undefined
}

/** Its middle is the house, and its north is taken for true north. */
function frameOfOne({ least, most }: LasHeader, unit_m: number): LocalFrame {
  const [width, depth] = [(most[0] - least[0]) * unit_m, (most[1] - least[1]) * unit_m]
  if (!(Math.max(width, depth) <= ONE_HOUSE_M)) throw unfit(words.no_georeference_large)
  const [x0, y0] = [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2]
  return {
    toLocal: (x, y) => [(x - x0) * unit_m, (y - y0) * unit_m],
    boxAround: half_m => ({
      least_x: x0 - half_m / unit_m,
      most_x: x0 + half_m / unit_m,
      least_y: y0 - half_m / unit_m,
      most_y: y0 + half_m / unit_m,
    }),
    columns: [
      [unit_m, 0],
      [0, unit_m],
    ],
  }
}

/** Without the few points far above and below all others: birds, and echoes that bounced. */
export function toLocal(raw: RawPoints, frame: LocalFrame, height_m: number): Cloud {
  const count = raw.x.length
  const cloud: Cloud = {
    x: new Float64Array(count),
    y: new Float64Array(count),
    z: raw.z.map(z => z * height_m),
    kind: raw.kind,
  }
  for (let i = 0; i < count; i++) {
    const [x, y] = frame.toLocal(raw.x[i] ?? 0, raw.y[i] ?? 0)
    cloud.x[i] = x
    cloud.y[i] = y
  }
  const middle = quantile(cloud.z, 0.5)
  const [lowest, highest] = rangeOf(cloud.z)
  if (lowest > middle - 60 && highest < middle + 90) return cloud
  return pick(
    cloud,
    [...cloud.z.keys()].filter(i => Math.abs((cloud.z[i] ?? 0) - middle) < 60),
  )
}
