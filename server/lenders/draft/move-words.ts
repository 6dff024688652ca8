// What another lender asks that this one did not, a sentence each. Pure.

import { unlisted } from '#machines/lenders/draft/sale-checks.ts'
import type { Equipment } from '#machines/lenders/lender-actions.ts'
import type { Dialect } from '#machines/lenders/lender-dialect.ts'
import { REGIONS, type Region } from '#machines/lenders/words.ts'
import { dollars, WAYS_TO_PAY } from '#machines/lib/words.ts'
import type { ApplicationRow } from '../application-rows.ts'

type Lender = Pick<Dialect, 'name' | 'ssn' | 'regions' | 'by_hand'>
type Application = Pick<ApplicationRow, 'quote' | 'type' | 'facts'>

export type Change = {
  from: Lender
  to: Lender
  before: Application
  after: Application
  /** Numbers and birthdays were still there to take along. */
  has_private: boolean
  /** Null where the other keeps no list or did not answer. */
  approved: readonly Equipment[] | null
}

export function differencesBetween({ from, to, before, after, has_private, approved }: Change): string[] {
  const missing = approved ? unlisted(approved, after.quote.system) : []
  const [was, is] = [before.quote.amount_cents, after.quote.amount_cents]
  return [
    before.type === after.type
      ? null
      : `${to.name} offers ${WAYS_TO_PAY[after.type]}, where it was ${WAYS_TO_PAY[before.type]} at ${from.name}. Choose it under Financing, so that proposal and agreement say the same.`,
    was === is ? null : `${dollars(is)} is financed instead of ${dollars(was)}.`,
    has_private
      ? null
      : `Dates of birth and social security numbers were erased here once ${from.name} had them. Enter them again.`,
    to.by_hand ? null : ssn(from, to),
    missing.length === 0 ? null : `Not on the equipment list of ${to.name}: ${missing.join(', ')}.`,
    to.by_hand ? null : `Each person agrees anew, to the words of ${to.name}, and it looks into their credit itself.`,
    before.facts && before.facts.stipulations.length > 0
      ? `What ${from.name} has cleared does not count at ${to.name}: it may ask for the same again.`
      : null,
    ...REGIONS.filter(region => to.regions.includes(region) && !from.regions.includes(region)).map(region =>
      NEW_REGIONS[region](to.name),
    ),
  ].filter(sentence => sentence !== null)
}

function ssn(from: Lender, to: Lender): string | null {
  if (from.ssn === to.ssn) return null
  return to.ssn === 'full'
    ? `${to.name} asks for all nine digits of the social security number.`
    : `${to.name} asks for the last four digits of the social security number only.`
}

const NEW_REGIONS: Record<Region, (name: string) => string> = {
  documents: name => `${name} has documents of its own to be signed.`,
  stipulations: name => `${name} may ask for proofs before it approves for good.`,
  contract: name => `${name} reviews the installation agreement. Send it once the application is approved.`,
  milestones: name => `${name} pays by milestones, each of which is put before it.`,
  change_order: name => `${name} takes later changes as change orders, which are signed.`,
}
