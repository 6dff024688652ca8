// A simulated year on a server: the shade of every hour takes seconds where many trees stand around a large roof, so that it is cast
// outside the transaction, in slices.
import type { SimulationResult } from '#machines/design/production/simulation.ts'
import { type SimulationInputs, simulate } from '#machines/design/production/simulation-run.ts'
import { castSteps } from '#machines/design/shade/cast-hours.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import type { Db } from '../db/database.ts'
import { outside } from '../lib/outside.ts'

export async function simulateOutside(
  db: Db,
  inputs: SimulationInputs,
  weather: WeatherYear,
): Promise<SimulationResult> {
  // Kept by what casts it, from where the simulation takes it.
  if (inputs.scene) await outside(db, castSteps(inputs.scene, weather))
  return simulate(inputs, weather)
}
