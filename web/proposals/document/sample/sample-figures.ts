// Calculated once by the product itself for a made-up household in Phoenix: 18 panels and a battery under net billing.
// Used by template previews and tests; tests/proposals/document.test.tsx holds it to the contract.
import type { Schemas } from '#sdk/types.ts'

type Figures = Omit<Schemas['ProposalFigures'], 'offers' | 'environment'>

/** All that no language changes; sample.ts adds the words. */
export const SAMPLE_FIGURES = {
  utility_escalation: 0.03,
  with_battery: true,
  can_leave_battery: true,
  system: {
    size_kw: 7.74,
    module_count: 18,
    panels: [{ name: 'Sample Sol 430', count: 18, power_w: 430, warranty_years: 25 }],
    inverters: [{ name: 'Sample Inverter 7.6', count: 1 }],
    storage: [{ name: 'Sample Store 13', count: 1, usable_kwh: 13.6, warranty_years: 12 }],
    others: [],
    arrays: [
      { name: 'south' as const, module_count: 11, tilt_deg: 20, azimuth_deg: 180 },
      { name: 'west' as const, module_count: 7, tilt_deg: 20, azimuth_deg: 270 },
    ],
  },
  production: {
    annual_kwh: 13400.388,
    p90_kwh: 11938.483,
    monthly_kwh: [
      807.38, 845.598, 1099.385, 1326.692, 1439.772, 1406.213, 1341.515, 1279.742, 1183.978, 1028.228, 862.721, 779.164,
    ],
    monthly_consumption_kwh: [820, 720, 760, 860, 1120, 1480, 1720, 1690, 1400, 1020, 760, 830],
    annual_consumption_kwh: 13180,
    offset: 1.0167,
    weather_source: '',
  },
  energy: { self_used_kwh: 9191.469, exported_kwh: 3752.122, imported_kwh: 3988.53 },
  bill: {
    utility_name: 'Sample Power',
    monthly_before_cents: [17080, 15180, 15940, 17840, 22780, 29620, 34180, 33610, 28100, 20880, 15940, 17270],
    monthly_after_cents: [4930, 3236, 1510, 1500, 2802, 7677, 11744, 12388, 9201, 5164, 3643, 5335],
    year_before_cents: 268420,
    year_after_cents: 69130,
  },
  price: {
    size_w: 7740,
    base_cents: 1935000,
    items: [{ id: 'battery', kind: 'storage', name: 'Sample Store 13', quantity: 1, total_cents: 850000 }],
    adders: [],
    discount_cents: 0,
    price_cents: 2785000,
    price_usd_per_w: 3.5982,
  },
} satisfies Figures
