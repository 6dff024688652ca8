// A year with all its inputs: stored, printed on its receipt, and reproducible. Pure: the command line runs it without
// a database.
import type { Schemas } from '#sdk/types.ts'
import { steadyLoss } from '../rules.ts'
import { castHours } from '../shade/cast-hours.ts'
import type { WeatherYear } from '../weather/weather-year.ts'
import { type SimulationResult, simulateYear } from './simulation.ts'

export type SimulationInputs = Schemas['ReceiptInputs']

/** How weather is derived for an address without its own file. */
export const STATION_RULE =
  'NREL TMY3 monthly means of up to twelve stations, weighted by distance and elevation (kriging) as shares of clear-sky light; hours synthesized, the same for the same place'
export const FILE_RULE = 'The hours of the file'

export function simulate(inputs: SimulationInputs, weather: WeatherYear): SimulationResult {
  const hours = inputs.scene && castHours(inputs.scene, weather)
  return simulateYear({
    weather,
    planes: inputs.planes.map(plane => {
      const of_plane = plane.scene_plane === undefined ? undefined : hours?.get(plane.scene_plane)
      return of_plane ? { ...plane, hours: of_plane } : plane
    }),
    losses: steadyLoss(inputs.losses, { monthly_soiling: inputs.monthly_soiling, snow: inputs.conditions?.snow }),
    monthly_soiling: inputs.monthly_soiling,
    conditions: inputs.conditions,
    ac_kw: inputs.inverters.ac_kw,
    inverter_efficiency: inputs.inverters.efficiency,
    wiring: inputs.inverters.wiring,
  })
}
