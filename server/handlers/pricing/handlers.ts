import { eq } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Answer } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { projects } from '../../db/schema/projects.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { type ProjectRow, requireProject } from '../../projects/access.ts'
import { defaultPricePerWatt, explainPrice, keepPrice, pricedFigures } from '../../quote/price.ts'
import { companyBase } from '../../quote/price-inputs.ts'
import { newerPrices, takeNewerPrices } from '../../quote/pricing/newer-prices.ts'
import { checks } from './check-handlers.ts'

export const pricing: Handlers<'pricing'> = {
  ...checks,

  '/v3/pricing.Get': async ({ input, caller, db }) => view(db, await requireProject(db, caller, input.project_id)),

  '/v3/pricing.Save': async ({ input, caller, db, ports, audit }) => {
    const { project_id, version, discount_cents } = input
    const before = await requireProject(db, caller, project_id, 'lock')
    // Sent back as it was shown, the price that is kept is not a price of the project's own.
    const keeps = before.price_usd_per_w === null && input.price_usd_per_w === before.kept_base?.price_usd_per_w
    const price_usd_per_w = keeps ? null : input.price_usd_per_w
    requireVersion(before, version)
    const ours = await defaultPricePerWatt(db)
    const overrides = caller.permissions.has('pricing.override')
    const by_watt = (before.kept_base ?? (await companyBase(db))).method === 'per_watt'
    if (price_usd_per_w !== null && price_usd_per_w !== before.price_usd_per_w && !overrides) {
      if (!by_watt)
        throw refuse(400, 'invalid_input', {
          price_usd_per_w: 'Your company does not price by the watt. Ask a manager for a price of this project’s own.',
        })
      // A project keeps the price it was given when the company's own rises.
      const floor = Math.min(ours, before.price_usd_per_w ?? before.kept_base?.price_usd_per_w ?? ours)
      if (price_usd_per_w < floor)
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
      sentence:
        price_usd_per_w === null
          ? 'priced the project as the company does'
          : `priced the project at $${price_usd_per_w} per watt`,
      project_id,
      detail: {
        from: { price_usd_per_w: before.price_usd_per_w, discount_cents: before.discount_cents },
        to: { price_usd_per_w, discount_cents },
      },
    })
    return view(db, priced)
  },

  '/v3/pricing.TakeNewer': async ({ input, caller, db, ports, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    requireVersion(before, input.version)
    const newer = await newerPrices(db, before)
    if (!newer) throw refuse(409, 'nothing_newer', 'This project has your company’s prices already.')
    const project = await takeNewerPrices(db, before)
    await keepPrice(db, ports, project)
    await audit({
      sentence: `took over newer prices: ${newer.lines.map(({ name, kept, company }) => `${name} ${company} instead of ${kept}`).join(', ')}`,
      project_id: before.id,
      detail: { from: { price_cents: newer.kept_price_cents }, to: { price_cents: newer.price_cents } },
    })
    return view(db, project)
  },
}

async function view(db: Db, project: ProjectRow): Promise<Answer<'/v3/pricing.Get'>> {
  const priced = await explainPrice(db, project)
  const default_price_usd_per_w = await defaultPricePerWatt(db)
  const base = priced?.base ?? (await companyBase(db))
  const { price_usd_per_w } = project
  return {
    price: pricedFigures(priced),
    lines: priced?.breakdown ? linesOf(priced.breakdown) : [],
    skipped: (priced?.adders ?? [])
      .filter(({ applies }) => !applies)
      .map(({ terms, because }) => ({ adder_id: terms.id, name: terms.name, automatic: terms.automatic, because })),
    problem: priced?.problem ?? null,
    base: { method: base.method },
    price_usd_per_w: price_usd_per_w ?? (base.method === 'per_watt' ? base.price_usd_per_w : null),
    default_price_usd_per_w,
    discount_cents: project.discount_cents,
    newer: await newerPrices(db, project),
    version: project.version,
  }
}

type Breakdown = NonNullable<NonNullable<Awaited<ReturnType<typeof explainPrice>>>['breakdown']>

function linesOf(price: Breakdown): Answer<'/v3/pricing.Get'>['lines'] {
  return [
    { kind: 'base', id: 'base', name: 'System', why: price.base_why, total_cents: price.base_cents },
    ...price.items.map(({ id, name, why, total_cents }) => ({ kind: 'item' as const, id, name, why, total_cents })),
    ...price.adders.map(({ id, name, why, total_cents }) => ({ kind: 'adder' as const, id, name, why, total_cents })),
    ...(price.discounts_cents > 0
      ? [
          {
            kind: 'discount' as const,
            id: 'discount',
            name: 'Discount',
            why: 'Given for this project',
            total_cents: -price.discounts_cents,
          },
        ]
      : []),
  ]
}
