// What was recorded, in words for the timeline and the audit log. Pure.
import type { Recorded } from '#machines/lenders/recording/records.ts'
import { MILESTONE_NAMES } from '#machines/lenders/words.ts'
import { dollars } from '#machines/lib/words.ts'

export function recordWords({ kind, detail }: Pick<Recorded, 'kind' | 'detail'>, lender: string): string {
  const sum = detail.amount_cents === undefined ? '' : ` ${dollars(detail.amount_cents)}`
  switch (kind) {
    case 'sent':
      return `the application was sent to ${lender}`
    case 'in_review':
      return `${lender} is reviewing it`
    case 'approved':
      return `${lender} approved${sum}`
    case 'stipulations_asked':
      return `${lender} asked for: ${(detail.stipulations ?? []).join('; ')}`
    case 'stipulations_met':
      return `${lender} cleared stipulations`
    case 'counter_offered':
      return `${lender} offered${sum} instead`
    case 'offer_accepted':
      return 'the homeowner accepted the counter-offer'
    case 'on_hold':
      return `${lender} put it on hold`
    case 'credit_frozen':
      return `${lender} found the credit file frozen`
    case 'no_match':
      return `${lender} found no matching credit file`
    case 'declined':
      return `${lender} declined it`
    case 'expired':
      return `the approval of ${lender} expired`
    case 'documents_signed':
      return 'the lender’s documents were signed'
    case 'contract_accepted':
      return `${lender} accepted the installation agreement`
    case 'milestone_reached':
      return `${lender} approved “${detail.milestone ? MILESTONE_NAMES[detail.milestone].toLowerCase() : 'a milestone'}”`
    case 'funded':
      return `${lender} funded${sum}`
  }
}
