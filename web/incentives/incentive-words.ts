// What the catalogue's screens call things, and the house by which a rule is tried out.

import { incentivesFor } from '#machines/incentives/company.ts'
import type { Schemas } from '#sdk/types.ts'
import { kw, kwh, money, percent } from '#web/lib/format.ts'

type Rule = Schemas['Incentive']

export const LEVELS: { value: Schemas['IncentiveLevel']; label: string }[] = [
  { value: 'federal', label: 'Federal' },
  { value: 'state', label: 'State' },
  { value: 'utility', label: 'Utility' },
  { value: 'local', label: 'Local' },
]
export const KINDS: { value: Schemas['IncentiveKind']; label: string }[] = [
  { value: 'percent', label: 'Share of the price' },
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'per_watt', label: 'Amount a watt' },
  { value: 'production', label: 'Amount for each kWh made' },
]
export const PAID: { value: Schemas['IncentivePaid']; label: string }[] = [
  { value: 'upfront', label: 'At once, off what is paid' },
  { value: 'year_1', label: 'Later, in the first year' },
  { value: 'yearly', label: 'Each year, by what is made' },
]
export const CLAIMERS: { value: Schemas['IncentiveClaimer']; label: string }[] = [
  { value: 'homeowner', label: 'The homeowner' },
  { value: 'installer', label: 'We do, and take it off the price' },
  { value: 'provider', label: 'The provider of a lease or PPA' },
]
export const TYPES: { value: Schemas['FinancingType']; label: string }[] = [
  { value: 'cash', label: 'Cash' },
  { value: 'loan', label: 'Loan' },
  { value: 'lease', label: 'Lease' },
  { value: 'ppa', label: 'PPA' },
]
export const typeWord = (type: Schemas['FinancingType']) => TYPES.find(({ value }) => value === type)?.label ?? type

/** '30 %', '$0.15/W': what a table has room for. */
export function shortAmount({ kind, value }: Rule): string {
  if (kind === 'percent') return percent(value, Number.isInteger(Math.round(value * 1_000) / 10) ? 0 : 1)
  if (kind === 'fixed') return money(Math.round(value * 100))
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}/${kind === 'per_watt' ? 'W' : 'kWh'}`
}

/** Where an address leads, for a link's text. */
export const hostOf = (url: string) => /^https:\/\/([^/?#]+)/.exec(url)?.[1] ?? url

/** What a rule pays where all its conditions hold. */
const HOUSE = { size_w: 8_000, price_cents: 2_000_000, annual_kwh: 12_800 }

export const EXAMPLE_HOUSE = `${kw(HOUSE.size_w / 1000)}, ${money(HOUSE.price_cents)}, ${kwh(HOUSE.annual_kwh)} a year`

export function exampleOf(rule: Omit<Rule, 'version'>): string {
  const [financing_type = 'cash'] = rule.applies_to
  const { lines } = incentivesFor(
    [
      {
        ...rule,
        code: null,
        level: rule.level,
        active: true,
        automatic: true,
        states: [],
        utilities: [],
        starts_on: null,
        ends_on: null,
      },
    ],
    {
      ...HOUSE,
      incentive_basis_cents: HOUSE.price_cents,
      financing_type,
      state: null,
      utility_id: null,
      installation_on: null,
      construction_begins_on: null,
      decisions: new Map(),
    },
  )
  const [line] = lines
  if (!line) return ''
  const [first = 0] = line.year_cents
  const paid =
    rule.paid === 'yearly'
      ? `${money(first)} in the first year and ${money(line.amount_cents)} in all`
      : money(line.amount_cents)
  return `${paid}${line.capped ? ', where its cap stops it' : ''}`
}
