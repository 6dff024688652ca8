// A project's year of energy: its use, its roof, its batteries and its tariff put together by the one calculation in
// server/energy. Reckoned once for each set of inputs, then read from the database. Offers, screens and what-ifs ask here.
import { eq, inArray } from 'drizzle-orm'
import { ADDITION_WORDS, type Climate } from '#machines/energy/additions.ts'
import { type Battery, type Flows, USUAL_ROUND_TRIP } from '#machines/energy/battery.ts'
import { keepsDaylightSaving } from '#machines/energy/billing/plan-clock.ts'
import { HOURS } from '#machines/energy/calendar.ts'
import { assumptionsOf } from '#machines/energy/describe-energy.ts'
import { energyYear, type Household } from '#machines/energy/energy-year.ts'
import { readHours } from '#machines/energy/hours-bytes.ts'
import { loadYear, peaksOf } from '#machines/energy/load-year.ts'
import { isPlain, type Strategy, usualControl } from '#machines/energy/strategy.ts'
import { number } from '#machines/lib/format.ts'
import { canonicaliseJson } from '#machines/pricing/snapshot.ts'
import { isSpread, metered, monthlyConsumption } from '#machines/projects/use-by-month.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { energy_years, usage_years } from '../db/schema/energy.ts'
import { storage } from '../db/schema/equipment.ts'
import type { BasisParts } from '../db/schema/financing.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { climateFor } from '../weather/climate.ts'
import { words } from './describe/words.ts'
import { designOf } from './designs-of.ts'
import { type HourlyProduction, hourlyProductionOf } from './hourly-production.ts'

/** What a what-if would have otherwise. */
export type Changes = {
  /** Of the designed array, on the same planes. */
  size_share?: number | undefined
  storage?: Schemas['StorageChoice'][] | undefined
  storage_control?: Schemas['StorageControl'] | undefined
  tariff?: Schemas['Tariff'] | undefined
}

/** Raised when the calculation changes, so that kept years are made anew. */
const ENGINE = 4

/** Null while design, place or use is missing. */
export async function energyYearOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  changes: Changes = {},
): Promise<Schemas['EnergyYear'] | null> {
  const known = await inputsOf(db, ports, project, changes)
  if (!known) return null
  const [kept] = await db.select().from(energy_years).where(eq(energy_years.project_id, project.id))
  if (kept?.inputs_hash === known.hash) return inReadersWords(db, known, kept.year)
  const { year } = energyYear(await householdOf(db, ports, known))
  // Of a what-if nothing is kept.
  if (project.sketch || Object.values(changes).some(value => value !== undefined))
    return inReadersWords(db, known, year)
  const { company_id, id: project_id } = project
  const row = { company_id, project_id, inputs_hash: known.hash, year, made_at: ports.now() }
  await db
    .insert(energy_years)
    .values(row)
    .onConflictDoUpdate({ target: [energy_years.company_id, energy_years.project_id], set: row })
  return inReadersWords(db, known, year)
}

/** A year is stored with English words of the day it was made. */
async function inReadersWords(
  db: Db,
  { project, tariff, battery }: Known,
  year: Schemas['EnergyYear'],
): Promise<Schemas['EnergyYear']> {
  const { consumption, address } = project
  const meter = consumption?.mode === 'interval_8760' ? await meterOf(db, consumption.usage_id) : undefined
  const told = consumptionWords(consumption, currentLanguage())
  const home = { tariff, battery, told, daylight: keepsDaylightSaving(address?.state), peaks_kw: meter?.peaks_kw }
  return { ...year, assumptions: assumptionsOf(home, currentLanguage()) }
}

/** The hours behind it. */
export async function energyHoursOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
): Promise<(Flows & Pick<Household, 'use' | 'production'>) | null> {
  const known = await inputsOf(db, ports, project, {})
  if (!known) return null
  const home = await householdOf(db, ports, known)
  return { use: home.use, production: home.production, ...energyYear(home).flows }
}

/** Whether its bills are those of a flat rate under full retail net metering, whatever the hours. */
export async function hasPlainBills(db: Db, project: ProjectRow): Promise<boolean> {
  const { tariff } = project
  const design = await designOf(db, project)
  const battery = design ? await batteryOf(db, design.storage, design.storage_control, tariff) : null
  return isPlain({ tariff, battery })
}

/** The model its battery is scheduled by, where quotes made before there was that model rest on another year. */
export async function dispatchModel(db: Db, { tariff }: ProjectRow, design: Designed): Promise<BasisParts['dispatch']> {
  const battery = await batteryOf(db, design.storage, design.storage_control, tariff)
  return tariff && battery ? modelOf(tariff, battery, design.storage_control !== null) : undefined
}

function modelOf(
  tariff: Schemas['Tariff'],
  battery: { strategy: Strategy },
  is_chosen: boolean,
): BasisParts['dispatch'] {
  if (battery.strategy === 'arbitrage') return tariff.plan?.demand.length ? 'day_ahead_below_peaks' : 'day_ahead'
  return battery.strategy === 'self_consumption' && !is_chosen && tariff.net_metering?.kind === 'non_bypassable'
    ? 'self_consumption'
    : undefined
}

type Designed = { storage: Schemas['StorageChoice'][]; storage_control: Schemas['StorageControl'] | null }

type Known = {
  project: ProjectRow
  tariff: Schemas['Tariff'] | null
  months: number[]
  produced: HourlyProduction
  size_share: number
  battery: Household['battery']
  hash: string
}

async function inputsOf(db: Db, ports: Ports, row: ProjectRow, changes: Changes): Promise<Known | null> {
  const tariff = changes.tariff ?? row.tariff
  // Bills are read back by the tariff they were paid under, not by the one that is tried.
  const months = metered(row)
  const produced = months && (await hourlyProductionOf(db, ports, row))
  if (!months || !produced) return null
  const { design, degradation } = produced
  const battery = await batteryOf(
    db,
    changes.storage ?? design.storage,
    changes.storage_control ?? design.storage_control,
    tariff,
  )
  const { consumption } = row
  const { size_share = 1 } = changes
  const inputs = { engine: ENGINE, made: produced.hash, months, consumption, tariff, battery, degradation, size_share }
  const hash = sha256(canonicaliseJson(inputs))
  return { project: row, tariff, months, produced, size_share, battery, hash }
}

async function householdOf(db: Db, ports: Ports, known: Known): Promise<Household> {
  const { project, months, produced, size_share, tariff, battery } = known
  const climate = await climateFor(db, ports, project)
  return {
    months: {
      use: monthlyConsumption(project, climate) ?? months,
      production: produced.months.map(kwh => kwh * size_share),
    },
    ...(await hoursUsed(db, project, months, climate)),
    daylight: keepsDaylightSaving(project.address?.state),
    // Light, heat and clipping are those of a kW: the hours grow as the array and its inverter do.
    production: size_share === 1 ? produced.hours : produced.hours.map(kwh => kwh * size_share),
    tariff,
    battery,
    degradation: produced.degradation,
    told: consumptionWords(project.consumption),
  }
}

export type UsedHours = Pick<Household, 'use' | 'peaks_kw'>

/** Use of each hour, with what will be used beyond today. `months` are those of today. */
export async function hoursUsed(
  db: Db,
  project: ProjectRow,
  months: number[],
  climate: Climate | null,
): Promise<UsedHours> {
  const { consumption, address } = project
  const meter = consumption?.mode === 'interval_8760' ? await meterOf(db, consumption.usage_id) : undefined
  const daylight = keepsDaylightSaving(address?.state)
  const use = loadYear({ months, hours: meter?.hours, additions: consumption?.additions, daylight }, climate)
  return { use, peaks_kw: meter?.peaks_kw && peaksOf(use, meter.hours, meter.peaks_kw, months) }
}

async function meterOf(db: Db, usage_id: string) {
  const [row] = await db
    .select({ hours: usage_years.hours, peaks_kw: usage_years.peaks_kw })
    .from(usage_years)
    .where(eq(usage_years.id, usage_id))
  const hours = row && readHours(row.hours)
  if (hours?.length !== HOURS) return undefined
  const peaks_kw = row?.peaks_kw ? readHours(row.peaks_kw) : undefined
  return { hours, peaks_kw: peaks_kw?.length === HOURS ? peaks_kw : undefined }
}

/** What the year of `energyYearOf` assumes, in a language of homeowners: the year itself is kept with English words. */
export async function energyWords(db: Db, project: ProjectRow, language: Language): Promise<string[]> {
  const { tariff } = project
  const design = await designOf(db, project)
  const battery = design ? await batteryOf(db, design.storage, design.storage_control, tariff) : null
  const meter =
    project.consumption?.mode === 'interval_8760' ? await meterOf(db, project.consumption.usage_id) : undefined
  const told = consumptionWords(project.consumption, language)
  const daylight = keepsDaylightSaving(project.address?.state)
  return assumptionsOf({ tariff, battery, told, daylight, peaks_kw: meter?.peaks_kw }, language)
}

/** How use came to be known. */
export function consumptionWords(consumption: Schemas['Consumption'] | null, language: Language = 'en'): string[] {
  const say = words.in(language)
  if (!consumption) return []
  const base =
    consumption.mode === 'interval_8760' ? say.usage_metered({ file: consumption.file_name }) : say.usage_by_hour
  const planned = (consumption.additions ?? []).map(({ kind, name, annual_kwh }) =>
    say.usage_planned({ name, kwh: number(annual_kwh), how: ADDITION_WORDS[language][kind] }),
  )
  return [...(isSpread(consumption) ? [say.usage_by_month] : []), base, ...planned]
}

/** All batteries of a design as one; null where there is none. */
async function batteryOf(
  db: Db,
  chosen: Schemas['StorageChoice'][],
  control: Schemas['StorageControl'] | null,
  tariff: Schemas['Tariff'] | null,
): Promise<Household['battery']> {
  if (chosen.length === 0) return null
  const ids = chosen.map(({ storage_id }) => storage_id)
  const rows = new Map((await db.select().from(storage).where(inArray(storage.id, ids))).map(row => [row.id, row]))
  const together: Omit<Battery, 'reserve'> = { usable_kwh: 0, power_kw: 0, round_trip_efficiency: 0 }
  for (const { storage_id, count } of chosen) {
    const row = rows.get(storage_id)
    if (!row) continue
    together.usable_kwh += row.usable_kwh * count
    together.power_kw += row.power_kw * count
    together.round_trip_efficiency += row.usable_kwh * count * (row.round_trip_efficiency ?? USUAL_ROUND_TRIP)
  }
  if (together.usable_kwh <= 0) return null
  together.round_trip_efficiency /= together.usable_kwh
  return { ...together, ...(control ?? usualControl(tariff, together)) }
}
