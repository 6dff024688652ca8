// Loads sales, one or hundreds: at most thirteen statements, sent in two rounds, since the equipment to load follows from designs and
// adders.
import { desc, inArray } from 'drizzle-orm'
import type { Areas } from '#machines/company/settings-areas.ts'
import { isUuid } from '#machines/lib/uuid.ts'
import { conditionsOf } from '#machines/money/adders/rules.ts'
import { withDesign } from '#machines/money/sale/sale.ts'
import type { UserCaller } from '#server/caller.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '#server/db/database.ts'
import { adder_versions, adders } from '#server/db/schema/adders.ts'
import { homeowners } from '#server/db/schema/projects.ts'
import { companyOf } from '#server/lib/own-company.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { utilityById } from '#server/projects/utilities.ts'
import { equipmentOf, NOTHING, withEquipment } from './equipment.ts'
import type { PricedSale, RatedSale, Sale, TriedDesign } from './sale.ts'
import {
  fullStandings,
  keepsPrices,
  ownAdders,
  pricedStandings,
  rulesFor,
  versionsKept,
  waysOffered,
  withLater,
} from './sale-queries.ts'

/** The sale of a project the caller may see; 404 otherwise. `lock` blocks other writers of the project. */
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

/** The same sale with another design; loads its missing equipment. */
export async function tryDesign<S extends PricedSale>(db: Db, sale: S, tried: TriedDesign): Promise<S> {
  const catalog = await withEquipment(db, sale.catalog, equipmentOf([tried.design]))
  const { design, design_id, name = null } = tried
  return { ...withDesign(sale, design), catalog, design_id, design_name: name }
}

/** In the order of the projects. */
export async function loadPricedSales(db: Db, rows: readonly ProjectRow[]): Promise<PricedSale[]> {
  // A query is sent again each time it is awaited; a promise is not.
  return rows.length === 0
    ? []
    : assemble(
        db,
        rows,
        pricedStandings(db, rows).then(known => known),
      )
}

/** The inputs that decide if a quote is current, without offers and years. */
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

async function assemble(
  db: Db,
  rows: readonly ProjectRow[],
  standings: PromiseLike<PricedStanding[]>,
): Promise<PricedSale[]> {
  const ids = rows.map(({ id }) => id)
  // Pipelined in one round trip.
  const [known, today, own, terms, kept] = await Promise.all([
    standings,
    db.select().from(adders),
    ownAdders(db, ids),
    loadCompany(db),
    keepsPrices(rows) ? db.select().from(adder_versions).where(versionsKept(rows)).orderBy(adder_versions.version) : [],
  ])
  const added = own.flatMap(row => row.added ?? [])
  const overrides = own.flatMap(row => row.override ?? [])
  const versions = await withLater(db, rows, added, kept)
  const standingOf = new Map(known.map(row => [row.project_id, row]))
  const named = [...today, ...versions.map(({ terms }) => terms)].flatMap(({ conditions }) => valuesIn(conditions))
  const utilities = [...named, ...rows.flatMap(({ utility_id }) => utility_id ?? [])]
  const designed = known.flatMap(({ design }) => design ?? [])
  const catalog = await withEquipment(db, NOTHING, equipmentOf(designed, named.filter(isUuid)))
  const utility_names = new Map(
    [...new Set(utilities)].flatMap(id => {
      const utility = utilityById(id)
      return utility ? [[id, utility.name] as const] : []
    }),
  )
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
      utility_names,
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

/** A company's pricing and simulation settings. */
export async function loadCompany(db: Db): Promise<Pick<PricedSale, 'company' | 'settings'>> {
  const of = async <A extends keyof Areas>(area: A) => (await readSetting(db, area)).value
  return {
    company: await companyOf(db),
    settings: {
      design_preferences: await of('design_preferences'),
      general: await of('general'),
      guardrails: await of('guardrails'),
      invoicing: await of('invoicing'),
      simulation: await of('simulation'),
    },
  }
}

function incentivesOf(project_id: string, judged: Awaited<ReturnType<typeof rulesFor>>): RatedSale['incentives'] {
  const decided = judged.flatMap(one => (one.decided?.project_id === project_id ? [one.decided] : []))
  const rules = [...new Map(judged.map(({ rule }) => [rule.id, rule])).values()]
  return {
    rules: rules.filter(rule => rule.active || decided.some(({ incentive_id }) => incentive_id === rule.id)),
    decided,
  }
}

const valuesIn = (rule: Parameters<typeof conditionsOf>[0]): string[] =>
  conditionsOf(rule).flatMap(one => ('values' in one ? one.values : []))
