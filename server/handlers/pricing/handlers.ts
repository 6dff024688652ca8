import { refuse } from '#machines/lib/refuse.ts'
import type { Answer } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { type ProjectRow, requireProject } from '../../projects/access.ts'
import { defaultPricePerWatt, explainPrice, keepPrice, pricedFigures } from '../../quote/price.ts'
import { companyBase } from '../../quote/price-inputs.ts'
import { newerPrices, readNewer, takeNewerPrices } from '../../quote/pricing/newer-prices.ts'
import { saveTerms } from '../../quote/pricing/save-terms.ts'
import { checks } from './check-handlers.ts'
import { words } from './words.ts'

export const pricing: Handlers<'pricing'> = {
  ...checks,

  '/v3/pricing.Get': async ({ input, caller, db }) => view(db, await requireProject(db, caller, input.project_id)),

  '/v3/pricing.Save': async ({ input, caller, db, ports, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    requireVersion(before, input.version)
    return view(db, await saveTerms({ db, ports, caller, audit }, before, input))
  },

  '/v3/pricing.TakeNewer': async ({ input, caller, db, ports, audit }) => {
    const before = await requireProject(db, caller, input.project_id, 'lock')
    requireVersion(before, input.version)
    const read = await readNewer(db, before)
    if (!read) throw refuse(409, 'nothing_newer', words.nothing_newer)
    const project = await takeNewerPrices(db, before)
    await keepPrice(db, ports, project)
    const { kept_price_cents, price_cents } = read()
    await audit({
      sentence: () =>
        words.newer_prices_used({
          lines: read()
            .lines.map(({ name, company, kept }) => words.newer_price({ name, company, kept }))
            .join(', '),
        }),
      project_id: before.id,
      detail: { from: { price_cents: kept_price_cents }, to: { price_cents } },
    })
    return view(db, project)
  },
}

async function view(db: Db, project: ProjectRow): Promise<Answer<'/v3/pricing.Get'>> {
  const [priced, default_price_usd_per_w, newer] = await Promise.all([
    explainPrice(db, project),
    defaultPricePerWatt(db),
    newerPrices(db, project),
  ])
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
    newer,
    version: project.version,
  }
}

type Breakdown = NonNullable<NonNullable<Awaited<ReturnType<typeof explainPrice>>>['breakdown']>

function linesOf(price: Breakdown): Answer<'/v3/pricing.Get'>['lines'] {
  return [
    { kind: 'base', id: 'base', name: words.system, why: price.base_why, total_cents: price.base_cents },
    ...price.items.map(({ id, name, why, total_cents }) => ({ kind: 'item' as const, id, name, why, total_cents })),
    ...price.adders.map(({ id, name, why, total_cents }) => ({ kind: 'adder' as const, id, name, why, total_cents })),
    ...(price.discounts_cents > 0
      ? [
          {
            kind: 'discount' as const,
            id: 'discount',
            name: words.discount,
            why: words.discount_entered,
            total_cents: -price.discounts_cents,
          },
        ]
      : []),
  ]
}
