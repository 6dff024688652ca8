// Sale prices of a design's batteries and other equipment, and the cost of all its equipment. Used by the price.
import type { Schemas } from '#sdk/types.ts'
import type { Catalog, Design, KeptPrices } from './sale.ts'

type Equipped = Pick<Design, 'arrays' | 'inverters' | 'storage' | 'others'>

export type EquipmentItem = {
  id: string
  kind: 'storage' | 'other'
  name: string
  /** Empty if the design has none. */
  manufacturer: string
  pricing_method: Schemas['ItemPricingMethod']
  amount_usd: number
  quantity: number
  /** True if its sale price has been entered. */
  is_priced: boolean
}

/** As the project sells it: at the price it keeps, even if the company's own price has changed since. */
export const atKeptPrices = (items: readonly EquipmentItem[], { items: kept = {} }: KeptPrices): EquipmentItem[] =>
  items.map(item => {
    const { since: _, ...price } = kept[item.id] ?? { since: null }
    return { ...item, ...price }
  })

/** In the design's order. A battery without a price is an item of 0, and a check prevents its sale. */
export const equipmentItems = (design: Equipped, { storage, others }: Catalog): EquipmentItem[] => [
  ...design.storage.flatMap(({ storage_id, count }): EquipmentItem[] => {
    const row = storage.get(storage_id)
    if (!row) return []
    return [
      {
        id: row.id,
        kind: 'storage',
        name: `${row.manufacturer} ${row.model}`,
        manufacturer: row.manufacturer,
        pricing_method: 'Quantity',
        amount_usd: row.amount_usd ?? 0,
        quantity: count,
        is_priced: row.amount_usd !== null,
      },
    ]
  }),
  ...design.others.flatMap(({ other_id, quantity }): EquipmentItem[] => {
    const row = others.get(other_id)
    if (!row) return []
    const { id, name, pricing_method, amount_usd } = row
    return [{ id, kind: 'other', name, manufacturer: '', pricing_method, amount_usd, quantity, is_priced: true }]
  }),
]

/** The company's cost of panels, inverters, batteries and other equipment; null if any cost is missing. */
export function equipmentCostCents(design: Equipped, { panels, inverters, storage, others }: Catalog): number | null {
  const used = [
    ...design.arrays.map(({ panel_id, module_count }) => costOf(panels.get(panel_id), module_count)),
    ...design.inverters.map(({ inverter_id, count }) => costOf(inverters.get(inverter_id), count)),
    ...design.storage.map(({ storage_id, count }) => costOf(storage.get(storage_id), count)),
    ...design.others.map(({ other_id, quantity }) => costOf(others.get(other_id), quantity)),
  ]
  return used.reduce<number | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0)
}

/** Each line in whole cents, as a purchase order would have it. */
const costOf = (row: { price_usd: number | null } | undefined, count: number): number | null =>
  row?.price_usd == null ? null : Math.round(Number((row.price_usd * count * 100).toFixed(4)))
