import { refuse } from '#machines/lib/refuse.ts'
import { newerPrices, readNewer } from '#machines/money/sale/newer-prices.ts'
import { explainPrice, pricedFigures } from '#machines/money/sale/price.ts'
import { companyBase, type PricedProject } from '#machines/money/sale/price-inputs.ts'
import type { Answer } from '#sdk/types.ts'
import type { Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { keepPrice } from '#server/money/quote/keep-price.ts'
import { takeNewerPrices } from '#server/money/quote/kept-prices.ts'
import { saveTerms } from '#server/money/quote/save-terms.ts'
import { requirePricedSale } from '#server/money/sale/load-sale.ts'
import type { PricedSale } from '#server/money/sale/sale.ts'
import { checks } from './check-handlers.ts'
import { words } from './words.ts'

export const pricing: Handlers<'pricing'> = {
  ...checks,

  '/v3/pricing.Get': async ({ input, caller, db }) => view(await requirePricedSale(db, caller, input.project_id)),

  '/v3/pricing.Save': async ({ input, caller, db, ports, audit }) => {
    const sale = await requirePricedSale(db, caller, input.project_id, 'lock')
    requireVersion(sale.project, input.version)
    return view(await saveTerms({ db, ports, caller, audit }, sale, input))
  },

  '/v3/pricing.TakeNewer': async ({ input, caller, db, ports, audit }) => {
    const sale = await requirePricedSale(db, caller, input.project_id, 'lock')
    const before = sale.project
    requireVersion(before, input.version)
    const read = readNewer(sale)
    if (!read) throw refuse(409, 'nothing_newer', words.nothing_newer)
    const newer = { ...sale, project: await takeNewerPrices(db, before) }
    await keepPrice(db, ports, newer)
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
    return view(newer)
  },
}

function view(sale: PricedSale): Answer<'/v3/pricing.Get'> {
  const priced = explainPrice(sale)
  const base = priced?.base ?? companyBase(sale)
  const { project } = sale
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
    default_price_usd_per_w: sale.company.default_price_usd_per_w,
    discount_cents: project.discount_cents,
    newer: newerPrices(sale),
    version: project.version,
  }
}

type Breakdown = NonNullable<PricedProject['breakdown']>

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
