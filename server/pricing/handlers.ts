import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { projects } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'
import { requireVersion } from '../lib/versioned.ts'
import { type ProjectRow, requireProject } from '../projects/access.ts'
import { defaultPricePerWatt, keepPrice, priceOf } from '../quote/price.ts'
import { checks } from './check-handlers.ts'

export const pricing: Handlers<'pricing'> = {
  ...checks,

  '/v3/pricing.Get': async ({ input, caller, db }) => view(db, await requireProject(db, caller, input.project_id)),

  '/v3/pricing.Save': async ({ input, caller, db, ports, audit }) => {
    const { project_id, version, price_usd_per_w, discount_cents } = input
    const before = await requireProject(db, caller, project_id, 'lock')
    requireVersion(before, version)
    const ours = await defaultPricePerWatt(db)
    // A project keeps the price it was given when the company's own rises.
    const floor = Math.min(ours, before.price_usd_per_w ?? ours)
    if (price_usd_per_w < floor && !caller.permissions.has('pricing.override')) {
      throw refuse(400, 'invalid_input', {
        price_usd_per_w: `Your role sells at $${floor.toFixed(2)} per watt or more. Ask a manager for a lower price.`,
      })
    }
    const [row] = await db
      .update(projects)
      .set({ price_usd_per_w, discount_cents, version: before.version + 1, updated_at: ports.now() })
      .where(eq(projects.id, project_id))
      .returning()
    const priced = row ?? before
    const price = await keepPrice(db, ports, priced)
    if (price && discount_cents > 0 && price.discount_cents < discount_cents) {
      throw refuse(400, 'invalid_input', { discount_cents: 'The discount is larger than the price.' })
    }
    await audit({
      sentence: `priced the project at $${price_usd_per_w} per watt`,
      project_id,
      detail: {
        from: { price_usd_per_w: before.price_usd_per_w, discount_cents: before.discount_cents },
        to: { price_usd_per_w, discount_cents },
      },
    })
    return view(db, priced)
  },
}

async function view(db: Db, project: ProjectRow) {
  const default_price_usd_per_w = await defaultPricePerWatt(db)
  return {
    price: await priceOf(db, project),
    price_usd_per_w: project.price_usd_per_w ?? default_price_usd_per_w,
    default_price_usd_per_w,
    discount_cents: project.discount_cents,
    version: project.version,
  }
}
