// The hours behind a project's year, for whatever is reckoned hour by hour: use, batteries, rates.

import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { siteWeather } from '../weather/site-weather.ts'
import type { Design } from './designs-of.ts'
import { inputsOf } from './production.ts'
import { simulateOutside } from './simulate-outside.ts'
import { simulationInputs } from './simulation-inputs.ts'

/** The last hundred years of hours, 70 kB each: a hand on a slider asks for the same again and again. */
const KEPT_YEARS = 100
const known_years = new Map<string, Made>()
type Made = {
  /** AC, kWh of each hour. */
  hours: Float64Array
  /** AC, kWh. */
  months: number[]
}

export type HourlyProduction = Made & {
  /** Of all they follow from. */
  hash: string
  design: Design
  degradation: number
}

/** The hours behind `productionOf`; null where that is. */
export async function hourlyProductionOf(db: Db, ports: Ports, project: ProjectRow): Promise<HourlyProduction | null> {
  const sold = await inputsOf(db, project)
  if (!sold) return null
  const { design, file, figures, house, hash } = sold
  const { degradation } = figures
  const key = `${project.company_id}/${hash}/${design.size_w}/${design.ac_w}`
  const known = known_years.get(key)
  if (known) return { ...known, hash, design, degradation }
  const at = await siteWeather(db, ports, file, house.latitude, house.longitude)
  if (!at) return null
  const inputs = await simulationInputs(db, design, figures, house, at)
  const year = await simulateOutside(db, inputs, at.weather)
  const made = { hours: year.hourly_ac_kw, months: year.monthly_kwh }
  for (const oldest of known_years.keys()) {
    if (known_years.size < KEPT_YEARS) break
    known_years.delete(oldest)
  }
  known_years.set(key, made)
  return { ...made, hash, design, degradation }
}
