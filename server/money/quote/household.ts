// A project's year of energy: its use, its roof, its batteries and its tariff put together by the one calculation in
// server/design/energy. Calculated once for each set of inputs, then read from the database. Offers, screens and what-ifs use it.
import { eq, inArray } from 'drizzle-orm'
import type { Climate } from '#machines/design/energy/additions.ts'
import type { Flows } from '#machines/design/energy/battery.ts'
import { keepsDaylightSaving } from '#machines/design/energy/billing/plan-clock.ts'
import { HOURS } from '#machines/design/energy/calendar.ts'
import { assumptionsOf } from '#machines/design/energy/describe-energy.ts'
import { energyYear, type Household } from '#machines/design/energy/energy-year.ts'
import { readHours } from '#machines/design/energy/hours-bytes.ts'
import { loadYear, peaksOf } from '#machines/design/energy/load-year.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import { batteryIn, batteryOf } from '#machines/money/sale/battery.ts'
import { consumptionWords } from '#machines/money/sale/describe/energy-facts.ts'
import type { Catalog } from '#machines/money/sale/sale.ts'
import { metered, monthlyConsumption } from '#machines/projects/use-by-month.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { energy_years, usage_years } from '#server/db/schema/energy.ts'
import { storage } from '#server/db/schema/equipment.ts'
import { climateFor } from '#server/design/weather/climate.ts'
import { type Ports, sha256 } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { Sale } from '../sale/sale.ts'
import { type HourlyProduction, hourlyProductionOf } from './production.ts'

/** The changed inputs of a what-if. */
type Changes = {
  /** Of the designed array, on the same planes. */
  size_share?: number | undefined
  storage?: Schemas['StorageChoice'][] | undefined
  storage_control?: Schemas['StorageControl'] | undefined
  tariff?: Schemas['Tariff'] | undefined
}

/** Raised when the calculation changes, so that stored years are recalculated. */
const ENGINE = 4

/** Null while design, place or use is missing. */
export async function energyYearOf(
  db: Db,
  ports: Ports,
  sale: Sale,
  changes: Changes = {},
): Promise<Schemas['EnergyYear'] | null> {
  const known = await inputsOf(db, ports, sale, changes)
  if (!known) return null
  const is_tried = sale.is_tried || Object.values(changes).some(value => value !== undefined)
  return inReadersWords(db, known, await yearFor(db, ports, known, is_tried))
}

/** Requested several times per request, but computed and stored once. What-ifs are never stored. */
const years = new WeakMap<Sale, Map<string, Promise<Schemas['EnergyYear']>>>()

function yearFor(db: Db, ports: Ports, known: Known, is_tried: boolean): Promise<Schemas['EnergyYear']> {
  const { sale, hash } = known
  const { energy } = sale.stored
  if (energy?.inputs_hash === hash) return Promise.resolve(energy.year)
  const made = years.get(sale) ?? new Map<string, Promise<Schemas['EnergyYear']>>()
  years.set(sale, made)
  const before = made.get(hash)
  if (before) return before
  const asked = makeYear(db, ports, known, is_tried)
  made.set(hash, asked)
  return asked
}

async function makeYear(db: Db, ports: Ports, known: Known, is_tried: boolean): Promise<Schemas['EnergyYear']> {
  const { year } = energyYear(await householdOf(db, ports, known))
  if (is_tried) return year
  const { company_id, id: project_id } = known.sale.project
  const row = { company_id, project_id, inputs_hash: known.hash, year, made_at: ports.now() }
  await db
    .insert(energy_years)
    .values(row)
    .onConflictDoUpdate({ target: [energy_years.company_id, energy_years.project_id], set: row })
  return year
}

/** A year is stored with English words of the day it was made. */
async function inReadersWords(
  db: Db,
  { sale, tariff, battery }: Known,
  year: Schemas['EnergyYear'],
): Promise<Schemas['EnergyYear']> {
  return { ...year, assumptions: await wordsOf(db, sale, tariff, battery, currentLanguage()) }
}

/** The hours behind it. */
export async function energyHoursOf(
  db: Db,
  ports: Ports,
  sale: Sale,
): Promise<(Flows & Pick<Household, 'use' | 'production'>) | null> {
  const known = await inputsOf(db, ports, sale, {})
  if (!known) return null
  const home = await householdOf(db, ports, known)
  return { use: home.use, production: home.production, ...energyYear(home).flows }
}

type Known = {
  sale: Sale
  tariff: Schemas['Tariff'] | null
  months: number[]
  produced: HourlyProduction
  size_share: number
  battery: Household['battery']
  hash: string
}

async function inputsOf(db: Db, ports: Ports, sale: Sale, changes: Changes): Promise<Known | null> {
  const { project } = sale
  const tariff = changes.tariff ?? project.tariff
  // Bills are converted back to usage with the rate plan they were paid under, not the one being tried.
  const months = metered(project)
  const produced = months && (await hourlyProductionOf(db, ports, sale))
  if (!months || !produced) return null
  const { design, degradation } = produced
  const chosen = changes.storage ?? design.storage
  const battery = batteryOf(
    chosen,
    await withBatteries(db, sale.catalog.storage, chosen),
    changes.storage_control ?? design.storage_control,
    tariff,
  )
  const { consumption } = project
  const { size_share = 1 } = changes
  const inputs = { engine: ENGINE, made: produced.hash, months, consumption, tariff, battery, degradation, size_share }
  const hash = sha256(canonicaliseJson(inputs))
  return { sale, tariff, months, produced, size_share, battery, hash }
}

/** A what-if may name batteries the design does not have. */
async function withBatteries(db: Db, known: Catalog['storage'], chosen: readonly Schemas['StorageChoice'][]) {
  const missing = chosen.map(({ storage_id }) => storage_id).filter(id => !known.has(id))
  if (missing.length === 0) return known
  const rows = await db.select().from(storage).where(inArray(storage.id, missing))
  return new Map([...known, ...rows.map(row => [row.id, row] as const)])
}

async function householdOf(db: Db, ports: Ports, known: Known): Promise<Household> {
  const { sale, months, produced, size_share, tariff, battery } = known
  const { project } = sale
  const climate = await climateFor(db, ports, sale)
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
  const meter = consumption?.mode === 'interval_8760' ? await meterOf(db, project, consumption.usage_id) : undefined
  const daylight = keepsDaylightSaving(address?.state)
  const use = loadYear({ months, hours: meter?.hours, additions: consumption?.additions, daylight }, climate)
  return { use, peaks_kw: meter?.peaks_kw && peaksOf(use, meter.hours, meter.peaks_kw, months) }
}

type Metered = { hours: Float64Array; peaks_kw: Float64Array | undefined }
/** 70 kB that one request needs several times. An uploaded year never changes. */
const meters = new WeakMap<ProjectRow, Promise<Metered | undefined>>()

function meterOf(db: Db, project: ProjectRow, usage_id: string): Promise<Metered | undefined> {
  const known = meters.get(project)
  if (known) return known
  const asked = readMeter(db, usage_id)
  meters.set(project, asked)
  return asked
}

async function readMeter(db: Db, usage_id: string): Promise<Metered | undefined> {
  const [row] = await db
    .select({ hours: usage_years.hours, peaks_kw: usage_years.peaks_kw })
    .from(usage_years)
    .where(eq(usage_years.id, usage_id))
  const hours = row && readHours(row.hours)
  if (hours?.length !== HOURS) return undefined
  const peaks_kw = row?.peaks_kw ? readHours(row.peaks_kw) : undefined
  return { hours, peaks_kw: peaks_kw?.length === HOURS ? peaks_kw : undefined }
}

/** The assumptions of `energyYearOf`, in a homeowner's language: the year itself is stored with English text. */
export const energyWords = (db: Db, sale: Sale, language: Language): Promise<string[]> =>
  wordsOf(db, sale, sale.project.tariff, batteryIn(sale), language)

async function wordsOf(
  db: Db,
  { project }: Sale,
  tariff: Schemas['Tariff'] | null,
  battery: Household['battery'],
  language: Language,
): Promise<string[]> {
  const { consumption, address } = project
  const meter = consumption?.mode === 'interval_8760' ? await meterOf(db, project, consumption.usage_id) : undefined
  const told = consumptionWords(consumption, language)
  const daylight = keepsDaylightSaving(address?.state)
  return assumptionsOf({ tariff, battery, told, daylight, peaks_kw: meter?.peaks_kw }, language)
}
