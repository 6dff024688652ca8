// What a project has to be financed: its price by way to pay, its year, its equipment, as design and price stand now. Every
// figure comes from the calculation the financing tab and the proposal go by.
import { inArray } from 'drizzle-orm'
import type { Product, System } from '#machines/lenders/lender-actions.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { grossUp } from '#machines/pricing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import type { designs } from '../../db/schema/design.ts'
import { inverters, panels, storage } from '../../db/schema/equipment.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { type Basis, basisOf } from '../../quote/basis.ts'
import { saleInputs } from '../../quote/offers.ts'
import { taxCredit, type WayInputs, wayOf } from '../../quote/offers-from.ts'
import { words } from './words.ts'

export type Sale = {
  inputs: WayInputs & { on: string; has_storage: boolean }
  basis: Basis
  address: Schemas['Address']
  system: System
}

/** Null while there is no price, no year or no address. */
export async function saleOf(db: Db, ports: Ports, project: ProjectRow): Promise<Sale | null> {
  const basis = await basisOf(db, project)
  const inputs = basis && (await saleInputs(db, ports, project))
  if (!inputs || !project.address) return null
  const system = await systemOf(db, basis.design, inputs.production.annual_kwh)
  return { inputs, basis, address: project.address, system }
}

export async function requireSale(db: Db, ports: Ports, project: ProjectRow): Promise<Sale> {
  const sale = await saleOf(db, ports, project)
  if (sale) return sale
  throw refuse(409, 'nothing_to_finance', words.design_first)
}

/** What is financed of a product: for a loan with its dealer fee, as the financing tab has it; otherwise the price itself. */
export function amountOf({ inputs }: Pick<Sale, 'inputs'>, { type, dealer_fee }: Pick<Product, 'type' | 'dealer_fee'>) {
  const { price, to_pay_cents } = wayOf(inputs, type)
  const amount_cents = type === 'loan' ? grossUp(to_pay_cents, dealer_fee ?? 0) : price.price_cents
  return { price_cents: price.price_cents, amount_cents, size_w: price.size_w }
}

/** What the homeowner may pay in of a tax credit of their own; 0 where there is none. */
export function paydownOf({ inputs }: Pick<Sale, 'inputs'>, type: Product['type']): number {
  return type === 'loan' ? taxCredit(type, inputs, wayOf(inputs, type).incentives.lines).amount_cents : 0
}

/** A lender is told of one kind of module: the one there are most of. */
export async function systemOf(db: Db, design: typeof designs.$inferSelect, annual_kwh: number): Promise<System> {
  const modules = countedIn(design.arrays.map(({ panel_id, module_count }) => [panel_id, module_count]))
  const machines = countedIn(design.inverters.map(({ inverter_id, count }) => [inverter_id, count]))
  const batteries = countedIn(design.storage.map(({ storage_id, count }) => [storage_id, count]))
  const known = {
    panels: await db
      .select()
      .from(panels)
      .where(inArray(panels.id, [...modules.keys()])),
    inverters: await db
      .select()
      .from(inverters)
      .where(inArray(inverters.id, [...machines.keys()])),
    storage: await db
      .select()
      .from(storage)
      .where(inArray(storage.id, [...batteries.keys()])),
  }
  const [module] = named(known.panels, modules).sort((a, b) => b.count - a.count)
  return {
    size_w: design.size_w,
    annual_kwh: Math.round(annual_kwh),
    module: module ?? null,
    inverters: named(known.inverters, machines),
    storage: named(known.storage, batteries).map(one => ({
      ...one,
      usable_kwh:
        known.storage.find(({ model, manufacturer }) => model === one.model && manufacturer === one.manufacturer)
          ?.usable_kwh ?? 0,
    })),
  }
}

type Piece = { id: string; manufacturer: string; model: string }

const named = (rows: readonly Piece[], counts: ReadonlyMap<string, number>) =>
  [...counts].flatMap(([id, count]) => {
    const row = rows.find(one => one.id === id)
    return row ? [{ manufacturer: row.manufacturer, model: row.model, count }] : []
  })

function countedIn(chosen: (readonly [id: string, count: number])[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [id, count] of chosen) sums.set(id, (sums.get(id) ?? 0) + count)
  return sums
}
