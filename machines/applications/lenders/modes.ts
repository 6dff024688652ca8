// How a company works with a lender: over its API, by hand in the lender's portal, or as its own lender. One chart
// covers all three; by hand, a person records what the API would have reported.
import type { Dialect, LenderLimits } from './lender-dialect.ts'
import { words } from './words.ts'

export const LENDER_MODES = ['api', 'portal', 'in_house'] as const
export type LenderMode = (typeof LENDER_MODES)[number]

export type ByHandMode = Exclude<LenderMode, 'api'>

export const isByHand = (mode: LenderMode): mode is ByHandMode => mode !== 'api'

/** The company's own financing, as its catalog of ways to pay calls it. */
export const OWN_FINANCING = 'lifestyle-solar'

const NO_LIMITS: LenderLimits = {
  min_amount_cents: null,
  max_amount_cents: null,
  max_usd_per_w: null,
  max_usd_per_w_with_storage: null,
  min_size_w: null,
  max_size_w: null,
  states: [],
  approval_days: 180,
  max_upload_bytes: 26_214_400,
}

const unspoken = () => {
  throw new Error('Own financing has no API')
}

/** A lender without an API: nothing is sent to it, and people record its decisions. */
export const ownFinancing: Dialect = {
  code: OWN_FINANCING,
  path: OWN_FINANCING,
  get name() {
    return words.own_financing
  },
  position: 99,
  mark: 'm3 12 9-8 9 8M6 10v10h12V10M10 20v-5h4v5',
  types: ['loan', 'lease', 'ppa'],
  // As the field's cash jobs are paid. Its company decides.
  payout: { shares: { installation_complete: 0.8, permission_to_operate: 0.2 }, holdback: null, pays_after_days: 10 },
  starter_options: [],
  credentials: [],
  regions: ['documents', 'stipulations', 'milestones'],
  ssn: 'last_four',
  limits: NO_LIMITS,
  why_not: {},
  sign_in: { write: unspoken, read: unspoken },
  calls: {},
  webhook: unspoken,
  refusal: unspoken,
  contract: { paths: {} },
}

/** Those the product speaks with, and the company itself. */
export const withOwn = (dialects: readonly Dialect[]): readonly Dialect[] => [...dialects, ownFinancing]

/** One that is no longer spoken with keeps its code. */
export const lenderName = (dialects: readonly Dialect[], code: string): string =>
  withOwn(dialects).find(one => one.code === code)?.name ?? code

/** By hand, nothing is sent over the API, and an approval changes by another decision instead of a change order. */
export function inMode(dialect: Dialect, mode: LenderMode): Dialect {
  if (mode === 'api') return dialect
  return {
    ...dialect,
    // Evaluated on each read, as it is stored in two languages.
    get name() {
      return dialect.name
    },
    regions: mode === 'in_house' ? ownFinancing.regions : dialect.regions.filter(region => region !== 'change_order'),
    calls: {},
    by_hand: words.by_hand[mode],
  }
}
