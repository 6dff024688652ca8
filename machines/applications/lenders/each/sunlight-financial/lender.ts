// Sunlight Financial: solar loans.
import type { Lender } from '../../lender.ts'

export const lender = {
  code: 'sunlight-financial',
  path: 'sunlight-financial',
  name: 'Sunlight Financial',
  position: 2,
  mark: 'M7 17a5 5 0 0 1 10 0M2 17h20M12 4v4M5 8l2 2M19 8l-2 2',
  types: ['loan'],
  states_apr: true,
  // M1 is installation and M2 permission to operate: its milestone reference guide names the steps, not the shares, which are
  // the field's usual ones.
  payout: {
    shares: { installation_complete: 0.8, permission_to_operate: 0.2 },
    holdback: null,
    pays_after_days: 10,
  },
  starter_options: [
    { type: 'loan', name: 'Sunlight 20 years, 6.99%', term_months: 240, apr: 0.0699, dealer_fee: 0.08 },
  ],
} as const satisfies Lender
