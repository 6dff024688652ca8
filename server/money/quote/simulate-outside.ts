// Simulates a year on the server. Hourly shading of a large roof among trees takes seconds and runs outside the transaction.
import type { SimulationResult } from '#machines/design/production/simulation.ts'
import { type SimulationInputs, simulate } from '#machines/design/production/simulation-run.ts'
import { castSteps } from '#machines/design/shade/cast-hours.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import type { Db } from '#server/db/database.ts'
import { outside } from '#server/lib/outside.ts'

export async function simulateOutside(
  db: Db | undefined,
  inputs: SimulationInputs,
  weather: WeatherYear,
): Promise<SimulationResult> {
  // Cached where it is cast; the simulation reads it from there.
  if (inputs.scene) await outside(db, castSteps(inputs.scene, weather))
  return simulate(inputs, weather)
}
