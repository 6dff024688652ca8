// The year a project's design makes at its address. Simulated once for each set of inputs, then read from the database.
import { and, eq } from 'drizzle-orm'
import { ENGINE } from '#machines/design/production/simulation.ts'
import type { SimulationInputs } from '#machines/design/production/simulation-run.ts'
import { chancesOf } from '#machines/design/rules.ts'
import { canonicaliseJson } from '#machines/pricing/snapshot.ts'
import { monthlyConsumption } from '#machines/projects/use-by-month.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { type SimulationResult, simulations } from '../db/schema/design.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { climateFor } from '../weather/climate.ts'
import { describeFile } from '../weather/describe-reading.ts'
import { houseOf } from '../weather/lowest/site-temperatures.ts'
import { weatherFileOf, weatherMark } from '../weather/project-weather.ts'
import { siteWeather } from '../weather/site-weather.ts'
import { type CompanyFigures, companyFigures, figuresFor } from './company-figures.ts'
import { outlookWords } from './describe/describe-outlook.ts'
import { designOf } from './designs-of.ts'
import { simulateOutside } from './simulate-outside.ts'
import { invertersOf, openPlanes, simulationInputs } from './simulation-inputs.ts'
import { resultOf, sourceWords, yearWords } from './simulation-result.ts'

/** All a simulated year follows from, and its hash. Null while there is no design or no coordinates. */
export async function inputsOf(db: Db, project: ProjectRow) {
  const house = houseOf(project.address)
  const design = await designOf(db, project)
  if (!design || !house) return null
  const { latitude, longitude } = house
  const file = await weatherFileOf(db, project.id)
  const figures = figuresFor(design, await companyFigures(db))
  const open = await openPlanes(db, design)
  const { arrays, inverters, scene } = design
  const { shares, monthly_soiling, conditions, inverter_efficiency, of_design } = figures
  const weather = file ? weatherMark(file) : null
  const losses = { shares, monthly_soiling, conditions, of_design }
  const inputs = {
    arrays,
    inverters,
    latitude,
    longitude,
    engine: ENGINE,
    weather,
    ...losses,
    inverter_efficiency,
    scene,
    ...(open.length > 0 ? { open } : {}),
  }
  return { design, file, figures, open, house, hash: sha256(canonicaliseJson(inputs)) }
}
type Inputs = NonNullable<Awaited<ReturnType<typeof inputsOf>>>

/** Null while there is no design, no coordinates, or no weather station within reach of them. */
export async function productionOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  language: Language = 'en',
): Promise<Schemas['Simulation'] | null> {
  const inputs = await inputsOf(db, project)
  if (!inputs) return null
  const made = project.sketch ? await sketched(db, ports, project, inputs) : await stored(db, ports, project, inputs)
  if (!made) return null
  const { design, figures, open, file, latitude, longitude } = inputs
  // Years are kept with English words, made from the same facts.
  const words =
    language === 'en'
      ? made.assumptions
      : yearWords(await invertersOf(db, design, figures), design, figures, open, language)
  return {
    ...made,
    weather: { ...made.weather, source: sourceWords(made.weather.source, language) },
    ...outlook(figures, made),
    ...(file?.reading ? { weather_file: describeFile(file.reading, { latitude, longitude }, language) } : {}),
    assumptions: [...words, ...outlookWords(figures, made, language)],
    ...household(monthlyConsumption(project, await climateFor(db, ports, project)), made.annual_kwh),
    design_version: design.version,
  }
}

/** The year's own hours, computed again from what the stored year was computed from. Null where there is no year. */
export async function simulatedYear(db: Db, ports: Ports, project: ProjectRow) {
  const simulation = await productionOf(db, ports, project)
  if (!simulation) return null
  const [known] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  if (!known?.inputs) throw new Error(`The simulation of ${project.id} was stored without its inputs`)
  const { inputs, result, made_at } = known
  const file = inputs.weather.file_sha256 === null ? undefined : await weatherFileOf(db, project.id)
  const { latitude_deg, longitude_deg } = inputs.place
  const at = await siteWeather(db, ports, file, latitude_deg, longitude_deg)
  if (!at) throw new Error(`The weather of ${project.id} is gone`)
  return {
    simulation,
    inputs,
    result,
    made_at,
    weather: at.weather,
    year: await simulateOutside(db, inputs, at.weather),
  }
}

type Made = { inputs: SimulationInputs; result: SimulationResult }

async function make(db: Db, ports: Ports, { design, file, figures, house }: Inputs): Promise<Made | null> {
  const at = await siteWeather(db, ports, file, house.latitude, house.longitude)
  if (!at) return null
  const inputs = await simulationInputs(db, design, figures, house, at)
  return { inputs, result: resultOf(inputs, await simulateOutside(db, inputs, at.weather), design, figures, at) }
}

async function stored(db: Db, ports: Ports, project: ProjectRow, inputs: Inputs): Promise<SimulationResult | null> {
  const [known] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  if (known?.inputs_hash === inputs.hash) return known.result
  const made = await make(db, ports, inputs)
  if (!made) return null
  const { company_id, id: project_id } = project
  const row = { company_id, project_id, inputs_hash: inputs.hash, ...made, made_at: ports.now() }
  await db
    .insert(simulations)
    .values(row)
    .onConflictDoUpdate({ target: [simulations.company_id, simulations.project_id], set: row })
  return made.result
}

/** By company and inputs: a price asks for the same year several times, and whoever draws goes to and fro. */
const sketches = new Map<string, SimulationResult>()

/** Not written down: a year of a design that may never be. */
async function sketched(db: Db, ports: Ports, project: ProjectRow, inputs: Inputs): Promise<SimulationResult | null> {
  const { hash, design } = inputs
  const key = `${project.company_id}/${hash}/${design.size_w}/${design.ac_w}`
  const known = sketches.get(key)
  if (known) return known
  // A design that is otherwise only in its batteries makes the year of the saved one.
  const { project_id, inputs_hash, result } = simulations
  const [saved] = await db
    .select({ result })
    .from(simulations)
    .where(and(eq(project_id, project.id), eq(inputs_hash, hash)))
  if (saved) return saved.result
  const made = await make(db, ports, inputs)
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
function outlook(figures: CompanyFigures, { annual_kwh, weather }: SimulationResult) {
  const chances = chancesOf(annual_kwh, figures, weather)
  return { p90_kwh: chances.outlook[0]?.p90_kwh ?? 0, ...chances, degradation: figures.degradation }
}
