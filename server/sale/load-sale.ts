// Loads sales, one or hundreds: at most thirteen statements, sent in two rounds, since the equipment to load follows from designs and
// adders.
import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { conditionsOf } from '#machines/adders/rules.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import { type Areas, DEFAULTS } from '#machines/settings/areas.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { adder_overrides, adder_versions, adders, project_adders } from '../db/schema/adders.ts'
import { companies, settings, users } from '../db/schema/company.ts'
import { designs, simulations } from '../db/schema/design.ts'
import { energy_years, project_weather, utility_terms } from '../db/schema/energy.ts'
import { inverters, others, panels, storage } from '../db/schema/equipment.ts'
import { financing_options, financing_providers, project_financing } from '../db/schema/financing.ts'
import { incentives, project_incentives } from '../db/schema/incentives.ts'
import { homeowners, projects } from '../db/schema/projects.ts'
import { type ProjectRow, requireProject } from '../projects/access.ts'
import { designNameOf, soldDesignOf } from '../projects/design-name.ts'
import {
  type AddedByHand,
  type AdderVersion,
  type Catalog,
  type Design,
  type PricedSale,
  type RatedSale,
  SALE_AREAS,
  type Sale,
  type SaleSettings,
  type TriedDesign,
  withDesign,
} from './sale.ts'

/** Federal rules first, then by level and name. */
export const LEVEL_ORDER = sql<number>`array_position(array['federal', 'state', 'utility', 'local'], ${incentives.level})`

/** The sale of a project the caller may see; 404 otherwise. `lock` keeps other writers of the project out. */
export const requireSale = async (db: Db, caller: UserCaller, project_id: string, lock?: 'lock'): Promise<Sale> =>
  loadSale(db, await requireProject(db, caller, project_id, lock))

/** The same without offers and years. */
export const requirePricedSale = async (
  db: Db,
  caller: UserCaller,
  project_id: string,
  lock?: 'lock',
): Promise<PricedSale> => loadPricedSale(db, await requireProject(db, caller, project_id, lock))

/** With its chosen design. */
export async function loadSale(db: Db, project: ProjectRow): Promise<Sale> {
  return only(await loadSales(db, [project]))
}

/** The same without offers and years. */
export async function loadPricedSale(db: Db, project: ProjectRow): Promise<PricedSale> {
  return only(await loadPricedSales(db, [project]))
}

/** The same sale with another design, whose equipment is loaded where it is not yet. */
export async function tryDesign<S extends PricedSale>(db: Db, sale: S, tried: TriedDesign): Promise<S> {
  const catalog = await withEquipment(db, sale.catalog, equipmentOf([tried.design]))
  const { design, design_id, name = null } = tried
  return { ...withDesign(sale, design), catalog, design_id, design_name: name }
}

/** In the order of the projects. */
export async function loadPricedSales(db: Db, rows: readonly ProjectRow[]): Promise<PricedSale[]> {
  // A query is sent anew each time it is awaited; a promise is not.
  return rows.length === 0
    ? []
    : assemble(
        db,
        rows,
        pricedStandings(db, rows).then(known => known),
      )
}

/** What says whether a quote is current, without offers and years. */
export async function loadRatedSale(db: Db, project: ProjectRow): Promise<RatedSale> {
  const [[sale], judged] = await Promise.all([loadPricedSales(db, [project]), rulesFor(db, [project.id])])
  if (!sale) throw new Error('No sale was loaded')
  return { ...sale, incentives: incentivesOf(project.id, judged) }
}

/** In the order of the projects. */
export async function loadSales(db: Db, rows: readonly ProjectRow[]): Promise<Sale[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const standings = fullStandings(db, rows).then(known => known)
  const [priced, known, people, judged, ways] = await Promise.all([
    assemble(db, rows, standings),
    standings,
    db
      .select()
      .from(homeowners)
      .where(inArray(homeowners.project_id, ids))
      .orderBy(desc(homeowners.is_primary), homeowners.created_at, homeowners.id),
    rulesFor(db, ids),
    waysOffered(db),
  ])
  return priced.map(sale => {
    const { id } = sale.project
    const row = known.find(({ project_id }) => project_id === id)
    return {
      ...sale,
      incentives: incentivesOf(id, judged),
      ways,
      owner: row?.owner ?? undefined,
      homeowners: people.filter(({ project_id }) => project_id === id),
      financing: row?.financing ?? undefined,
      utility_terms: row?.utility_terms ?? undefined,
      stored: { simulation: row?.simulation ?? undefined, energy: row?.energy ?? undefined },
    }
  })
}

function only<S>(sales: readonly S[]): S {
  const [sale] = sales
  if (!sale) throw new Error('No sale was loaded')
  return sale
}

type PricedStanding = Awaited<ReturnType<typeof pricedStandings>>[number]

const OWNER = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  phone: users.phone,
  status: users.status,
}
const CHOSEN = {
  id: financing_options.id,
  type: financing_options.type,
  basis_hash: sql<string>`${project_financing.snapshot} ->> 'basis_hash'`,
}
const STANDING = {
  project_id: projects.id,
  design: designs,
  design_name: sql<string | null>`${designNameOf(projects.id)}`,
  sold_design_id: soldDesignOf(projects.id),
  weather_file: project_weather,
  chosen: CHOSEN,
}

/** What there is once for each project. */
const pricedStandings = (db: Db, rows: readonly ProjectRow[]) =>
  db
    .select(STANDING)
    .from(projects)
    .leftJoin(designs, eq(designs.project_id, projects.id))
    .leftJoin(project_weather, eq(project_weather.project_id, projects.id))
    .leftJoin(project_financing, eq(project_financing.project_id, projects.id))
    .leftJoin(financing_options, eq(financing_options.id, project_financing.option_id))
    .where(inArray(projects.id, [...rows.map(({ id }) => id)]))

const fullStandings = (db: Db, rows: readonly ProjectRow[]) =>
  db
    .select({
      ...STANDING,
      owner: OWNER,
      financing: project_financing,
      simulation: { inputs_hash: simulations.inputs_hash, result: simulations.result },
      energy: { inputs_hash: energy_years.inputs_hash, year: energy_years.year },
      utility_terms,
    })
    .from(projects)
    .leftJoin(designs, eq(designs.project_id, projects.id))
    .leftJoin(project_weather, eq(project_weather.project_id, projects.id))
    .leftJoin(project_financing, eq(project_financing.project_id, projects.id))
    .leftJoin(financing_options, eq(financing_options.id, project_financing.option_id))
    .leftJoin(simulations, eq(simulations.project_id, projects.id))
    .leftJoin(energy_years, eq(energy_years.project_id, projects.id))
    .leftJoin(users, eq(users.id, projects.owner_id))
    .leftJoin(utility_terms, eq(utility_terms.utility_id, projects.utility_id))
    .where(inArray(projects.id, [...rows.map(({ id }) => id)]))

async function assemble(
  db: Db,
  rows: readonly ProjectRow[],
  standings: PromiseLike<PricedStanding[]>,
): Promise<PricedSale[]> {
  const ids = rows.map(({ id }) => id)
  // Sent together, they take one round trip.
  const [known, today, own, areas, kept] = await Promise.all([
    standings,
    db.select().from(adders),
    ownAdders(db, ids),
    companyWithSettings(db),
    keepsPrices(rows) ? db.select().from(adder_versions).where(versionsKept(rows)).orderBy(adder_versions.version) : [],
  ])
  const terms = companyFrom(areas)
  const added = own.flatMap(row => row.added ?? [])
  const overrides = own.flatMap(row => row.override ?? [])
  const versions = await withLater(db, rows, added, kept)
  const standingOf = new Map(known.map(row => [row.project_id, row]))
  const named = [...today, ...versions.map(({ terms }) => terms)].flatMap(({ conditions }) => idsIn(conditions))
  const designed = known.flatMap(({ design }) => design ?? [])
  const catalog = await withEquipment(db, NOTHING, equipmentOf(designed, named))
  return rows.map(project => {
    const row = standingOf.get(project.id)
    return {
      project,
      design: row?.design ?? undefined,
      design_id: undefined,
      design_name: row?.design_name ?? null,
      sold_design_id: row?.sold_design_id ?? project.id,
      is_tried: false,
      catalog,
      ...terms,
      adders: {
        today,
        versions,
        added: added.filter(({ project_id }) => project_id === project.id),
        overrides: overrides.filter(({ project_id }) => project_id === project.id),
      },
      chosen: row?.chosen?.id ? row.chosen : undefined,
      weather_file: row?.weather_file ?? undefined,
    }
  })
}

/** What a project says of each adder: added by hand, at a price of its own, or both. */
function ownAdders(db: Db, project_ids: string[]) {
  // Each side is narrowed by itself: a full join would read all rows of the company first.
  const added = db.select().from(project_adders).where(inArray(project_adders.project_id, project_ids)).as('added')
  const override = db
    .select()
    .from(adder_overrides)
    .where(inArray(adder_overrides.project_id, project_ids))
    .as('override')
  return db
    .select()
    .from(added)
    .fullJoin(override, and(eq(override.project_id, added.project_id), eq(override.adder_id, added.adder_id)))
}

/** What a company prices and simulates with. */
export async function loadCompany(db: Db): Promise<Pick<PricedSale, 'company' | 'settings'>> {
  return companyFrom(await companyWithSettings(db))
}

function companyFrom(rows: Awaited<ReturnType<typeof companyWithSettings>>): Pick<PricedSale, 'company' | 'settings'> {
  const [first] = rows
  if (!first) throw new Error('A sale is loaded inside its company')
  return { company: first.company, settings: settingsFrom(rows) }
}

/** The company in each row, beside one of its settings. */
const companyWithSettings = (db: Db) =>
  db
    .select({ company: companies, area: settings.area, value: settings.value })
    .from(companies)
    .leftJoin(settings, and(eq(settings.company_id, companies.company_id), inArray(settings.area, [...SALE_AREAS])))

const keepsPrices = (rows: readonly ProjectRow[]) =>
  rows.some(({ adders_as_of, kept_prices }) => adders_as_of !== null || kept_prices.adders !== undefined)

/** Of the day each project was sold, and those that some project keeps as they were. */
function versionsKept(rows: readonly ProjectRow[]) {
  const ids = [...new Set(rows.flatMap(({ kept_prices }) => Object.keys(kept_prices.adders ?? {})))]
  const latest = latestSale(rows)
  return or(
    ids.length > 0 ? inArray(adder_versions.adder_id, ids) : undefined,
    latest ? lte(adder_versions.since, latest) : undefined,
  )
}

const latestSale = (rows: readonly ProjectRow[]): Date | undefined => {
  const days = rows.flatMap(({ adders_as_of }) => adders_as_of?.getTime() ?? [])
  return days.length > 0 ? new Date(Math.max(...days)) : undefined
}

/** An adder added after the sale, as by a change order, has the terms of the day it was added. */
async function withLater(
  db: Db,
  rows: readonly ProjectRow[],
  added: readonly AddedByHand[],
  kept: readonly AdderVersion[],
): Promise<readonly AdderVersion[]> {
  const sold = latestSale(rows)
  const later = sold ? added.filter(({ added_at }) => added_at > sold) : []
  if (later.length === 0) return kept
  const last = new Date(Math.max(...later.map(({ added_at }) => added_at.getTime())))
  const ids = later.map(({ adder_id }) => adder_id)
  const theirs = await db
    .select()
    .from(adder_versions)
    .where(and(inArray(adder_versions.adder_id, ids), lte(adder_versions.since, last)))
    .orderBy(adder_versions.version)
  const isKept = (one: AdderVersion) =>
    kept.some(({ adder_id, version }) => adder_id === one.adder_id && version === one.version)
  return [...kept, ...theirs.filter(one => !isKept(one))].sort((a, b) => a.version - b.version)
}

const idsIn = (rule: Parameters<typeof conditionsOf>[0]): string[] =>
  conditionsOf(rule)
    .flatMap(one => ('values' in one ? one.values : []))
    .filter(isUuid)

const NOTHING: Catalog = { panels: new Map(), inverters: new Map(), storage: new Map(), others: new Map() }

type Equipment = { panel_ids: string[]; inverter_ids: string[]; storage_ids: string[]; other_ids: string[] }

/** `named` are ids of any kind. */
const equipmentOf = (all: readonly Design[], named: readonly string[] = []): Equipment => ({
  panel_ids: [...all.flatMap(({ arrays }) => arrays.map(({ panel_id }) => panel_id)), ...named],
  inverter_ids: [...all.flatMap(design => design.inverters.map(({ inverter_id }) => inverter_id)), ...named],
  storage_ids: [...all.flatMap(design => design.storage.map(({ storage_id }) => storage_id)), ...named],
  other_ids: [...all.flatMap(design => design.others.map(({ other_id }) => other_id)), ...named],
})

/** What is known already is not asked for again. */
export async function withEquipment(db: Db, known: Catalog, ids: Equipment): Promise<Catalog> {
  const missing = (wanted: readonly string[], rows: ReadonlyMap<string, unknown>) =>
    [...new Set(wanted)].filter(id => !rows.has(id))
  const panel_ids = missing(ids.panel_ids, known.panels)
  const inverter_ids = missing(ids.inverter_ids, known.inverters)
  const storage_ids = missing(ids.storage_ids, known.storage)
  const other_ids = missing(ids.other_ids, known.others)
  const [panel_rows, inverter_rows, storage_rows, other_rows] = await Promise.all([
    panel_ids.length > 0 ? db.select().from(panels).where(inArray(panels.id, panel_ids)) : [],
    inverter_ids.length > 0 ? db.select().from(inverters).where(inArray(inverters.id, inverter_ids)) : [],
    storage_ids.length > 0 ? db.select().from(storage).where(inArray(storage.id, storage_ids)) : [],
    other_ids.length > 0 ? db.select().from(others).where(inArray(others.id, other_ids)) : [],
  ])
  return {
    panels: withRows(known.panels, panel_rows),
    inverters: withRows(known.inverters, inverter_rows),
    storage: withRows(known.storage, storage_rows),
    others: withRows(known.others, other_rows),
  }
}

const withRows = <Row extends { id: string }>(known: ReadonlyMap<string, Row>, rows: readonly Row[]) =>
  new Map([...known, ...rows.map(row => [row.id, row] as const)])

function settingsFrom(rows: readonly { area: string | null; value: unknown }[]): SaleSettings {
  // What was written has passed the contract; a field that came later has its default.
  const of = <A extends keyof Areas>(area: A): Areas[A] => ({
    ...DEFAULTS[area],
    ...(rows.find(row => row.area === area)?.value as Areas[A] | undefined),
  })
  return {
    design_preferences: of('design_preferences'),
    general: of('general'),
    guardrails: of('guardrails'),
    invoicing: of('invoicing'),
    simulation: of('simulation'),
  }
}

/** Rules in use or decided about, each with what was decided: once for each project that decided. */
const rulesFor = (db: Db, project_ids: string[]) =>
  db
    .select({ rule: incentives, decided: project_incentives })
    .from(incentives)
    .leftJoin(
      project_incentives,
      and(eq(project_incentives.incentive_id, incentives.id), inArray(project_incentives.project_id, project_ids)),
    )
    .where(or(eq(incentives.active, true), isNotNull(project_incentives.project_id)))
    .orderBy(LEVEL_ORDER, asc(incentives.name), asc(incentives.id))

function incentivesOf(project_id: string, judged: Awaited<ReturnType<typeof rulesFor>>): RatedSale['incentives'] {
  const decided = judged.flatMap(one => (one.decided?.project_id === project_id ? [one.decided] : []))
  const rules = [...new Map(judged.map(({ rule }) => [rule.id, rule])).values()]
  return {
    rules: rules.filter(rule => rule.active || decided.some(({ incentive_id }) => incentive_id === rule.id)),
    decided,
  }
}

const waysOffered = (db: Db) =>
  db
    .select({ option: financing_options, provider: financing_providers })
    .from(financing_options)
    .innerJoin(
      financing_providers,
      and(eq(financing_providers.id, financing_options.provider_id), eq(financing_providers.enabled, true)),
    )
    .where(eq(financing_options.active, true))
    .orderBy(financing_providers.position, financing_options.position)
