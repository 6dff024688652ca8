// The shade of a drawing, applied to the arrays of its design.

import { arraysOf } from '#machines/design/drawing/arrays-of.ts'
import { shadeKey } from '#machines/design/shade/shade-key.ts'
import { CLOSELY, meanMonths, type Panel, type Shade, shadeSteps } from '#machines/design/shade/shade-of.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { siteWeather } from '#server/design/weather/site-weather.ts'
import type { Db } from '../db/database.ts'
import { outside } from '../lib/outside.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { weatherFileOf } from './weather/project-weather.ts'

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
  return outside(db, shadedSteps(drawing, [...panels.values()], at.weather))
}

/** The same in slices, where the weather is at hand. */
export function* shadedSteps(
  drawing: Schemas['Drawing'],
  panels: Panel[],
  weather: WeatherYear,
): Generator<undefined, Schemas['RoofArray'][]> {
  // Both in the order of the planes, of which those without a module are left out.
  const months = yield* monthsOf(drawing, panels, weather)
  return arraysOf(drawing).map((array, index) => {
    const monthly = months[index]
    if (!monthly) return array
    return { ...array, shading: monthly.map(share => Math.round(share * 1e4) / 1e4), shading_source: 'drawing' }
  })
}

const MOST_KEPT = 10
const shade_cache = new WeakMap<WeatherYear, Map<string, Shade>>()

/**
 * A drawing is previewed while it changes, then saved as previewed: its shade is calculated once. Modules that are off are included,
 * so that turning modules on or off, or counting how many are needed, needs no new calculation.
 */
export function* moduleShade(
  drawing: Schemas['Drawing'],
  panels: Panel[],
  weather: WeatherYear,
): Generator<undefined, Shade['modules']> {
  const laid = sum(drawing.planes.map(({ modules }) => modules.length))
  // On larger roofs the calculation gets coarser with each module that is on.
  const whole = laid > CLOSELY ? drawing : allOn(drawing)
  const of_place = shade_cache.get(weather) ?? new Map<string, Shade>()
  shade_cache.set(weather, of_place)
  const key = shadeKey(whole, panels)
  let shade = of_place.get(key)
  if (!shade) {
    shade = yield* shadeSteps(whole, panels, { ...weather, weather })
    if (of_place.size >= MOST_KEPT) of_place.clear()
    of_place.set(key, shade)
  }
  return shade.modules
}

function* monthsOf(
  drawing: Schemas['Drawing'],
  panels: Panel[],
  weather: WeatherYear,
): Generator<undefined, number[][]> {
  const shade = yield* moduleShade(drawing, panels, weather)
  return drawing.planes.flatMap(({ id, modules }) => {
    const on = shade.filter(one => one.plane_id === id && modules[one.index]?.on)
    return on.length > 0 ? [meanMonths(on)] : []
  })
}

const allOn = (drawing: Schemas['Drawing']): Schemas['Drawing'] => ({
  ...drawing,
  planes: drawing.planes.map(plane => ({ ...plane, modules: plane.modules.map(module => ({ ...module, on: true })) })),
})
