// The year a project's design makes at its address. Simulated once for each set of inputs, then read from the database.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { type SimulationResult, simulations } from '../db/schema.ts'
import { weatherFileOf } from '../design/project-weather.ts'
import { chancesOf } from '../design/rules.ts'
import { type SimulationInputs, simulate } from '../design/simulated.ts'
import { ENGINE } from '../design/simulation.ts'
import { type Climate, climateOf, needsClimate } from '../energy/additions.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { canonicaliseJson } from '../pricing/snapshot.ts'
import type { ProjectRow } from '../projects/access.ts'
import { monthlyConsumption } from '../projects/rules.ts'
import { type CompanyFigures, companyFigures } from './company-figures.ts'
import { type Design, designOf } from './designs-of.ts'
import { inputsOf } from './simulation-inputs.ts'
import { percent, resultOf } from './simulation-result.ts'
import { siteWeather } from './site-weather.ts'

/** A year with what it was computed from. */
type Made = { inputs: SimulationInputs; result: SimulationResult }

/** All a simulated year follows from, by its hash, and how to make it. */
async function groundOf(db: Db, project: ProjectRow) {
  const { latitude, longitude } = project.address ?? {}
  const design = await designOf(db, project)
  if (!design || latitude === undefined || longitude === undefined) return null
  const file = await weatherFileOf(db, project.id)
  const { arrays, inverters } = design
  const figures = await companyFigures(db)
  const { shares, inverter_efficiency } = figures
  const weather = file?.sha256 ?? null
  const basis = { arrays, inverters, latitude, longitude, engine: ENGINE, weather, shares, inverter_efficiency }
  const make = async () => {
    const at = await siteWeather(db, file, latitude, longitude)
    if (!at) return null
    const inputs = await inputsOf(db, design, figures, { latitude, longitude }, at, file?.sha256)
    return { inputs, at, year: simulate(inputs, at.weather) }
  }
  return { design, figures, inputs_hash: sha256(canonicaliseJson(basis)), make }
}

/** Null while there is no design, no coordinates, or no weather station within reach of them. */
export async function productionOf(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Simulation'] | null> {
  const ground = await groundOf(db, project)
  if (!ground) return null
  const { design, figures, inputs_hash } = ground
  const make = async () => {
    const made = await ground.make()
    if (!made) return null
    const { inputs, at, year } = made
    return { inputs, result: resultOf(inputs, year, design, figures, at) }
  }
  const fresh = await (project.sketch
    ? sketched(`${project.company_id}/${inputs_hash}/${design.size_w}/${design.ac_w}`, make)
    : stored(db, ports, project, inputs_hash, make))
  if (!fresh) return null
  const use = monthlyConsumption(project, await climateFor(db, project))
  return {
    ...fresh,
    ...outlook(figures, fresh),
    ...household(use, fresh.annual_kwh),
    design_version: design.version,
  }
}

/** 70 kB each: a hand on a slider asks for the same hours again and again. */
const MOST_HOURLY = 100
const hourly = new Map<string, { hours: Float64Array; months: number[] }>()

export type HourlyProduction = {
  /** AC, kWh of each hour. */
  hours: Float64Array
  /** AC, kWh, as the simulation says them. */
  months: number[]
  /** Of all they follow from. */
  hash: string
  design: Design
  degradation: number
}

/** The hours behind `productionOf`; null where that is. */
export async function hourlyProductionOf(db: Db, project: ProjectRow): Promise<HourlyProduction | null> {
  const ground = await groundOf(db, project)
  if (!ground) return null
  const { design, figures, inputs_hash: hash, make } = ground
  const key = `${project.company_id}/${hash}/${design.size_w}/${design.ac_w}`
  const known = hourly.get(key)
  if (known) return { ...known, hash, design, degradation: figures.degradation }
  const made = await make()
  if (!made) return null
  const kept = { hours: made.year.hourly_ac_kw, months: made.year.monthly_kwh }
  if (hourly.size >= MOST_HOURLY) hourly.clear()
  hourly.set(key, kept)
  return { ...kept, hash, design, degradation: figures.degradation }
}

/** How cold and hot the project's place is, where its household has something that follows it. Null without a place. */
export async function climateFor(db: Db, { id, address, consumption }: ProjectRow): Promise<Climate | null> {
  const { latitude, longitude } = address ?? {}
  if (!needsClimate(consumption?.additions) || latitude === undefined || longitude === undefined) return null
  const at = await siteWeather(db, await weatherFileOf(db, id), latitude, longitude)
  return at && climateOf(at.weather.temp_c)
}

/** The year's own hours, computed again from what the stored year was computed from. Null where there is no year. */
export async function simulatedYear(db: Db, ports: Ports, project: ProjectRow) {
  const simulation = await productionOf(db, ports, project)
  if (!simulation) return null
  const [known] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  if (!known?.inputs) throw new Error(`The simulation of ${project.id} was stored without its inputs`)
  const { inputs, result, made_at } = known
  const file = inputs.weather.file_sha256 === null ? undefined : await weatherFileOf(db, project.id)
  const at = await siteWeather(db, file, inputs.place.latitude_deg, inputs.place.longitude_deg)
  if (!at) throw new Error(`The weather of ${project.id} is gone`)
  return { simulation, inputs, result, made_at, weather: at.weather, year: simulate(inputs, at.weather) }
}

async function stored(
  db: Db,
  ports: Ports,
  { company_id, id: project_id }: ProjectRow,
  inputs_hash: string,
  make: () => Promise<Made | null>,
): Promise<SimulationResult | null> {
  const [known] = await db.select().from(simulations).where(eq(simulations.project_id, project_id))
  if (known?.inputs_hash === inputs_hash) return known.result
  const made = await make()
  if (!made) return null
  const row = { company_id, project_id, inputs_hash, ...made, made_at: ports.now() }
  await db
    .insert(simulations)
    .values(row)
    .onConflictDoUpdate({ target: [simulations.company_id, simulations.project_id], set: row })
  return made.result
}

/** By company and inputs: a price asks for the same year several times, and whoever draws goes to and fro. */
const sketches = new Map<string, SimulationResult>()

/** Not written down: a year of a design that may never be. */
async function sketched(key: string, make: () => Promise<Made | null>): Promise<SimulationResult | null> {
  const known = sketches.get(key)
  if (known) return known
  const made = await make()
  if (sketches.size >= 100) sketches.clear()
  if (made) sketches.set(key, made.result)
  return made?.result ?? null
}

/** The household is not part of the physics: it is read anew, so that a changed consumption needs no simulation. */
function household(monthly_consumption_kwh: number[] | null, annual_kwh: number) {
  const used = monthly_consumption_kwh?.reduce((sum, kwh) => sum + kwh, 0) ?? 0
  return { monthly_consumption_kwh, offset: used > 0 ? annual_kwh / used : null }
}

/** Nor is how far a year may stray and how it declines. */
function outlook(figures: CompanyFigures, { annual_kwh, assumptions }: SimulationResult) {
  const { degradation } = figures
  const chances = chancesOf(annual_kwh, figures)
  const [first] = chances.outlook
  return {
    p90_kwh: first?.p90_kwh ?? 0,
    ...chances,
    degradation,
    assumptions: [
      ...assumptions,
      `A year strays from what is expected of it by ${percent(first?.deviation ?? 0)} (standard deviation, all sources together); P90 is reached with nine chances of ten.`,
      `Production falls by ${percent(degradation)} a year.`,
    ],
  }
}
