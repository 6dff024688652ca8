// A rule in one sentence, the same in the catalogue, its drawer and a project. The browser reads it too.

import { dayWords, percent } from '../lib/words.ts'
import type { Incentive } from './company.ts'

type Said = Omit<Incentive, 'id' | 'code' | 'active' | 'level'>

const dollars = (usd: number) =>
  usd.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
    minimumFractionDigits: Number.isInteger(usd) ? 0 : 2,
  })
const TYPES = { cash: 'cash', loan: 'loans', lease: 'leases', ppa: 'PPAs' } as const

/** '25 % of the price, at most $1,000, for cash and loans in AZ, installed from 01/01/2026 to 12/31/2027; …' */
export function incentiveSentence(rule: Said): string {
  return `${[amount(rule), cap(rule), where(rule), when(rule)].filter(Boolean).join(', ')}; ${whom(rule)}.`
}

function amount({ kind, value, basis, paid, years }: Said): string {
  switch (kind) {
    case 'percent':
      return `${percent(value, 4)} of the price${basis === 'after_upfront' ? ' left after upfront incentives' : ''}`
    case 'fixed':
      return dollars(value)
    case 'per_watt':
      return `${dollars(value)} a watt`
    case 'production':
      return `${dollars(value)} for each kWh made${paid === 'yearly' && years !== null ? `, for ${years} ${years === 1 ? 'year' : 'years'}` : ' in the first year'}`
  }
}

function cap({ cap_cents, cap_share }: Said): string {
  const caps = [
    ...(cap_cents === null ? [] : [dollars(cap_cents / 100)]),
    ...(cap_share === null ? [] : [`${percent(cap_share, 4)} of the price`]),
  ]
  return caps.length === 0 ? '' : `at most ${caps.join(' and ')}`
}

function where({ applies_to, states, utilities }: Said): string {
  const types =
    applies_to.length === 0 || applies_to.length === 4 ? '' : `for ${applies_to.map(type => TYPES[type]).join(' and ')}`
  const places = states.length === 0 ? '' : `in ${states.length > 6 ? `${states.length} states` : states.join(', ')}`
  const served =
    utilities.length === 0
      ? ''
      : `for customers of ${utilities.length === 1 ? 'one utility' : `${utilities.length} utilities`}`
  return [types, places, served].filter(Boolean).join(' ')
}

function when({ starts_on, ends_on }: Said): string {
  if (starts_on !== null && ends_on !== null) return `installed from ${dayWords(starts_on)} to ${dayWords(ends_on)}`
  if (starts_on !== null) return `installed from ${dayWords(starts_on)}`
  return ends_on === null ? '' : `installed by ${dayWords(ends_on)}`
}

function whom({ claimed_by, paid }: Said): string {
  if (claimed_by === 'provider') return 'claimed by the provider, none to the homeowner'
  if (claimed_by === 'installer') return 'claimed by us and taken off the price'
  const paidWords = { upfront: 'paid at once', year_1: 'paid in the first year', yearly: 'paid each year' } as const
  return `claimed by the homeowner, ${paidWords[paid]}`
}
