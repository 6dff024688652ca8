// A project's financing inputs: its price by payment type, its year, its equipment, from the current design and price.
// All figures come from the calculation behind the financing tab and the proposal.
import type { Product, System } from '#machines/applications/lenders/lender-actions.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { grossUp } from '#machines/money/pricing/rules.ts'
import { taxCredit, type WayInputs, wayOf } from '#machines/money/sale/offers-from.ts'
import type { Catalog } from '#machines/money/sale/sale.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { type Basis, basisOf } from '#server/money/quote/basis.ts'
import { wayInputs } from '#server/money/quote/offers.ts'
import type { Design, Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

export type FinancedSale = {
  inputs: WayInputs & { on: string; has_storage: boolean }
  basis: Basis
  address: Schemas['Address']
  system: System
}

/** Null without a price, year or address. */
export async function financedSale(db: Db, ports: Ports, sale: Sale): Promise<FinancedSale | null> {
  const { address } = sale.project
  const basis = basisOf(sale)
  const inputs = basis && (await wayInputs(db, ports, sale))
  if (!inputs || !address) return null
  return { inputs, basis, address, system: systemOf(basis.design, sale.catalog, inputs.production.annual_kwh) }
}

export async function requireFinanced(db: Db, ports: Ports, sale: Sale): Promise<FinancedSale> {
  const { address } = sale.project
  // A lead file may lack it, and a lead may start with a ZIP code alone.
  if (address?.postal_code === '') throw refuse(409, 'nothing_to_finance', words.zip_code_first)
  if (address?.line1 === '') throw refuse(409, 'nothing_to_finance', words.street_first)
  const financed = await financedSale(db, ports, sale)
  if (financed) return financed
  throw refuse(409, 'nothing_to_finance', words.design_first)
}

/** The amount financed by a product: a loan's dealer fee included, as on the financing tab; otherwise the price. */
export function amountOf(
  { inputs }: Pick<FinancedSale, 'inputs'>,
  { type, dealer_fee }: Pick<Product, 'type' | 'dealer_fee'>,
) {
  const { price, to_pay_cents } = wayOf(inputs, type)
  const amount_cents = type === 'loan' ? grossUp(to_pay_cents, dealer_fee ?? 0) : price.price_cents
  return { price_cents: price.price_cents, amount_cents, size_w: price.size_w }
}

/** The paydown from the homeowner's own tax credit; 0 if there is none. */
export function paydownOf({ inputs }: Pick<FinancedSale, 'inputs'>, type: Product['type']): number {
  return type === 'loan' ? taxCredit(type, inputs, wayOf(inputs, type).incentives.lines).amount_cents : 0
}

/** A lender gets a single module model: the most frequent one. */
function systemOf(design: Design, { panels, inverters, storage }: Catalog, annual_kwh: number): System {
  const modules = countedIn(design.arrays.map(({ panel_id, module_count }) => [panel_id, module_count]))
  const machines = countedIn(design.inverters.map(({ inverter_id, count }) => [inverter_id, count]))
  const batteries = countedIn(design.storage.map(({ storage_id, count }) => [storage_id, count]))
  const [module] = named(panels, modules).sort((a, b) => b.count - a.count)
  return {
    size_w: design.size_w,
    annual_kwh: Math.round(annual_kwh),
    module: module ?? null,
    inverters: named(inverters, machines),
    storage: [...batteries].flatMap(([id, count]) => {
      const row = storage.get(id)
      if (!row) return []
      const { manufacturer, model, usable_kwh } = row
      return [{ manufacturer, model, count, usable_kwh }]
    }),
  }
}

type Piece = { manufacturer: string; model: string }

const named = (rows: ReadonlyMap<string, Piece>, counts: ReadonlyMap<string, number>) =>
  [...counts].flatMap(([id, count]) => {
    const row = rows.get(id)
    return row ? [{ manufacturer: row.manufacturer, model: row.model, count }] : []
  })

function countedIn(chosen: (readonly [id: string, count: number])[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [id, count] of chosen) sums.set(id, (sums.get(id) ?? 0) + count)
  return sums
}
