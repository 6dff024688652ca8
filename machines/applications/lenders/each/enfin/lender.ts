// EnFin: loans, leases and power purchase agreements.
import type { Lender } from '../../lender.ts'

export const lender = {
  code: 'enfin',
  path: 'enfin',
  name: 'EnFin',
  position: 4,
  mark: 'M12 3a9 9 0 1 0 9 9M8 9h6M8 13h5M8 9v8',
  types: ['loan', 'lease', 'ppa'],
  states_apr: true,
  // As the field's cash jobs are paid. Not published.
  payout: {
    shares: { notice_to_proceed: 0.2, installation_complete: 0.6, permission_to_operate: 0.2 },
    holdback: null,
    pays_after_days: 10,
  },
  starter_options: [],
} as const satisfies Lender
