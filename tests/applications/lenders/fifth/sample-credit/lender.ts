// Sample Credit: a fictional lender.
import type { Lender } from '#machines/applications/lenders/lender.ts'

export const lender = {
  code: 'sample-credit',
  path: 'sample-credit',
  name: 'Sample Credit',
  position: 5,
  mark: 'M4 4h16v16H4z',
  types: ['loan'],
  payout: { shares: { permission_to_operate: 1 }, holdback: null, pays_after_days: 3 },
  starter_options: [
    { type: 'loan', name: 'Sample Credit 25 years, 7.49%', term_months: 300, apr: 0.0749, dealer_fee: 0 },
  ],
} as const satisfies Lender
