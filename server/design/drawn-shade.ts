// The shade of a drawing, applied to the arrays of its design.

import { arraysOf } from '#machines/design/drawing/arrays-of.ts'
import { shadeKey } from '#machines/design/shade/shade-key.ts'
import { type Panel, type PlaneShade, shadeSteps } from '#machines/design/shade/shade-of.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import type { Schemas } from '#sdk/types.ts'
import { weatherFileOf } from '#server/design/weather/project-weather.ts'
import { siteWeather } from '#server/design/weather/site-weather.ts'
import type { Db } from '../db/database.ts'
import { outside } from '../lib/outside.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'

/** As `arraysOf`, with what each month loses to shade; without it where no weather is known for the address. */
export async function shadedArrays(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  drawing: Schemas['Drawing'],
  panels: ReadonlyMap<string, Panel>,
): Promise<Schemas['RoofArray'][]> {
  const arrays = arraysOf(drawing)
  const { latitude, longitude } = project.address ?? {}
  if (arrays.length === 0 || latitude === undefined || longitude === undefined) return arrays
  const at = await siteWeather(db, ports, await weatherFileOf(db, project.id), latitude, longitude)
  if (!at) return arrays
  // Both in the order of the planes, of which those without a module are left out.
  const planes = await outside(db, planesOf(drawing, [...panels.values()], at.weather))
  return arrays.map((array, index) => {
    const monthly = planes[index]?.monthly
    if (!monthly) return array
    return { ...array, shading: monthly.map(share => Math.round(share * 1e4) / 1e4), shading_source: 'drawing' }
  })
}

const MOST_KEPT = 20
const known = new WeakMap<WeatherYear, Map<string, PlaneShade[]>>()

/** A drawing is looked at while it changes, then saved as it was looked at: the same shade is calculated once. */
function* planesOf(
  drawing: Schemas['Drawing'],
  panels: Panel[],
  weather: WeatherYear,
): Generator<undefined, PlaneShade[]> {
  const of_place = known.get(weather) ?? new Map<string, PlaneShade[]>()
  known.set(weather, of_place)
  const key = shadeKey(drawing, panels)
  const found = of_place.get(key)
  if (found) return found
  const { planes } = yield* shadeSteps(drawing, panels, { ...weather, weather })
  if (of_place.size >= MOST_KEPT) of_place.clear()
  of_place.set(key, planes)
  return planes
}
