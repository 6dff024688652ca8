// The demo company's catalogue beyond what every company starts with: what things cost and sell for, and small parts.
import type { Client } from './sell.ts'

const PANEL_COSTS: Record<string, number> = {
  'Q.TRON BLK M-G2+ 430': 148,
  'Alpha Pure-R 430': 212,
  'CS6R-440T': 131,
  'SIL-420 QD': 189,
}
const INVERTER_COSTS: Record<string, number> = {
  'IQ8+': 138,
  IQ8M: 151,
  IQ8A: 164,
  'SE5000H-US': 1180,
  'SE7600H-US': 1420,
  'SE10000H-US': 1690,
}
/** Example figures, not the manufacturer’s: the starter catalog has neither for this panel, and a plan set for permit needs both. */
const PANEL_FACTS: Record<string, { weight_kg: number; temp_coeff_voc: number }> = {
  'Q.TRON BLK M-G2+ 430': { weight_kg: 21.2, temp_coeff_voc: -0.0024 },
}
type StoragePrices = { amount_usd: number; price_usd: number; replacement_usd?: number; replacement_year?: number }
const STORAGE_PRICES: Record<string, StoragePrices> = {
  'IQ Battery 5P': { amount_usd: 5200, price_usd: 3650 },
  'Powerwall 3': { amount_usd: 12400, price_usd: 8900, replacement_usd: 9500, replacement_year: 16 },
  'aPower 2': { amount_usd: 11800, price_usd: 8450 },
}
const OTHERS = [
  ['Racking', 'Rail and flashing kit', 'kit', 'System Size', 64, 41],
  ['Racking', 'Tile hook', 'piece', 'Quantity', 18, 11.5],
  ['Protection', 'Critter guard, black', 'ft', 'Quantity', 9.5, 3.2],
  ['Protection', 'Surge protector', 'piece', 'Quantity', 240, 128],
  ['Monitoring', 'Consumption meter with CTs', 'kit', 'Fixed', 320, 190],
  ['EV charging', 'Level 2 charger, 48 A', 'piece', 'Quantity', 890, 560],
] as const

export async function demoEquipment(owner: Client) {
  const panels = (await owner.GET('/v3/collections.ListPanels', {})).data?.panels ?? []
  for (const panel of panels) {
    const price_usd = PANEL_COSTS[panel.model]
    const { id: panel_id, datasheet_src, datasheet_name, ...fields } = panel
    if (price_usd !== undefined)
      await owner.POST('/v3/collections.EditPanel', {
        body: { ...fields, ...PANEL_FACTS[panel.model], panel_id, price_usd },
      })
  }
  const inverters = (await owner.GET('/v3/collections.ListInverters', {})).data?.inverters ?? []
  for (const inverter of inverters) {
    const price_usd = INVERTER_COSTS[inverter.model]
    const { id: inverter_id, datasheet_src, datasheet_name, ...fields } = inverter
    if (price_usd !== undefined)
      await owner.POST('/v3/collections.EditInverter', { body: { ...fields, inverter_id, price_usd } })
  }
  const batteries = (await owner.GET('/v3/collections.ListStorage', {})).data?.storage ?? []
  for (const battery of batteries) {
    const prices = STORAGE_PRICES[battery.model]
    const { id: storage_id, datasheet_src, datasheet_name, ...fields } = battery
    if (prices) await owner.POST('/v3/collections.EditStorage', { body: { ...fields, storage_id, ...prices } })
  }
  const categories = (await owner.GET('/v3/collections.ListOtherCategories', {})).data?.categories ?? []
  for (const [category, name, unit, pricing_method, amount_usd, price_usd] of OTHERS) {
    const category_id = categories.find(one => one.name === category)?.id ?? ''
    await owner.POST('/v3/collections.AddOther', {
      body: { category_id, name, unit, pricing_method, amount_usd, price_usd },
    })
  }
}
