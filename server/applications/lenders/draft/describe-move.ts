// Requirements of the new lender that the old one didn't have, one sentence each. Pure.

import { REGIONS } from '#machines/applications/lenders/codes.ts'
import { unlisted } from '#machines/applications/lenders/draft/sale-checks.ts'
import type { Equipment } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { dollars } from '#machines/lib/format.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { ApplicationRow } from '../application-rows.ts'
import { words } from './words.ts'

type Lender = Pick<Dialect, 'name' | 'ssn' | 'regions' | 'by_hand'>
type Application = Pick<ApplicationRow, 'quote' | 'type' | 'facts'>

type Change = {
  from: Lender
  to: Lender
  before: Application
  after: Application
  /** Numbers and birthdays were still there to take along. */
  has_private: boolean
  /** Null where the other keeps no list or did not answer. */
  approved: readonly Equipment[] | null
}

/** One sentence per stored language. */
export function differencesBetween({ from, to, before, after, has_private, approved }: Change): Sentence[] {
  const missing = approved ? unlisted(approved, after.quote.system) : []
  const [was, is] = [before.quote.amount_cents, after.quote.amount_cents]
  const names = () => ({ lender: to.name, previous: from.name })
  const differences: (Sentence | null)[] = [
    before.type === after.type ? null : () => words.other_type({ ...names(), now: after.type, before: before.type }),
    was === is ? null : () => words.other_amount({ now: dollars(is), before: dollars(was) }),
    has_private ? null : () => words.enter_private_again(names()),
    to.by_hand || from.ssn === to.ssn ? null : () => words.ssn[to.ssn](names()),
    missing.length === 0 ? null : () => words.equipment_unlisted({ ...names(), names: missing.join(', ') }),
    to.by_hand ? null : () => words.consent_again(names()),
    before.facts && before.facts.stipulations.length > 0 ? () => words.cleared_does_not_count(names()) : null,
    ...REGIONS.filter(region => to.regions.includes(region) && !from.regions.includes(region)).map(
      region => () => words.new_region[region](names()),
    ),
  ]
  return differences.filter(sentence => sentence !== null)
}
