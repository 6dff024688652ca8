// The price of a project as it stands now. One function; every screen, document and snapshot asks it.
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { PriceBreakdown } from '#machines/pricing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies } from '../db/schema/company.ts'
import { financing_options, project_financing } from '../db/schema/financing.ts'
import { projects } from '../db/schema/projects.ts'
import { chosenWay } from '../financing/chosen-way.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { type PricedProject, pricedProject, projectFacts } from './price-inputs.ts'

export async function defaultPricePerWatt(db: Db): Promise<number> {
  const [company] = await db.select({ price: companies.default_price_usd_per_w }).from(companies)
  return company?.price ?? 0
}

/** With every line's reason, for whoever sells. Undefined while nothing is designed. */
export async function explainPrice(
  db: Db,
  project: ProjectRow,
  financing_type?: Schemas['FinancingType'],
): Promise<PricedProject | undefined> {
  const [type, facts] = await Promise.all([
    financing_type ?? chosenWay(db, project.id).then(chosen => chosen?.type ?? 'cash'),
    projectFacts(db, [project]),
  ])
  return pricedProject(db, project, facts, type)
}

/** Null while nothing is designed or the price cannot be known. Asks for the chosen financing, else for cash. */
export async function priceOf(
  db: Db,
  project: ProjectRow,
  financing_type?: Schemas['FinancingType'],
): Promise<Schemas['Price'] | null> {
  return pricedFigures(await explainPrice(db, project, financing_type))
}

/** Null where there is no price, as of `priceOf`. */
export const pricedFigures = (priced: PricedProject | undefined): Schemas['Price'] | null =>
  priced?.breakdown ? figuresOf(priced.breakdown, priced.hidden) : null

export type Prices = Record<Schemas['FinancingType'], Schemas['Price']>

/** By way to pay: an adder may stand in one and not in another. Null like `priceOf`. */
export async function pricesOf(db: Db, project: ProjectRow): Promise<Prices | null> {
  const facts = await projectFacts(db, [project])
  const of = async (type: Schemas['FinancingType']) =>
    pricedFigures(await pricedProject(db, project, facts, type, 'figures only'))
  const [cash, loan, lease, ppa] = await Promise.all([of('cash'), of('loan'), of('lease'), of('ppa')])
  return cash && loan && lease && ppa ? { cash, loan, lease, ppa } : null
}

/**
 * The figures alone, as they are stored and hashed; sentences may be worded anew without making anything out of date. What
 * came later is left out where it says nothing new, so that what was sent before still agrees.
 */
function figuresOf(price: PriceBreakdown, hidden: ReadonlySet<string>): Schemas['Price'] {
  return {
    size_w: price.size_w,
    base_cents: price.base_cents,
    ...(price.items.length > 0 ? { items: price.items.map(({ why, ...item }) => item) } : {}),
    adders: price.adders.map(({ id, name, pricing_method, quantity, total_cents }) => ({
      adder_id: id,
      name,
      pricing_method,
      quantity,
      total_cents,
      ...(hidden.has(id) ? { hidden: true } : {}),
    })),
    discount_cents: price.discounts_cents,
    price_cents: price.price_cents,
    price_usd_per_w: price.price_usd_per_w ?? 0,
    ...(price.incentive_basis_cents === price.price_cents
      ? {}
      : { incentive_basis_cents: price.incentive_basis_cents }),
  }
}

/** As a homeowner sees it: what is not shown is part of the system's line, so that the lines still make the price. */
export function shownPrice(price: Schemas['Price']): Schemas['Price'] {
  const { incentive_basis_cents, adders, ...rest } = price
  const folded = adders.filter(({ hidden }) => hidden).reduce((sum, { total_cents }) => sum + total_cents, 0)
  return {
    ...rest,
    base_cents: price.base_cents + folded,
    adders: adders.filter(({ hidden }) => !hidden),
  }
}

/** Keeps size and price beside the project, so that lists and sums need no calculation. Called by whatever changes them. */
export async function keepPrice(db: Db, ports: Ports, project: ProjectRow) {
  const price = await explainPrice(db, project)
  await db
    .update(projects)
    .set({
      size_w: price?.size_w ?? null,
      price_cents: price?.breakdown?.price_cents ?? null,
      updated_at: ports.now(),
    })
    .where(eq(projects.id, project.id))
  return pricedFigures(price)
}

const AT_ONCE = 500

/** After a change of the catalogue: every designed project that is not sold is priced anew. Answers how many changed. */
export async function repriceOpen(db: Db): Promise<number> {
  let changed = 0
  for (let after: string | undefined, more = true; more; ) {
    const rows = await db
      .select()
      .from(projects)
      .where(and(gt(projects.size_w, 0), isNull(projects.sold_at), after ? gt(projects.id, after) : undefined))
      .orderBy(projects.id)
      .limit(AT_ONCE)
    more = rows.length === AT_ONCE
    after = rows.at(-1)?.id
    const facts = await projectFacts(db, rows)
    const types = await chosenTypes(db, rows)
    for (const row of rows) {
      const priced = await pricedProject(db, row, facts, types.get(row.id) ?? 'cash', 'figures only')
      const price_cents = priced?.breakdown?.price_cents ?? null
      if (price_cents === row.price_cents) continue
      changed += 1
      await db.update(projects).set({ price_cents }).where(eq(projects.id, row.id))
    }
  }
  return changed
}

async function chosenTypes(db: Db, rows: readonly ProjectRow[]): Promise<Map<string, Schemas['FinancingType']>> {
  if (rows.length === 0) return new Map()
  const chosen = await db
    .select({ project_id: project_financing.project_id, type: financing_options.type })
    .from(project_financing)
    .innerJoin(financing_options, eq(financing_options.id, project_financing.option_id))
    .where(
      inArray(
        project_financing.project_id,
        rows.map(({ id }) => id),
      ),
    )
  return new Map(chosen.map(({ project_id, type }) => [project_id, type]))
}
