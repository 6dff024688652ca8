// The annual production of a sale's design at its address. Simulated once per set of inputs, then read with the sale. The only part
// of a quote that may leave the transaction: shading a large roof takes seconds.
import { eq } from 'drizzle-orm'
import { ENGINE } from '#machines/design/production/simulation.ts'
import type { SimulationInputs } from '#machines/design/production/simulation-run.ts'
import { chancesOf } from '#machines/design/rules.ts'
import { sum } from '#machines/lib/numbers.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { type CompanyFigures, companyFigures, figuresFor } from '#machines/money/sale/company-figures.ts'
import { outlookWords } from '#machines/money/sale/describe/describe-outlook.ts'
import type { SimulationResult } from '#machines/money/sale/sale.ts'
import { withDesign } from '#machines/money/sale/sale.ts'
import { invertersOf, openPlanes, simulationInputs } from '#machines/money/sale/simulation-inputs.ts'
import { resultOf, sourceWords, yearWords } from '#machines/money/sale/simulation-result.ts'
import { monthlyConsumption } from '#machines/projects/use-by-month.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { simulations } from '#server/db/schema/design.ts'
import { climateFor } from '#server/design/weather/climate.ts'
import { describeFile } from '#server/design/weather/describe-reading.ts'
import { houseOf, siteTemperatures } from '#server/design/weather/lowest/site-temperatures.ts'
import { weatherMark } from '#server/design/weather/project-weather.ts'
import { siteWeather, type Weather } from '#server/design/weather/site-weather.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { Design, PricedSale, Sale } from '../sale/sale.ts'
import { simulateOutside } from './simulate-outside.ts'

/** All a simulated year follows from, and its hash. Null while there is no design or no coordinates. */
function inputsOf({ project, design, catalog, settings, weather_file: file }: PricedSale) {
  const house = houseOf(project.address)
  if (!design || !house) return null
  const { latitude, longitude } = house
  const figures = figuresFor(design, companyFigures(settings.simulation))
  const open = openPlanes(design, catalog)
  const { arrays, inverters, scene } = design
  const { shares, monthly_soiling, conditions, inverter_efficiency, of_design } = figures
  const inputs = {
    arrays,
    inverters,
    latitude,
    longitude,
    engine: ENGINE,
    weather: file ? weatherMark(file) : null,
    shares,
    monthly_soiling,
    conditions,
    of_design,
    inverter_efficiency,
    scene,
    ...(open.length > 0 ? { open } : {}),
  }
  const hash = sha256(canonicaliseJson(inputs))
  return { design, catalog, file, figures, open, house, hash }
}
type Inputs = NonNullable<ReturnType<typeof inputsOf>>

/** Null without a design, coordinates, or a weather station within reach. */
export async function productionOf(
  db: Db,
  ports: Ports,
  sale: Sale,
  language: Language = 'en',
): Promise<Schemas['Simulation'] | null> {
  const inputs = inputsOf(sale)
  const made = inputs && (await resultFor(db, ports, sale, inputs))
  if (!made) return null
  const { design, catalog, figures, open, file, house } = inputs
  // Years are stored with English words, made from the same facts.
  const words =
    language === 'en'
      ? made.assumptions
      : yearWords(invertersOf(design, catalog, figures), design, figures, open, language)
  return {
    ...made,
    weather: { ...made.weather, source: sourceWords(made.weather.source, language) },
    ...outlook(figures, made),
    ...(file?.reading ? { weather_file: describeFile(file.reading, house, language) } : {}),
    assumptions: [...words, ...outlookWords(figures, made, language)],
    ...household(monthlyConsumption(sale.project, await climateFor(db, ports, sale)), made.annual_kwh),
    design_version: design.version,
  }
}

/** The year's own hours, computed again from what the stored year was computed from. Null where there is no year. */
export async function simulatedYear(db: Db, ports: Ports, sale: Sale) {
  const simulation = await productionOf(db, ports, sale)
  if (!simulation) return null
  const { project, weather_file } = sale
  const [known] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  if (!known?.inputs) throw new Error(`The simulation of ${project.id} was stored without its inputs`)
  const { inputs, result, made_at } = known
  const file = inputs.weather.file_sha256 === null ? undefined : weather_file
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

export type HourlyProduction = {
  /** AC, kWh of each hour. */
  hours: Float64Array
  /** AC, kWh. */
  months: number[]
  /** Of all they follow from. */
  hash: string
  design: Inputs['design']
  degradation: number
}

/** The hours behind `productionOf`; null where that is. */
export async function hourlyProductionOf(db: Db, ports: Ports, sale: Sale): Promise<HourlyProduction | null> {
  const inputs = inputsOf(sale)
  const made = inputs && (await simulated(db, ports, sale, inputs))
  if (!made) return null
  const { design, figures, hash } = inputs
  return { hours: made.hours, months: made.months, hash, design, degradation: figures.degradation }
}

/** Asked for several times by one request, made and stored once. */
const results = new WeakMap<Sale, Promise<SimulationResult | null>>()

function resultFor(db: Db, ports: Ports, sale: Sale, inputs: Inputs): Promise<SimulationResult | null> {
  // A design that differs only in its batteries has the year of the saved one.
  const { simulation } = sale.stored
  if (simulation?.inputs_hash === inputs.hash) return Promise.resolve(simulation.result)
  const known = results.get(sale)
  if (known) return known
  const asked = makeResult(db, ports, sale, inputs)
  results.set(sale, asked)
  return asked
}

async function makeResult(db: Db, ports: Ports, sale: Sale, inputs: Inputs): Promise<SimulationResult | null> {
  const made = await simulated(db, ports, sale, inputs)
  if (!made) return null
  if (sale.is_tried) return made.result
  const { company_id, id: project_id } = sale.project
  const row = {
    company_id,
    project_id,
    inputs_hash: inputs.hash,
    inputs: made.inputs,
    result: made.result,
    made_at: ports.now(),
  }
  await db
    .insert(simulations)
    .values(row)
    .onConflictDoUpdate({ target: [simulations.company_id, simulations.project_id], set: row })
  return made.result
}

/** The last hundred years, 70 kB of hours each: a slider, or drawing back and forth, asks for the same ones again. */
const KEPT_YEARS = 100
type Made = Pick<HourlyProduction, 'hours' | 'months'> & {
  inputs: SimulationInputs
  result: SimulationResult
}
const known_years = new Map<string, Made>()

const keyOf = ({ project }: Sale, { design, file, hash }: Inputs) =>
  // The result names the file it was made from, of which another may have the same hours.
  `${project.company_id}/${hash}/${design.size_w}/${design.ac_w}/${file?.file_id ?? ''}`

async function simulated(db: Db, ports: Ports, sale: Sale, inputs: Inputs): Promise<Made | null> {
  const known = known_years.get(keyOf(sale, inputs))
  if (known) return known
  const at = await siteWeather(db, ports, inputs.file, inputs.house.latitude, inputs.house.longitude)
  return at && simulatedIn(at, sale, inputs, db)
}

async function simulatedIn(at: Weather, sale: Sale, inputs: Inputs, db?: Db): Promise<Made> {
  const { design, catalog, figures, house } = inputs
  const key = keyOf(sale, inputs)
  const known = known_years.get(key)
  if (known) return known
  const given = await simulationInputs(design, catalog, figures, house, at, await siteTemperatures(at, house))
  const year = await simulateOutside(db, given, at.weather)
  const { hourly_ac_kw: hours, monthly_kwh: months } = year
  const made = { inputs: given, hours, months, result: resultOf(given, year, design, figures, at) }
  for (const oldest of known_years.keys()) {
    if (known_years.size < KEPT_YEARS) break
    known_years.delete(oldest)
  }
  known_years.set(key, made)
  return made
}

/**
 * What tells how much of the household's use other designs of the same equipment make, once the transaction is over. `used_kwh` is
 * null without a use; the whole is null without a place.
 */
export async function offsetMeter(db: Db, ports: Ports, sale: Sale) {
  const inputs = inputsOf(sale)
  const at = inputs && (await siteWeather(db, ports, inputs.file, inputs.house.latitude, inputs.house.longitude))
  if (!at) return null
  const used_kwh = sum(monthlyConsumption(sale.project, await climateFor(db, ports, sale)) ?? []) || null
  const annualOf = async (design: Design): Promise<number> => {
    const tried = inputsOf(withDesign(sale, design))
    return tried ? (await simulatedIn(at, sale, tried)).result.annual_kwh : 0
  }
  return { weather: at.weather, used_kwh, annualOf }
}

/** The household is not part of the physics: a changed consumption needs no simulation. */
function household(monthly_consumption_kwh: number[] | null, annual_kwh: number) {
  const used = monthly_consumption_kwh?.reduce((sum, kwh) => sum + kwh, 0) ?? 0
  return { monthly_consumption_kwh, offset: used > 0 ? annual_kwh / used : null }
}

/** Nor is how far a year may stray and how it declines. */
function outlook(figures: CompanyFigures, { annual_kwh, weather }: SimulationResult) {
  const chances = chancesOf(annual_kwh, figures, weather)
  return { p90_kwh: chances.outlook[0]?.p90_kwh ?? 0, ...chances, degradation: figures.degradation }
}
