// Resolved inputs of a project's year: catalog, company and weather.
import { wireDesign } from '#machines/design/electrical/wire-design.ts'
import { FILE_RULE, type SimulationInputs, STATION_RULE } from '#machines/design/production/simulation-run.ts'
import { scenePlanes } from '#machines/design/shade/shade-scene.ts'
import { chosenOffset } from '#machines/design/weather/weather-reading.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import type { Schemas } from '#sdk/types.ts'
import type { CompanyFigures } from './company-figures.ts'
import type { OpenPlane } from './describe/describe-site.ts'
import type { Catalog, Design, Inverter, PricedSale } from './sale.ts'
import { lossesOf } from './shade-losses.ts'

/** The hours a year is simulated with, and their source. */
export type SiteWeather = Readonly<{
  weather: Pick<WeatherYear, 'source'>
  stations: string[]
  /** The project's own; undefined where stations around it are used. */
  file: PricedSale['weather_file']
  /** How sure it is. */
  says: Pick<Schemas['Simulation']['weather'], 'nearest_km' | 'place_deviation' | 'years'>
}>

/** Everything the physics are given, with no id in it that only this database could resolve. */
export function simulationInputs(
  design: Design,
  { panels: modules, inverters: machines }: Catalog,
  figures: CompanyFigures,
  { latitude, longitude }: { latitude: number; longitude: number },
  at: SiteWeather,
  site: Schemas['SiteTemperatures'],
): SimulationInputs {
  const chosen_h = chosenOffset(at.file?.reading ?? null)
  const scene_planes = scenePlanes(design.arrays, design.scene)
  const wiring = wireDesign({
    groups: design.arrays.flatMap(({ name, panel_id, module_count }) => {
      const panel = modules.get(panel_id)
      return panel ? [{ name, panel, count: module_count }] : []
    }),
    machines: design.inverters.flatMap(({ inverter_id, count }) => {
      const inverter = machines.get(inverter_id)
      return inverter ? [{ inverter, count }] : []
    }),
    site,
  })
  return {
    place: { latitude_deg: latitude, longitude_deg: longitude },
    planes: design.arrays.map((array, index) => {
      const panel = modules.get(array.panel_id)
      const losses = lossesOf(array, figures)
      const scene_plane = scene_planes[index]
      return {
        name: array.name,
        tilt_deg: array.tilt_deg,
        azimuth_deg: array.azimuth_deg,
        kw: ((panel?.power_w ?? 0) * array.module_count) / 1000,
        module_count: array.module_count,
        ...(array.mounting ? { mounting: array.mounting } : {}),
        ...(array.rows ? { rows: array.rows } : {}),
        ...(array.tracker ? { tracker: array.tracker } : {}),
        ...(array.rows && panel?.bifaciality ? { bifaciality: panel.bifaciality } : {}),
        ...(array.shading ? { shading: array.shading } : {}),
        ...(scene_plane === undefined ? {} : { scene_plane }),
        ...(losses === undefined ? {} : { losses }),
        ...(panel ? { temp_coeff: panel.temp_coeff_pmax } : {}),
      }
    }),
    losses: figures.shares,
    ...(figures.monthly_soiling ? { monthly_soiling: figures.monthly_soiling } : {}),
    ...(figures.conditions ? { conditions: figures.conditions } : {}),
    inverters: { ...ratingOf(design, figures, machines), ...(wiring ? { wiring } : {}) },
    ...(design.scene && scene_planes.some(Boolean) ? { scene: design.scene } : {}),
    weather: {
      rule: at.file ? FILE_RULE : STATION_RULE,
      stations: at.stations,
      file_name: at.file?.file_name ?? null,
      file_sha256: at.file?.sha256 ?? null,
      ...(chosen_h === undefined ? {} : { utc_offset_h: chosen_h }),
    },
  }
}

/**
 * Planes with rows on open ground, with the rear-side data of today's catalog, which may be completed while a design uses the
 * panel.
 */
export const openPlanes = ({ arrays }: Pick<Design, 'arrays'>, { panels }: Catalog): OpenPlane[] =>
  arrays
    .filter(({ rows }) => rows)
    .map(({ name, rows, tracker, panel_id }) => {
      const bifaciality = panels.get(panel_id)?.bifaciality
      return { name, rows, tracker, ...(bifaciality ? { bifaciality } : {}) }
    })

type Rating = Pick<SimulationInputs['inverters'], 'ac_kw' | 'efficiency'>

/** All of a design as one. */
export const invertersOf = (design: Design, { inverters }: Catalog, figures: CompanyFigures): Rating =>
  ratingOf(design, figures, inverters)

const ratingOf = (
  design: Design,
  { inverter_efficiency }: CompanyFigures,
  machines: ReadonlyMap<string, Inverter>,
): Rating => ({ ac_kw: design.ac_w / 1000, efficiency: inverter_efficiency ?? efficiencyOf(design, machines) })

/** Weighted by the power of each model. */
function efficiencyOf(design: Design, machines: ReadonlyMap<string, Inverter>): number {
  let power_w = 0
  let through_w = 0
  for (const { inverter_id, count } of design.inverters) {
    const machine = machines.get(inverter_id)
    if (!machine) continue
    power_w += machine.ac_power_w * count
    through_w += machine.ac_power_w * count * machine.efficiency_cec
  }
  return power_w > 0 ? through_w / power_w : 0.96
}
