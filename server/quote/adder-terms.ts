// The terms of adders that hold for a project: the catalogue's of today, or of the day it was sold.
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { adder_overrides, adder_versions, adders, project_adders } from '../db/schema/adders.ts'
import type { ProjectRow } from '../projects/access.ts'

export type Terms = Omit<typeof adders.$inferSelect, 'changed_at'>
export type ByHand = typeof project_adders.$inferSelect
export type Override = typeof adder_overrides.$inferSelect
/** An adder that may be in a project's price, with what the project says of it. */
export type AdderHere = { terms: Terms; by_hand: ByHand | null; override: Override | null }

/** For each project the adders added to it and those that might apply by themselves. */
export async function addersHere(db: Db, projects: readonly ProjectRow[]): Promise<Map<string, AdderHere[]>> {
  const ids = projects.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const today = await db.select().from(adders)
  const added = await db.select().from(project_adders).where(inArray(project_adders.project_id, ids))
  const overrides = await db.select().from(adder_overrides).where(inArray(adder_overrides.project_id, ids))
  const kept_versions = await versionsKept(db, projects)
  const here = new Map<string, AdderHere[]>()
  for (const project of projects) {
    const mine = added.filter(({ project_id }) => project_id === project.id)
    const kept = project.adders_as_of ? await termsAsOf(db, project.adders_as_of, mine) : undefined
    const rows = today.flatMap(row => {
      const by_hand = mine.find(({ adder_id }) => adder_id === row.id) ?? null
      const own_version = project.kept_prices.adders?.[row.id]?.version
      const today = kept ? kept.get(row.id) : row
      const terms = own_version === undefined ? today : kept_versions.get(`${row.id} ${own_version}`)
      if (!terms || !(by_hand || (terms.automatic && terms.active))) return []
      const own = overrides.find(one => one.project_id === project.id && one.adder_id === row.id) ?? null
      return [{ terms, by_hand, override: own }]
    })
    here.set(project.id, rows)
  }
  return here
}

/** By id and version, of every adder that some project keeps as it was. */
async function versionsKept(db: Db, projects: readonly ProjectRow[]): Promise<Map<string, Terms>> {
  const ids = [...new Set(projects.flatMap(({ kept_prices }) => Object.keys(kept_prices.adders ?? {})))]
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(adder_versions).where(inArray(adder_versions.adder_id, ids))
  return new Map(rows.map(({ adder_id, version, terms }) => [`${adder_id} ${version}`, terms]))
}

/** One added after the sale, as by a change of the order, has the terms of the day it was added. */
async function termsAsOf(db: Db, as_of: Date, added: readonly ByHand[]): Promise<Map<string, Terms>> {
  const latest = new Date(Math.max(as_of.getTime(), ...added.map(({ added_at }) => added_at.getTime())))
  const versions = await db
    .select()
    .from(adder_versions)
    .where(lte(adder_versions.since, latest))
    .orderBy(adder_versions.version)
  const terms = new Map<string, Terms>()
  for (const { adder_id, since, terms: then } of versions) {
    const by_hand = added.find(one => one.adder_id === adder_id)
    const until = Math.max(as_of.getTime(), by_hand?.added_at.getTime() ?? 0)
    if (since.getTime() <= until) terms.set(adder_id, then)
  }
  return terms
}

export async function overrideOf(db: Db, project_id: string, adder_id: string): Promise<Override | undefined> {
  const [row] = await db
    .select()
    .from(adder_overrides)
    .where(and(eq(adder_overrides.project_id, project_id), eq(adder_overrides.adder_id, adder_id)))
    .for('update')
  return row
}
