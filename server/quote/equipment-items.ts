// What a design's batteries and other equipment sell for, and what all of its equipment costs. The price asks here.
import { inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import type { designs } from '../db/schema/design.ts'
import { inverters, others, panels, storage } from '../db/schema/equipment.ts'
import type { KeptPrices } from '../db/schema/projects.ts'

type Design = Pick<typeof designs.$inferSelect, 'arrays' | 'inverters' | 'storage' | 'others'>

export type EquipmentItem = {
  id: string
  kind: 'storage' | 'other'
  name: string
  /** Empty where it has none. */
  manufacturer: string
  pricing_method: Schemas['ItemPricingMethod']
  amount_usd: number
  quantity: number
  /** Whether anybody has entered what it sells for. */
  is_priced: boolean
}

/** As the project sells it: at the price it keeps, where the company's own is another by now. */
export const atKeptPrices = (items: readonly EquipmentItem[], { items: kept = {} }: KeptPrices): EquipmentItem[] =>
  items.map(item => {
    const { since: _, ...price } = kept[item.id] ?? { since: null }
    return { ...item, ...price }
  })

/** In the order of the design. A battery nobody has priced yet is an item of 0, and a check stops its sale. */
export async function equipmentItems(db: Db, design: Design): Promise<EquipmentItem[]> {
  const batteries = await storageById(
    db,
    design.storage.map(({ storage_id }) => storage_id),
  )
  const rest = await othersById(
    db,
    design.others.map(({ other_id }) => other_id),
  )
  return [
    ...design.storage.flatMap(({ storage_id, count }): EquipmentItem[] => {
      const row = batteries.get(storage_id)
      if (!row) return []
      const name = `${row.manufacturer} ${row.model}`
      return [
        {
          id: row.id,
          kind: 'storage',
          name,
          manufacturer: row.manufacturer,
          pricing_method: 'Quantity',
          amount_usd: row.amount_usd ?? 0,
          quantity: count,
          is_priced: row.amount_usd !== null,
        },
      ]
    }),
    ...design.others.flatMap(({ other_id, quantity }): EquipmentItem[] => {
      const row = rest.get(other_id)
      if (!row) return []
      const { id, name, pricing_method, amount_usd } = row
      return [{ id, kind: 'other', name, manufacturer: '', pricing_method, amount_usd, quantity, is_priced: true }]
    }),
  ]
}

/** What panels, inverters, batteries and other equipment cost the company; null while one of them has no cost. */
export async function equipmentCostCents(db: Db, design: Design): Promise<number | null> {
  const used = [
    ...(await costs(
      db,
      panels,
      design.arrays.map(({ panel_id, module_count }) => [panel_id, module_count]),
    )),
    ...(await costs(
      db,
      inverters,
      design.inverters.map(({ inverter_id, count }) => [inverter_id, count]),
    )),
    ...(await costs(
      db,
      storage,
      design.storage.map(({ storage_id, count }) => [storage_id, count]),
    )),
    ...(await costs(
      db,
      others,
      design.others.map(({ other_id, quantity }) => [other_id, quantity]),
    )),
  ]
  // Each line in whole cents, as a purchase order would have it.
  return used.reduce<number | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0)
}

type Priced = typeof panels | typeof inverters | typeof storage | typeof others

async function costs(db: Db, table: Priced, used: [id: string, count: number][]): Promise<(number | null)[]> {
  if (used.length === 0) return []
  const rows = await db
    .select({ id: table.id, price_usd: table.price_usd })
    .from(table)
    .where(
      inArray(
        table.id,
        used.map(([id]) => id),
      ),
    )
  const prices = new Map(rows.map(row => [row.id, row.price_usd]))
  return used.map(([id, count]) => {
    const price_usd = prices.get(id) ?? null
    return price_usd === null ? null : Math.round(Number((price_usd * count * 100).toFixed(4)))
  })
}

const storageById = async (db: Db, ids: string[]) =>
  new Map(
    (ids.length > 0 ? await db.select().from(storage).where(inArray(storage.id, ids)) : []).map(row => [row.id, row]),
  )

const othersById = async (db: Db, ids: string[]) =>
  new Map(
    (ids.length > 0 ? await db.select().from(others).where(inArray(others.id, ids)) : []).map(row => [row.id, row]),
  )
