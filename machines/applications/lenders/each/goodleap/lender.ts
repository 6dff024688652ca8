// GoodLeap: home improvement loans.
import type { Lender } from '../../lender.ts'

export const lender = {
  code: 'goodleap',
  path: 'goodleap',
  name: 'GoodLeap',
  position: 1,
  mark: 'M3 17c4-12 14-12 18 0M15 13l6 4 1-7',
  types: ['loan'],
  // Everything is earned at installation, a fifth of it kept until permission to operate. Not published.
  payout: {
    shares: { installation_complete: 1 },
    holdback: { of: 'installation_complete', until: 'permission_to_operate', share: 0.2 },
    pays_after_days: 10,
  },
  starter_options: [
    { type: 'loan', name: 'GoodLeap 25 years, 7.49%', term_months: 300, apr: 0.0749, dealer_fee: 0 },
    { type: 'loan', name: 'GoodLeap 25 years, 3.99%', term_months: 300, apr: 0.0399, dealer_fee: 0.25 },
  ],
} as const satisfies Lender
