// A record in words for the timeline and the audit log. Pure.
import type { Recorded } from '#machines/applications/lenders/recording/records.ts'
import { words as lenderWords } from '#machines/applications/lenders/words.ts'
import { dollars } from '#machines/lib/format.ts'
import { words } from './words.ts'

export function describeRecord({ kind, detail }: Pick<Recorded, 'kind' | 'detail'>, lender: string): string {
  if (kind === 'offer_accepted') return words.what.offer_accepted
  const { amount_cents, milestone, stipulations = [] } = detail
  return words.what[kind]({
    lender,
    has_amount: amount_cents === undefined ? 'no' : 'yes',
    amount: amount_cents === undefined ? '' : dollars(amount_cents),
    names: stipulations.join('; '),
    has_milestone: milestone === undefined ? 'no' : 'yes',
    milestone: milestone === undefined ? '' : lenderWords.milestone[milestone],
  })
}
