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
import { siteWeather, type Weather } from './site-weather.ts'

/** A year with what it was computed from. */
type Made = { inputs: SimulationInputs; result: SimulationResult }

/** All a simulated year follows from, and its hash. */
async function basisOf(db: Db, project: ProjectRow) {
  const { latitude, longitude } = project.address ?? {}
  const design = await designOf(db, project)
  if (!design || latitude === undefined || longitude === undefined) return null
  const file = await weatherFileOf(db, project.id)
  const { arrays, inverters } = design
  const figures = await companyFigures(db)
  const { shares, inverter_efficiency } = figures
  const weather = file?.sha256 ?? null
  const basis = { arrays, inverters, latitude, longitude, engine: ENGINE, weather, shares, inverter_efficiency }
  return { design, file, figures, place: { latitude, longitude }, hash: sha256(canonicaliseJson(basis)) }
}
type Basis = NonNullable<Awaited<ReturnType<typeof basisOf>>>

/** Null while there is no design, no coordinates, or no weather station within reach of them. */
export async function productionOf(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Simulation'] | null> {
  const basis = await basisOf(db, project)
  if (!basis) return null
  const { design, file, figures, place, hash } = basis
  const make = async () => {
    const at = await siteWeather(db, file, place.latitude, place.longitude)
    if (!at) return null
    const inputs = await inputsOf(db, design, figures, place, at, file?.sha256)
    return { inputs, result: resultOf(inputs, simulate(inputs, at.weather), design, figures, at) }
  }
  const fresh = await (project.sketch
    ? sketched(`${project.company_id}/${hash}/${design.size_w}/${design.ac_w}`, make)
    : stored(db, ports, project, hash, make))
  if (!fresh) return null
  return {
    ...fresh,
    ...outlook(figures, fresh),
    ...household(await monthlyUse(db, project), fresh.annual_kwh),
    design_version: design.version,
  }
}

/** The year's own hours, computed again from what the stored year was computed from. Null where there is no year. */
export async function simulatedYear(db: Db, ports: Ports, project: ProjectRow) {
  const simulation = await productionOf(db, ports, project)
  const basis = await basisOf(db, project)
  if (!simulation || !basis) return null
  const [known] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  if (!known?.inputs) throw new Error(`The simulation of ${project.id} was stored without its inputs`)
  const { inputs, result, made_at } = known
  const at = await siteWeather(db, basis.file, basis.place.latitude, basis.place.longitude)
  if (!at) throw new Error(`The weather of ${project.id} is gone`)
  return { simulation, inputs, result, made_at, weather: at.weather, year: simulate(inputs, at.weather) }
}

/** The last hundred years of hours, 70 kB each: a hand on a slider asks for the same again and again. */
const HOURLY = new Map<string, Hourly>()
type Hourly = {
  /** AC, kWh of each hour. */
  hours: Float64Array
  /** AC, kWh. */
  months: number[]
}
const KEPT_YEARS = 100

export type HourlyProduction = Hourly & {
  /** Of all they follow from. */
  hash: string
  design: Design
  degradation: number
}

/** The hours behind `productionOf`; null where that is. */
export async function hourlyProductionOf(db: Db, project: ProjectRow): Promise<HourlyProduction | null> {
  const basis = await basisOf(db, project)
  if (!basis) return null
  const { design, file, figures, place, hash } = basis
  const { degradation } = figures
  const key = `${project.company_id}/${hash}/${design.size_w}/${design.ac_w}`
  const known = HOURLY.get(key)
  if (known) return { ...known, hash, design, degradation }
  const at = await siteWeather(db, file, place.latitude, place.longitude)
  if (!at) return null
  const made = simulate(await knownInputs(db, project, basis, at), at.weather)
  const kept = { hours: made.hourly_ac_kw, months: made.monthly_kwh }
  for (const oldest of HOURLY.keys()) {
    if (HOURLY.size < KEPT_YEARS) break
    HOURLY.delete(oldest)
  }
  HOURLY.set(key, kept)
  return { ...kept, hash, design, degradation }
}

/** Those of the stored year where it is the same: a panel whose entry was changed since makes no other hours. */
async function knownInputs(db: Db, project: ProjectRow, basis: Basis, at: Weather): Promise<SimulationInputs> {
  const { design, file, figures, place, hash } = basis
  const [known] = project.sketch
    ? []
    : await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  if (known?.inputs_hash === hash && known.inputs) return known.inputs
  return inputsOf(db, design, figures, place, at, file?.sha256)
}

/** How cold and hot the project's place is, where its household has something that follows it. Null without a place. */
export async function climateFor(db: Db, { id, address, consumption }: ProjectRow): Promise<Climate | null> {
  const { latitude, longitude } = address ?? {}
  if (!needsClimate(consumption?.additions) || latitude === undefined || longitude === undefined) return null
  const at = await siteWeather(db, await weatherFileOf(db, id), latitude, longitude)
  return at && climateOf(at.weather.temp_c)
}

const monthlyUse = async (db: Db, project: ProjectRow) => monthlyConsumption(project, await climateFor(db, project))

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
