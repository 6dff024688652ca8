// The largest deposit a contractor may take when a home improvement contract is signed, by state. Pure. Lists only laws that limit
// every such contract; companies ask their own counsel, and for states not listed we know of none.
import { dollars } from '#machines/lib/format.ts'
import { words } from './words.ts'

type DepositRule = {
  state: string
  state_name: string
  /** A tenth or a third of the contract. */
  one_in: 10 | 3
  /** The most, whatever the share. */
  most_cents: number | null
  /** Contracts up to this are free of it. */
  above_cents: number
  law: string
  checked_on: string
}

export const DEPOSIT_RULES: readonly DepositRule[] = [
  {
    state: 'CA',
    state_name: 'California',
    one_in: 10,
    most_cents: 100_000,
    above_cents: 0,
    law: 'Business and Professions Code § 7159.5(a)(3)',
    checked_on: '2026-11-24',
  },
  {
    state: 'MA',
    state_name: 'Massachusetts',
    one_in: 3,
    most_cents: null,
    // Materials that are ordered specially may be paid for in advance beyond it, which we do not count.
    above_cents: 100_000,
    law: 'General Laws c. 142A § 2(a)(6)',
    checked_on: '2026-11-24',
  },
  {
    state: 'MD',
    state_name: 'Maryland',
    one_in: 3,
    most_cents: null,
    above_cents: 0,
    law: 'Business Regulation § 8-617',
    checked_on: '2026-11-24',
  },
  {
    state: 'ME',
    state_name: 'Maine',
    one_in: 3,
    most_cents: null,
    above_cents: 300_000,
    law: 'Title 10 § 1487',
    checked_on: '2026-11-24',
  },
  {
    state: 'PA',
    state_name: 'Pennsylvania',
    one_in: 3,
    most_cents: null,
    above_cents: 500_000,
    law: 'Home Improvement Consumer Protection Act, 73 P.S. § 517.9',
    checked_on: '2026-11-24',
  },
]

export const depositRule = (state: string | null | undefined): DepositRule | undefined =>
  DEPOSIT_RULES.find(rule => rule.state === state)

/** The largest amount due at signing, in cents: all of it if no rule is known. */
export function depositLimit(rule: DepositRule | undefined, contract_cents: number): number {
  if (!rule || contract_cents <= rule.above_cents) return contract_cents
  const share_cents = Math.floor(contract_cents / rule.one_in)
  return Math.min(share_cents, rule.most_cents ?? share_cents)
}

/** For people, in a sentence. */
export function depositRuleWords(rule: DepositRule, contract_cents: number): string {
  const { state_name: state, law, most_cents } = rule
  const limit = dollars(depositLimit(rule, contract_cents))
  const facts = { state, share: rule.one_in === 3 ? 'third' : 'tenth', limit, law }
  return most_cents === null
    ? words.deposit_limit(facts)
    : words.deposit_limit_capped({ ...facts, most: dollars(most_cents) })
}
