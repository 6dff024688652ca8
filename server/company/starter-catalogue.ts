// The equipment a new company starts with. Figures are the makers' published ratings at standard test conditions;
// lengths in metres, temperature coefficients in share of power per kelvin.
type Panel = [manufacturer: string, model: string, power_w: number, efficiency: number, temp_coeff: number, voc: number, vmp: number, isc: number, imp: number, length_m: number, width_m: number, technology: string, bifacial: boolean, warranty_years: number, degradation: number]

const PANELS: Panel[] = [
  ['Qcells', 'Q.PEAK DUO BLK ML-G10+ 400', 400, 0.204, -0.0034, 45.3, 37.13, 11.14, 10.77, 1.879, 1.045, 'mono PERC', false, 25, 0.005],
  ['Qcells', 'Q.TRON BLK M-G2+ 430', 430, 0.22, -0.003, 38.78, 32.39, 13.85, 13.28, 1.722, 1.134, 'n-type TOPCon', false, 25, 0.0033],
  ['REC', 'Alpha Pure-R 430', 430, 0.223, -0.0024, 62.0, 53.7, 8.46, 8.01, 1.73, 1.118, 'heterojunction', false, 25, 0.0025],
  ['Silfab', 'SIL-420 QD', 420, 0.213, -0.0029, 38.9, 32.9, 13.6, 12.77, 1.721, 1.133, 'n-type TOPCon', false, 25, 0.004],
  ['Canadian Solar', 'CS6R-440T', 440, 0.225, -0.0029, 39.6, 33.4, 13.89, 13.19, 1.722, 1.134, 'n-type TOPCon', false, 25, 0.004],
  ['JA Solar', 'JAM54D41-440/LB', 440, 0.22, -0.0029, 39.0, 32.9, 14.1, 13.37, 1.762, 1.134, 'n-type TOPCon', true, 25, 0.004],
  ['Jinko Solar', 'JKM440N-54HL4R-B', 440, 0.22, -0.0029, 39.38, 32.99, 14.21, 13.34, 1.762, 1.134, 'n-type TOPCon', false, 25, 0.004],
  ['Maxeon', 'Maxeon 6 AC 440', 440, 0.228, -0.0029, 48.2, 40.5, 11.58, 10.87, 1.872, 1.032, 'interdigitated back contact', false, 40, 0.0025],
]

type Inverter = [manufacturer: string, model: string, type: 'micro' | 'string', ac_power_w: number, max_dc_w: number | null, efficiency_cec: number]

const INVERTERS: Inverter[] = [
  ['Enphase', 'IQ8+', 'micro', 290, 440, 0.97],
  ['Enphase', 'IQ8M', 'micro', 325, 460, 0.97],
  ['Enphase', 'IQ8A', 'micro', 349, 500, 0.97],
  ['SolarEdge', 'SE5000H-US', 'string', 5000, 7750, 0.99],
  ['SolarEdge', 'SE7600H-US', 'string', 7600, 11800, 0.99],
  ['SolarEdge', 'SE10000H-US', 'string', 10000, 15500, 0.99],
  ['SMA', 'Sunny Boy 7.7-US', 'string', 7680, 12320, 0.97],
  ['Tesla', 'Solar Inverter 7.6', 'string', 7600, 11400, 0.975],
]

export const starterPanels = PANELS.map(([manufacturer, model, power_w, efficiency, temp_coeff_pmax, voc, vmp, isc, imp, length_m, width_m, technology, bifacial, warranty_years, degradation]) => ({
  manufacturer, model, power_w, efficiency, temp_coeff_pmax, voc, vmp, isc, imp, length_m, width_m, technology, bifacial, warranty_years, degradation,
}))

export const starterInverters = INVERTERS.map(([manufacturer, model, type, ac_power_w, max_dc_w, efficiency_cec]) => ({ manufacturer, model, type, ac_power_w, max_dc_w, efficiency_cec }))

export const starterAdders = [
  { name: 'Main panel upgrade', description: '200 A main service panel with permit', pricing_method: 'Fixed', amount_usd: 2800 },
  { name: 'Critter guard', description: 'Mesh around the array, priced a module', pricing_method: 'Quantity', amount_usd: 28 },
  { name: 'Steep roof', description: 'Roofs over 8:12, by size', pricing_method: 'Per Watt', amount_usd: 0.12 },
  { name: 'Tile roof mounting', description: 'Tile hooks and flashing, by kW', pricing_method: 'System Size', amount_usd: 110 },
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
  { code: 'sunlight-financial', name: 'Sunlight Financial', options: [{ type: 'loan', name: 'Sunlight 20 years, 6.99 %', term_months: 240, apr: 0.0699, dealer_fee: 0.08 }] },
  { code: 'lightreach', name: 'LightReach', options: [{ type: 'ppa', name: 'LightReach PPA', term_months: 300, rate_usd_per_kwh: 0.15, escalator: 0.0299 }] },
  { code: 'enfin', name: 'EnFin', options: [] },
] as const
