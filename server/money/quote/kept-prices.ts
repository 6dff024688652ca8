// One rule for later price changes by the company: a priced project keeps the prices it was made with, shows newer ones, and takes
// them over on request. Kept prices are written here, by whatever changes a price.

import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { NOTHING_KEPT } from '#machines/money/sale/newer-prices.ts'
import type { BaseTerms, KeptItem } from '#machines/money/sale/sale.ts'
import type { Db } from '#server/db/database.ts'
import { designs, project_designs } from '#server/db/schema/design.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'

type Priced = { id: string; amount_usd: number | null; pricing_method: KeptItem['pricing_method'] }

const PRICED = isNotNull(projects.price_cents)

/**
 * The earlier price of batteries and other equipment, for every project that has them in a design. An item without a price isn't
 * kept: its project takes the first price it gets.
 */
export async function keepItemPrices(db: Db, ports: Ports, before: readonly Priced[]) {
  for (const { id, amount_usd, pricing_method } of before) {
    if (amount_usd === null) continue
    await keep(db, ports, { group: 'items', id, value: { amount_usd, pricing_method } }, usedIn(id))
  }
}

/** Null for an adder that didn't exist. A sold project keeps the terms of its day anyway. */
export async function keepAdder(db: Db, ports: Ports, { id, version }: { id: string; version: number | null }) {
  await keep(db, ports, { group: 'adders', id, value: { version } }, isNull(projects.adders_as_of))
}

/** The base price, in every project that follows the company's. */
export async function keepBase(db: Db, ports: Ports, before: BaseTerms) {
  const base = JSON.stringify({ base: { since: ports.now().toISOString() } })
  await db
    .update(projects)
    .set({
      kept_base: sql`coalesce(${projects.kept_base}, ${JSON.stringify(before)}::jsonb)`,
      kept_prices: sql`${projects.kept_prices} || ${base}::jsonb`,
    })
    .where(and(PRICED, isNull(projects.price_usd_per_w)))
}

type Kept = { group: 'items' | 'adders'; id: string; value: object }

/** A price that is kept already stays; only the date of the newest price changes. */
async function keep(db: Db, ports: Ports, { group, id, value }: Kept, where: SQL) {
  const since = ports.now().toISOString()
  const all = sql`coalesce(${projects.kept_prices} -> ${group}::text, '{}')`
  const one = sql`coalesce(${projects.kept_prices} -> ${group}::text -> ${id}::text, ${JSON.stringify(value)}::jsonb)`
  const kept = sql`${all} || jsonb_build_object(${id}::text, ${one} || jsonb_build_object('since', ${since}::text))`
  await db
    .update(projects)
    .set({ kept_prices: sql`${projects.kept_prices} || jsonb_build_object(${group}::text, ${kept})` })
    .where(and(PRICED, where))
}

function usedIn(id: string): SQL {
  const [battery, other] = [JSON.stringify([{ storage_id: id }]), JSON.stringify([{ other_id: id }])]
  return sql`${projects.id} in (
    select ${designs.project_id} from ${designs}
      where ${designs.storage} @> ${battery}::jsonb or ${designs.others} @> ${other}::jsonb
    union select ${project_designs.project_id} from ${project_designs}
      where ${project_designs.kept} #> '{design,storage}' @> ${battery}::jsonb
        or ${project_designs.kept} #> '{design,others}' @> ${other}::jsonb)`
}

/** An adder added by hand has today's terms, whatever was kept before. */
export const releaseAdder = (db: Db, project_id: string, adder_id: string) =>
  db
    .update(projects)
    .set({ kept_prices: sql`${projects.kept_prices} #- array['adders', ${adder_id}::text]` })
    .where(eq(projects.id, project_id))
    .returning()

/** The company's prices that have changed since become the project's. */
export async function takeNewerPrices(db: Db, project: ProjectRow): Promise<ProjectRow> {
  const [row] = await db
    .update(projects)
    .set({ ...NOTHING_KEPT, version: project.version + 1 })
    .where(eq(projects.id, project.id))
    .returning()
  return row ?? project
}
