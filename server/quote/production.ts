// The year a project's design makes at its address. Simulated once for each set of inputs, then read from the database.
import { eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { designs, inverters, panels, type SimulationResult, simulations } from '../db/schema.ts'
import { NoStationError } from '../design/nearest-stations.ts'
import { readKept, weatherFileOf } from '../design/project-weather.ts'
import { p90Of } from '../design/rules.ts'
import { simulateYear } from '../design/simulation.ts'
import { weatherAt } from '../design/weather-at.ts'
import type { WeatherYear } from '../design/weather-year.ts'
import { type Climate, climateOf, needsClimate } from '../energy/additions.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { canonicaliseJson } from '../pricing/snapshot.ts'
import type { ProjectRow } from '../projects/access.ts'
import { monthlyConsumption } from '../projects/rules.ts'
import { type CompanyFigures, companyFigures } from './company-figures.ts'

type Design = typeof designs.$inferSelect
/** Raised when the engine or its weather changes, so that stored results are made anew. */
const ENGINE = 2

/** All a simulated year follows from, and its hash. */
async function inputsOf(db: Db, project: ProjectRow) {
  const { latitude, longitude } = project.address ?? {}
  const [design] = await db.select().from(designs).where(eq(designs.project_id, project.id))
  if (!design || latitude === undefined || longitude === undefined) return null
  const file = await weatherFileOf(db, project.id)
  const { arrays, inverters } = design
  const figures = await companyFigures(db)
  const { shares, inverter_efficiency } = figures
  const weather = file?.sha256 ?? null
  const inputs = { arrays, inverters, latitude, longitude, engine: ENGINE, weather, shares, inverter_efficiency }
  return { design, file, figures, latitude, longitude, hash: sha256(canonicaliseJson(inputs)) }
}

/** Null while there is no design, no coordinates, or no weather station within reach of them. */
export async function productionOf(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Simulation'] | null> {
  const inputs = await inputsOf(db, project)
  if (!inputs) return null
  const { design, file, figures, latitude, longitude, hash: inputs_hash } = inputs
  const [stored] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  const fresh =
    stored?.inputs_hash === inputs_hash
      ? stored.result
      : await simulate(db, design, figures, await weatherFor(db, file, latitude, longitude))
  if (!fresh) return null
  if (fresh !== stored?.result) {
    const row = {
      company_id: project.company_id,
      project_id: project.id,
      inputs_hash,
      result: fresh,
      made_at: ports.now(),
    }
    await db
      .insert(simulations)
      .values(row)
      .onConflictDoUpdate({ target: [simulations.company_id, simulations.project_id], set: row })
  }
  return {
    ...fresh,
    ...outlook(figures, fresh),
    ...household(await monthlyUse(db, project), fresh.annual_kwh),
    design_version: design.version,
  }
}

/** The last hundred years of hours, 70 kB each: a hand on a slider asks for the same again and again. */
const HOURLY = new Map<string, Made>()
type Made = {
  /** AC, kWh of each hour. */
  hours: Float64Array
  /** AC, kWh. */
  months: number[]
}
const KEPT_YEARS = 100

export type HourlyProduction = Made & {
  /** Of all they follow from. */
  hash: string
  design: Design
  degradation: number
}

/** The hours behind `productionOf`; null where that is. */
export async function hourlyProductionOf(db: Db, project: ProjectRow): Promise<HourlyProduction | null> {
  const inputs = await inputsOf(db, project)
  if (!inputs) return null
  const { design, file, figures, latitude, longitude, hash } = inputs
  const { degradation } = figures
  const known = HOURLY.get(hash)
  if (known) return { ...known, hash, design, degradation }
  const at = await weatherFor(db, file, latitude, longitude)
  if (!at) return null
  const made = simulateYear((await systemOf(db, design, figures, at)).input)
  const kept = { hours: made.hourly_ac_kw, months: made.monthly_kwh }
  for (const oldest of HOURLY.keys()) {
    if (HOURLY.size < KEPT_YEARS) break
    HOURLY.delete(oldest)
  }
  HOURLY.set(hash, kept)
  return { ...kept, hash, design, degradation }
}

/** How cold and hot the project's place is, where its household has something that follows it. Null without a place. */
export async function climateFor(db: Db, { id, address, consumption }: ProjectRow): Promise<Climate | null> {
  const { latitude, longitude } = address ?? {}
  if (!needsClimate(consumption?.additions) || latitude === undefined || longitude === undefined) return null
  const at = await weatherFor(db, await weatherFileOf(db, id), latitude, longitude)
  return at && climateOf(at.weather.temp_c)
}

const monthlyUse = async (db: Db, project: ProjectRow) => monthlyConsumption(project, await climateFor(db, project))

/** The household is not part of the physics: it is read anew, so that a changed consumption needs no simulation. */
function household(monthly_consumption_kwh: number[] | null, annual_kwh: number) {
  const used = monthly_consumption_kwh?.reduce((sum, kwh) => sum + kwh, 0) ?? 0
  return { monthly_consumption_kwh, offset: used > 0 ? annual_kwh / used : null }
}

/** Nor is how years differ and decline part of one year's physics. */
function outlook({ yearly_deviation, degradation }: CompanyFigures, { annual_kwh, assumptions }: SimulationResult) {
  return {
    p90_kwh: p90Of(annual_kwh, yearly_deviation),
    degradation,
    assumptions: [
      ...assumptions,
      `Years stray from the average by ${percent(yearly_deviation)} (standard deviation); nine of ten reach P90.`,
      `Production falls by ${percent(degradation)} a year.`,
    ],
  }
}

/** What the engine is given. */
async function systemOf(db: Db, design: Design, figures: CompanyFigures, at: Weather) {
  const panel_ids = design.arrays.map(array => array.panel_id)
  const inverter_ids = design.inverters.map(choice => choice.inverter_id)
  const modules = new Map(
    (await db.select().from(panels).where(inArray(panels.id, panel_ids))).map(row => [row.id, row]),
  )
  const machines = new Map(
    (await db.select().from(inverters).where(inArray(inverters.id, inverter_ids))).map(row => [row.id, row]),
  )
  const planes = design.arrays.map(array => {
    const panel = modules.get(array.panel_id)
    return {
      name: array.name,
      tilt_deg: array.tilt_deg,
      azimuth_deg: array.azimuth_deg,
      kw: ((panel?.power_w ?? 0) * array.module_count) / 1000,
      shading: array.shading,
      temp_coeff: panel ? panel.temp_coeff_pmax : undefined,
    }
  })
  const inverter_efficiency = figures.inverter_efficiency ?? efficiencyOf(design, machines)
  const ac_kw = design.ac_w / 1000
  const { losses } = figures
  return {
    planes,
    ac_kw,
    inverter_efficiency,
    input: { weather: at.weather, planes, losses, ac_kw, inverter_efficiency },
  }
}

async function simulate(
  db: Db,
  design: Design,
  figures: CompanyFigures,
  at: Weather | null,
): Promise<SimulationResult | null> {
  if (!at) return null
  const { planes, ac_kw, inverter_efficiency, input } = await systemOf(db, design, figures, at)
  const { losses } = figures
  const year = simulateYear(input)
  return {
    annual_kwh: year.annual_kwh,
    monthly_kwh: year.monthly_kwh,
    monthly_poa_kwh_m2: year.monthly_poa_kwh_m2,
    size_kw: design.size_w / 1000,
    specific_yield: year.specific_yield,
    performance_ratio: year.performance_ratio,
    arrays: planes.map(({ name, kw }, index) => ({
      name,
      size_kw: kw,
      annual_kwh: year.planes[index]?.annual_kwh ?? 0,
      specific_yield: year.planes[index]?.specific_yield ?? 0,
    })),
    losses: year.losses,
    weather: { source: at.weather.source, stations: at.stations, file_name: at.file_name },
    assumptions: [
      `The company’s figures for system losses make ${percent(losses)} together: ${lossList(figures)}.`,
      `Inverters of ${ac_kw} kW together at ${percent(inverter_efficiency)} efficiency${figures.inverter_efficiency === undefined ? '' : ', the company’s figure for all'}.`,
      'The ground reflects 20% of the light.',
      design.arrays.some(array => array.shading)
        ? 'Shade as entered for each plane and month.'
        : 'No shade: none was entered.',
    ],
  }
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

function lossList({ shares }: CompanyFigures): string {
  const counted = Object.entries(shares).filter(([, share]) => share > 0)
  return (
    counted
      .map(([name, share]) => `${name.replaceAll('_', ' ').replace('light i', 'light-i')} ${percent(share)}`)
      .join(', ') || 'none'
  )
}

type Weather = { weather: WeatherYear; stations: string[]; file_name: string | null }

/** The project's own file; else the stations around it. Null where none is near: no simulation rather than a wrong one. */
async function weatherFor(
  db: Db,
  file: Awaited<ReturnType<typeof weatherFileOf>>,
  latitude: number,
  longitude: number,
): Promise<Weather | null> {
  if (file) return { weather: await readKept(db, file.file_id), stations: [file.station], file_name: file.file_name }
  try {
    return { ...weatherAt(latitude, longitude), file_name: null }
  } catch (error) {
    if (error instanceof NoStationError) return null
    throw error
  }
}

/** Weighted by the power of each model. */
function efficiencyOf(design: Design, machines: ReadonlyMap<string, typeof inverters.$inferSelect>): number {
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
