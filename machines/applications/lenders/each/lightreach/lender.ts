// LightReach: leases and power purchase agreements.
import type { Lender } from '../../lender.ts'

export const lender = {
  code: 'lightreach',
  path: 'lightReach',
  name: 'LightReach',
  position: 3,
  mark: 'M4 20 20 4M12 4h8v8M4 12v8h8',
  types: ['lease', 'ppa'],
  // $0.20 a watt is kept until the domestic content is proven (an installer's books, field notes 4.5); milestones are paid
  // twice a week (hep.palmetto.finance, article 9925583).
  payout: {
    shares: { installation_complete: 0.8, permission_to_operate: 0.2 },
    holdback: { of: 'installation_complete', until: 'permission_to_operate', usd_per_w: 0.2 },
    pays_after_days: 7,
  },
  starter_options: [
    { type: 'ppa', name: 'LightReach PPA', term_months: 300, rate_usd_per_kwh: 0.15, escalator: 0.0299 },
  ],
} as const satisfies Lender
