// A new company's starter catalog: adders and financing. Its equipment is in starter-panels.ts, -inverters.ts and
// -storage.ts.
import { LENDERS } from '#machines/applications/lenders/known.ts'
import type { Schemas } from '#sdk/types.ts'

export const starterAdders = [
  {
    name: 'Main panel upgrade',
    description: '200 A main service panel with permit',
    pricing_method: 'Fixed',
    amount_usd: 2800,
  },
  {
    name: 'Critter guard',
    description: 'Mesh around the array, priced per module',
    pricing_method: 'Quantity',
    amount_usd: 28,
  },
  { name: 'Steep roof', description: 'Roofs over 8:12, by size', pricing_method: 'Per Watt', amount_usd: 0.12 },
  {
    name: 'Tile roof mounting',
    description: 'Tile hooks and flashing, by kW',
    pricing_method: 'System Size',
    amount_usd: 110,
  },
  { name: 'Trenching', description: 'Priced on site', pricing_method: 'Flat Price', amount_usd: 0 },
  { name: 'EV charger', description: 'Level 2 charger on a 60 A circuit', pricing_method: 'Fixed', amount_usd: 1450 },
] as const

type StarterProvider = {
  code: Schemas['ProviderCode']
  name: string
  options: readonly (Pick<Schemas['FinancingOption'], 'type' | 'name'> & Partial<Schemas['FinancingOption']>)[]
}
/** decisions.md, section 7, where a company has set none. Lease terms differ by provider and are entered by the company. */
export const starterFinancing: readonly StarterProvider[] = [
  { code: 'cash', name: 'Cash', options: [{ type: 'cash', name: 'Cash' }] },
  ...LENDERS.map(({ code, name, starter_options }) => ({ code, name, options: starter_options })),
]
