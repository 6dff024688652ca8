// The roof of a site as the newest lidar survey shows it: finds the survey, fetches the few tiles that cover the house, and has them read
// in a process of their own.
import type { Place } from '#machines/design/site/site-geometry.ts'
import { localFrame } from '#server/design/points/coordinate-system.ts'
import type { CloudReading } from '#server/design/points/read-cloud.ts'
import { type readTiles, statedHeightUnit, systemOfTiles } from '#server/design/points/read-tiles.ts'
import { type Parser, task } from '#server/parse/parsers.ts'
import { groundHeight } from '#server/ports/site/elevation.ts'
import { eptTiles } from '#server/ports/site/ept.ts'
import { type Result, SiteFault } from '#server/ports/site/result.ts'
import type { SiteServices } from '#server/ports/site/services.ts'
import { type Survey, surveysAt } from '#server/ports/site/surveys.ts'

export const POINTS_LICENSE = 'U.S. Geological Survey, 3D Elevation Program, public domain'
const SOURCE = 'USGS 3DEP'
/** Surveys whose outline has the house; older ones are asked where newer ones have nothing there. */
const MOST_SURVEYS = 3
/** A survey with fewer has planes too vague to prefer it for its age. */
const DENSE_PER_M2 = 4

type SurveyRoof = { survey: string; reading: CloudReading }
export type HouseAt = {
  /** Where the drawing's middle is. */
  place: Place
  /** The middle of the house from there. */
  house: readonly [x_m: number, y_m: number]
  half_m: number
}
type Steps = {
  looking: () => Promise<void>
  fetching: (done: number, total: number) => Promise<void>
  finding: () => Promise<void>
}

const read = task<typeof readTiles>(new URL('../points/read-tiles.ts', import.meta.url), 'readTiles')

export async function surveyRoof(
  services: SiteServices & { points: string },
  at: HouseAt,
  parser: Parser,
  steps: Steps,
): Promise<Result<SurveyRoof>> {
  const origin = {
    service: 'points' as const,
    url: services.points,
    source: SOURCE,
    license: POINTS_LICENSE,
    data_on: null as string | null,
  }
  let fault: SiteFault | undefined
  let best: (SurveyRoof & { missing: number; flown_on: string | null }) | undefined
  try {
    await steps.looking()
    const surveys = await surveysAt(services.surveys, services.points, at.place, services)
    for (const survey of surveys.slice(0, MOST_SURVEYS)) {
      try {
        const roof = await roofOf(survey, services, at, parser, steps)
        if (!roof || (best && roof.reading.points_per_m2 <= best.reading.points_per_m2)) continue
        best = roof
        if (roof.reading.points_per_m2 >= DENSE_PER_M2) break
      } catch (error) {
        if (!(error instanceof SiteFault)) throw error
        fault ??= error
      }
    }
  } catch (error) {
    if (!(error instanceof SiteFault)) throw error
    fault ??= error
  }
  if (best) {
    const { missing, flown_on, ...value } = best
    return { ...origin, data_on: flown_on, result: missing > 0 ? 'partial' : 'found', value }
  }
  if (fault) return { ...origin, result: 'failed', fault: fault.fault, detail: fault.message }
  return { ...origin, result: 'empty' }
}

async function roofOf(survey: Survey, services: SiteServices, at: HouseAt, parser: Parser, steps: Steps) {
  const { tiles, system, missing } = await eptTiles({
    url: survey.url,
    boxIn: srs => {
      const known = systemOfTiles(srs)
      return known && localFrame(known, at.place).boxAround(at.half_m, at.house)
    },
    asking: services,
    progress: steps.fetching,
  })
  if (tiles.length === 0) return undefined
  await steps.finding()
  // The same unit for a whole survey: asked only where it doesn't say.
  const expected_ground_m = statedHeightUnit(system) ? null : await groundHeight(services.elevation, at.place, services)
  const { reading, point_count, unreadable, flown_on } = await parser.parse(read, tiles, {
    system,
    ...at,
    expected_ground_m,
  })
  const lost = missing + unreadable
  if (!reading) {
    // Missing tiles may be the house's, so this isn't "nothing there".
    if (lost > 0) throw new SiteFault('cut', `${lost} of ${tiles.length + missing} tiles are missing`)
    return undefined
  }
  return { survey: survey.name, reading, missing: lost, point_count, flown_on: dayOf(survey, flown_on) }
}

/** A day that contradicts the survey's name is of another clock; without one the year is known at best. */
function dayOf({ year }: Survey, flown_on: string | null): string | null {
  const is_right = flown_on !== null && (year === null || Math.abs(Number(flown_on.slice(0, 4)) - year) <= 2)
  return is_right ? flown_on : year === null ? null : String(year)
}
