// What a new company can sell with: adders and financing. Its equipment stands in starter-panels.ts, -inverters.ts and
// -storage.ts.
export const starterAdders = [
  {
    name: 'Main panel upgrade',
    description: '200 A main service panel with permit',
    pricing_method: 'Fixed',
    amount_usd: 2800,
  },
  {
    name: 'Critter guard',
    description: 'Mesh around the array, priced a module',
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

/** decisions.md, section 7, where a company has set none. Lease terms differ by provider and are entered by the company. */
export const starterFinancing = [
  { code: 'cash', name: 'Cash', options: [{ type: 'cash', name: 'Cash' }] },
  {
    code: 'goodleap',
    name: 'GoodLeap',
    options: [
      { type: 'loan', name: 'GoodLeap 25 years, 7.49 %', term_months: 300, apr: 0.0749, dealer_fee: 0 },
      { type: 'loan', name: 'GoodLeap 25 years, 3.99 %', term_months: 300, apr: 0.0399, dealer_fee: 0.25 },
    ],
  },
  {
    code: 'sunlight-financial',
    name: 'Sunlight Financial',
    options: [{ type: 'loan', name: 'Sunlight 20 years, 6.99 %', term_months: 240, apr: 0.0699, dealer_fee: 0.08 }],
  },
  {
    code: 'lightreach',
    name: 'LightReach',
    options: [{ type: 'ppa', name: 'LightReach PPA', term_months: 300, rate_usd_per_kwh: 0.15, escalator: 0.0299 }],
  },
  { code: 'enfin', name: 'EnFin', options: [] },
] as const
