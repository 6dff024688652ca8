// The price of a project as it stands now. One function; every screen, document and snapshot asks it.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { adders, companies, designs, project_adders, projects } from '../db/schema.ts'
import type { Ports } from '../ports/ports.ts'
import { priceProject } from '../pricing/rules.ts'
import type { ProjectRow } from '../projects/access.ts'

export async function defaultPricePerWatt(db: Db): Promise<number> {
  const [company] = await db.select({ price: companies.default_price_usd_per_w }).from(companies)
  return company?.price ?? 0
}

/** Null while nothing is designed. */
export async function priceOf(db: Db, project: ProjectRow): Promise<Schemas['Price'] | null> {
  const [design] = await db.select({ size_w: designs.size_w }).from(designs).where(eq(designs.project_id, project.id))
  if (!design) return null
  const rows = await db
    .select({ of_project: project_adders, adder: adders })
    .from(project_adders)
    .innerJoin(adders, eq(adders.id, project_adders.adder_id))
    .where(eq(project_adders.project_id, project.id))
    .orderBy(project_adders.added_at, project_adders.adder_id)
  const price = priceProject({
    size_w: design.size_w,
    base: { method: 'per_watt', price_usd_per_w: project.price_usd_per_w ?? (await defaultPricePerWatt(db)) },
    adders: rows.map(({ of_project, adder }) => ({
      id: adder.id,
      name: adder.name,
      pricing_method: adder.pricing_method,
      amount_usd: of_project.amount_cents === null ? adder.amount_usd : of_project.amount_cents / 100,
      quantity: of_project.quantity,
    })),
    discounts_cents: project.discount_cents,
  })
  return {
    size_w: price.size_w,
    base_cents: price.base_cents,
    adders: price.adders.map(({ id, name, pricing_method, quantity, total_cents }) => ({
      adder_id: id,
      name,
      pricing_method,
      quantity,
      total_cents,
    })),
    discount_cents: price.discounts_cents,
    price_cents: price.price_cents,
    price_usd_per_w: price.price_usd_per_w ?? 0,
  }
}

/** Keeps size and price beside the project, so that lists and sums need no calculation. Called by whatever changes them. */
export async function keepPrice(db: Db, ports: Ports, project: ProjectRow) {
  const price = await priceOf(db, project)
  await db
    .update(projects)
    .set({ size_w: price?.size_w ?? null, price_cents: price?.price_cents ?? null, updated_at: ports.now() })
    .where(eq(projects.id, project.id))
  return price
}
