// Names of recordable events, and each one's fields besides the date. Pure.
import type { RecordKind } from '#machines/applications/lenders/recording/records.ts'
import type { Schemas } from '#sdk/types.ts'
import { date, money, percent } from '#web/lib/format.ts'
import { MILESTONE_NAMES } from '../under-way/application-words.ts'
import { words } from './words.ts'

export const RECORD_NAMES: Record<RecordKind, string> = {
  sent: words.application_sent,
  in_review: words.review,
  approved: words.approved,
  stipulations_asked: words.stipulations_requested,
  stipulations_met: words.stipulations_cleared,
  counter_offered: words.counter_offer_received,
  offer_accepted: words.counter_offer_accepted,
  on_hold: words.hold,
  credit_frozen: words.credit_frozen,
  no_match: words.no_credit_file_found,
  declined: words.declined,
  expired: words.approval_expired,
  documents_signed: words.lender_documents_signed,
  contract_accepted: words.installation_agreement_accepted,
  milestone_reached: words.milestone_approved,
  funded: words.funded,
}

type Detail = keyof Schemas['LenderRecordDetail']

export const DETAILS: Partial<Record<RecordKind, readonly Detail[]>> = {
  sent: ['reference'],
  approved: ['amount_cents', 'expires_on'],
  stipulations_asked: ['stipulations'],
  stipulations_met: ['stipulation_ids'],
  counter_offered: ['amount_cents', 'term_months', 'apr', 'reason'],
  on_hold: ['reason'],
  declined: ['reason'],
  milestone_reached: ['milestone'],
  funded: ['amount_cents'],
}

/** A record's figures in one line; empty if it has none. */
export function detailWords({ detail }: Pick<Schemas['LenderRecord'], 'detail'>): string {
  const { amount_cents, term_months, apr, expires_on, reason, stipulations, milestone, reference } = detail
  return [
    milestone && MILESTONE_NAMES[milestone],
    amount_cents !== undefined && money(amount_cents),
    term_months !== undefined && words.term_months({ term_months }),
    apr !== undefined && words.apr_interest({ apr: percent(apr, 2) }),
    expires_on && words.good_until({ expires_on: date(expires_on) }),
    reference && words.reference({ reference }),
    stipulations?.join('; '),
    reason,
  ]
    .filter(Boolean)
    .join(', ')
}
