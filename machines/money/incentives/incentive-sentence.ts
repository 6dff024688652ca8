// A rule in one sentence, the same in the catalog, its drawer and a project, in the reader's language. The browser reads it too.

import { dayWords, percent } from '#machines/lib/format.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Incentive } from './company.ts'
import { words } from './words.ts'

type Rule = Omit<Incentive, 'id' | 'code' | 'active' | 'level'>

const dollars = (usd: number) =>
  usd.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
    minimumFractionDigits: Number.isInteger(usd) ? 0 : 2,
  })

/** '25 % of the price, up to $1,000, for cash and loans in AZ, installed from 01/01/2026 to 12/31/2027; …' */
export function incentiveSentence(rule: Rule): string {
  return `${[amount(rule), cap(rule), where(rule), when(rule)].filter(Boolean).join(', ')}; ${whom(rule)}.`
}

function amount({ kind, value, basis, paid, years }: Rule): string {
  switch (kind) {
    case 'percent': {
      const share = percent(value, 4)
      return basis === 'after_upfront' ? words.rule.of_price_after_upfront({ share }) : words.rule.of_price({ share })
    }
    case 'fixed':
      return dollars(value)
    case 'per_watt':
      return words.rule.per_watt({ amount: dollars(value) })
    case 'production':
      return paid === 'yearly' && years !== null
        ? words.rule.per_kwh_for_years({ amount: dollars(value), years })
        : words.rule.per_kwh_first_year({ amount: dollars(value) })
  }
}

function cap({ cap_cents, cap_share }: Rule): string {
  const amount = cap_cents === null ? null : dollars(cap_cents / 100)
  const share = cap_share === null ? null : percent(cap_share, 4)
  if (amount !== null && share !== null) return words.rule.up_to_both({ amount, share })
  if (amount !== null) return words.rule.up_to({ amount })
  return share === null ? '' : words.rule.up_to_share({ share })
}

function where({ applies_to, states, utilities }: Rule): string {
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' })
  const some = applies_to.length > 0 && applies_to.length < 4
  return [
    some ? words.rule.for_types({ types: list.format(applies_to.map(type => words.type[type])) }) : '',
    states.length > 6
      ? words.rule.in_many_states({ count: states.length })
      : states.length > 0
        ? words.rule.in_states({ states: states.join(', ') })
        : '',
    utilities.length > 0 ? words.rule.for_utilities({ count: utilities.length }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function when({ starts_on, ends_on }: Rule): string {
  if (starts_on !== null && ends_on !== null)
    return words.rule.installed_between({ from: dayWords(starts_on), until: dayWords(ends_on) })
  if (starts_on !== null) return words.rule.installed_from({ from: dayWords(starts_on) })
  return ends_on === null ? '' : words.rule.installed_until({ until: dayWords(ends_on) })
}

function whom({ claimed_by, paid }: Rule): string {
  if (claimed_by === 'provider') return words.rule.claimed_by_provider
  if (claimed_by === 'installer') return words.rule.claimed_by_installer
  return words.rule.claimed_by_homeowner({ paid })
}
