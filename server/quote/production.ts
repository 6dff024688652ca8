// The year a project's design makes at its address. Simulated once for each set of inputs, then read from the database.
import { eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { inverters, panels, type SimulationResult, simulations } from '../db/schema.ts'
import { weatherFileOf } from '../design/project-weather.ts'
import { p90Of } from '../design/rules.ts'
import { simulateYear } from '../design/simulation.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { canonicaliseJson } from '../pricing/snapshot.ts'
import type { ProjectRow } from '../projects/access.ts'
import { monthlyConsumption } from '../projects/rules.ts'
import { type CompanyFigures, companyFigures } from './company-figures.ts'
import { type Design, designOf } from './designs-of.ts'
import { lossesOf, shadeSentences } from './shade-losses.ts'
import { siteWeather, type Weather } from './site-weather.ts'

/** Raised when the engine or its weather changes, so that stored results are made anew. */
const ENGINE = 2

/** Null while there is no design, no coordinates, or no weather station within reach of them. */
export async function productionOf(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Simulation'] | null> {
  const { latitude, longitude } = project.address ?? {}
  const design = await designOf(db, project)
  if (!design || latitude === undefined || longitude === undefined) return null
  const file = await weatherFileOf(db, project.id)
  const { arrays, inverters } = design
  const figures = await companyFigures(db)
  const { shares, inverter_efficiency } = figures
  const weather = file?.sha256 ?? null
  const inputs = { arrays, inverters, latitude, longitude, engine: ENGINE, weather, shares, inverter_efficiency }
  const inputs_hash = sha256(canonicaliseJson(inputs))
  const make = async () => simulate(db, design, figures, await siteWeather(db, file, latitude, longitude))
  const fresh = await (project.sketch
    ? sketched(`${project.company_id}/${inputs_hash}/${design.size_w}/${design.ac_w}`, make)
    : stored(db, ports, project, inputs_hash, make))
  if (!fresh) return null
  return {
    ...fresh,
    ...outlook(figures, fresh),
    ...household(project, fresh.annual_kwh),
    design_version: design.version,
  }
}

async function stored(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  inputs_hash: string,
  make: () => Promise<SimulationResult | null>,
): Promise<SimulationResult | null> {
  const [known] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  if (known?.inputs_hash === inputs_hash) return known.result
  const result = await make()
  if (!result) return null
  const row = { company_id: project.company_id, project_id: project.id, inputs_hash, result, made_at: ports.now() }
  await db
    .insert(simulations)
    .values(row)
    .onConflictDoUpdate({ target: [simulations.company_id, simulations.project_id], set: row })
  return result
}

/** By company and inputs: a price asks for the same year several times, and whoever draws goes to and fro. */
const sketches = new Map<string, SimulationResult>()

/** Not written down: a year of a design that may never be. */
async function sketched(key: string, make: () => Promise<SimulationResult | null>): Promise<SimulationResult | null> {
  const known = sketches.get(key)
  if (known) return known
  const made = await make()
  if (sketches.size >= 100) sketches.clear()
  if (made) sketches.set(key, made)
  return made
}

/** The household is not part of the physics: it is read anew, so that a changed consumption needs no simulation. */
function household(project: ProjectRow, annual_kwh: number) {
  const monthly_consumption_kwh = monthlyConsumption(project)
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

async function simulate(
  db: Db,
  design: Design,
  figures: CompanyFigures,
  at: Weather | null,
): Promise<SimulationResult | null> {
  if (!at) return null
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
      losses: lossesOf(array, figures),
      temp_coeff: panel ? panel.temp_coeff_pmax : undefined,
    }
  })
  const inverter_efficiency = figures.inverter_efficiency ?? efficiencyOf(design, machines)
  const ac_kw = design.ac_w / 1000
  const { losses } = figures
  const year = simulateYear({ weather: at.weather, planes, losses, ac_kw, inverter_efficiency })
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
      ...shadeSentences(design.arrays, figures),
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
