// A simulated year on a server: the shade of every hour, which takes seconds where many trees stand around a large roof, is cast in
// slices, so that others are answered meanwhile.
import type { SimulationResult } from '#machines/design/production/simulation.ts'
import { type SimulationInputs, simulate } from '#machines/design/production/simulation-run.ts'
import { castSteps } from '#machines/design/shade/cast-hours.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { inSlices } from '../lib/in-slices.ts'

export async function simulateInSlices(inputs: SimulationInputs, weather: WeatherYear): Promise<SimulationResult> {
  // Kept by what casts it, from where the simulation takes it.
  if (inputs.scene) await inSlices(castSteps(inputs.scene, weather))
  return simulate(inputs, weather)
}
