// Labels of the catalog's screens, and the sample house for testing a rule.

import { incentivesFor } from '#machines/money/incentives/company.ts'
import type { Schemas } from '#sdk/types.ts'
import { kw, kwh, money, percent } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Rule = Schemas['Incentive']

export const LEVELS: { value: Schemas['IncentiveLevel']; label: string }[] = [
  { value: 'federal', label: words.federal },
  { value: 'state', label: common.state },
  { value: 'utility', label: common.utility },
  { value: 'local', label: words.local },
]
export const KINDS: { value: Schemas['IncentiveKind']; label: string }[] = [
  { value: 'percent', label: words.share_price },
  { value: 'fixed', label: words.fixed_amount },
  { value: 'per_watt', label: words.amount_watt },
  { value: 'production', label: words.amount_each_kwh_made },
]
export const PAID: { value: Schemas['IncentivePaid']; label: string }[] = [
  { value: 'upfront', label: words.paid_upfront },
  { value: 'year_1', label: words.later_first_year },
  { value: 'yearly', label: words.paid_yearly },
]
export const CLAIMERS: { value: Schemas['IncentiveClaimer']; label: string }[] = [
  { value: 'homeowner', label: words.homeowner },
  { value: 'installer', label: words.claimed_by_installer },
  { value: 'provider', label: words.provider_lease_ppa },
]
export const TYPES: { value: Schemas['FinancingType']; label: string }[] = [
  { value: 'cash', label: common.cash },
  { value: 'loan', label: common.loan },
  { value: 'lease', label: common.lease },
  { value: 'ppa', label: common.ppa },
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

/** A rule's payment if all its conditions are met. */
const HOUSE = { size_w: 8_000, price_cents: 2_000_000, annual_kwh: 12_800 }

export const EXAMPLE_HOUSE = words.example_house({
  kw: kw(HOUSE.size_w / 1000),
  price: money(HOUSE.price_cents),
  annual_kwh: kwh(HOUSE.annual_kwh),
})

export function exampleOf(rule: Omit<Rule, 'version' | 'ended'>): string {
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
      ? words.first_year_all({ first: money(first), amount: money(line.amount_cents) })
      : money(line.amount_cents)
  return `${paid}${line.capped ? words.capped_suffix : ''}`
}
