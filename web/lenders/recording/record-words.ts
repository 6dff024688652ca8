// What can be recorded of a lender's doings, in words, and what each kind asks for beside the day. Pure.
import type { RecordKind } from '#machines/lenders/recording/records.ts'
import type { Schemas } from '#sdk/types.ts'
import { date, money, percent } from '#web/lib/format.ts'
import { MILESTONE_NAMES } from '../under-way/application-words.ts'

export const RECORD_NAMES: Record<RecordKind, string> = {
  sent: 'Application sent',
  in_review: 'In review',
  approved: 'Approved',
  stipulations_asked: 'Stipulations requested',
  stipulations_met: 'Stipulations cleared',
  counter_offered: 'Counter-offer received',
  offer_accepted: 'Counter-offer accepted',
  on_hold: 'On hold',
  credit_frozen: 'Credit frozen',
  no_match: 'No credit file found',
  declined: 'Declined',
  expired: 'Approval expired',
  documents_signed: 'Lender documents signed',
  contract_accepted: 'Installation agreement accepted',
  milestone_reached: 'Milestone approved',
  funded: 'Funded',
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

/** The figures of a record in one line; empty where it has none. */
export function detailWords({ detail }: Pick<Schemas['LenderRecord'], 'detail'>): string {
  const { amount_cents, term_months, apr, expires_on, reason, stipulations, milestone, reference } = detail
  return [
    milestone && MILESTONE_NAMES[milestone],
    amount_cents !== undefined && money(amount_cents),
    term_months !== undefined && `${term_months} months`,
    apr !== undefined && `${percent(apr, 2)} interest`,
    expires_on && `good until ${date(expires_on)}`,
    reference && `reference ${reference}`,
    stipulations?.join('; '),
    reason,
  ]
    .filter(Boolean)
    .join(', ')
}
