// The events at a lender a person can record, and the facts they produce: the same its API would have reported. Pure.
import type { Schemas } from '#sdk/types.ts'
import { APPROVED, type Decision, MILESTONES } from '../codes.ts'
import type { Facts, Stipulation } from '../lender-actions.ts'
import { factsOf } from '../wire.ts'
import { words } from './words.ts'

export const RECORD_KINDS = [
  'sent',
  'in_review',
  'approved',
  'stipulations_asked',
  'stipulations_met',
  'counter_offered',
  'offer_accepted',
  'on_hold',
  'credit_frozen',
  'no_match',
  'declined',
  'expired',
  'documents_signed',
  'contract_accepted',
  'milestone_reached',
  'funded',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Details besides the date; each kind reads its own. */
export type RecordDetail = Schemas['LenderRecordDetail']
export type Recorded = { id: string; kind: RecordKind; happened_on: string; recorded_at: string; detail: RecordDetail }

/** Noon in UTC is the same day in every state and territory, and never later than it was recorded. */
const momentOf = ({ happened_on, recorded_at }: Recorded) => {
  const noon = `${happened_on}T12:00:00.000Z`
  return noon < recorded_at ? noon : recorded_at
}

const DECIDED: Partial<Record<RecordKind, Facts['decision']>> = {
  sent: 'submitted',
  offer_accepted: 'submitted',
  in_review: 'in_review',
  counter_offered: 'counter_offered',
  on_hold: 'on_hold',
  credit_frozen: 'credit_frozen',
  no_match: 'no_match',
  declined: 'declined',
  expired: 'expired',
  funded: 'funded',
}

const isOpen = ({ status }: Pick<Stipulation, 'status'>) => status !== 'cleared'
const decidedBy = (stipulations: readonly Stipulation[]) =>
  stipulations.some(isOpen) ? ('approved_with_stipulations' as const) : ('approved' as const)

/** The facts as they are once this has happened. */
export function factsAfter(before: Facts | null, status: Decision, recorded: Recorded): Facts {
  const base =
    before ??
    factsOf({
      lender_reference: recorded.detail.reference ?? '',
      as_of: recorded.recorded_at,
      decision: status === 'draft' || status === 'shared' ? 'submitted' : status,
    })
  return { ...base, as_of: recorded.recorded_at, ...changed(base, recorded) }
}

function changed(base: Facts, recorded: Recorded): Partial<Facts> {
  const { kind, detail } = recorded
  switch (kind) {
    case 'approved':
      return {
        decision: decidedBy(base.stipulations),
        reasons: [],
        approved_amount_cents: detail.amount_cents ?? null,
        approval_expires_on: detail.expires_on ?? null,
      }
    case 'stipulations_asked':
      return changesOf(base, recorded)
    case 'stipulations_met':
      return met(base, detail.stipulation_ids)
    case 'documents_signed':
      return { documents: 'signed' }
    case 'contract_accepted':
      return { contract: { status: 'accepted', reason: null } }
    case 'milestone_reached':
      return { milestones: reached(base, recorded) }
    case 'counter_offered':
      return {
        decision: 'counter_offered',
        reasons: termsOf(detail),
        approved_amount_cents: detail.amount_cents ?? null,
      }
    case 'funded':
      return {
        decision: 'funded',
        funded: { at: momentOf(recorded), amount_cents: detail.amount_cents ?? base.approved_amount_cents ?? 0 },
      }
    default:
      return { decision: DECIDED[kind] ?? base.decision, reasons: detail.reason ? [detail.reason] : [] }
  }
}

function changesOf(base: Facts, { id, detail }: Recorded): Partial<Facts> {
  const added = (detail.stipulations ?? []).map((name, index) => ({
    id: `${id}-${index + 1}`,
    name,
    description: '',
    status: 'open' as const,
    reason: null,
  }))
  const stipulations = [...base.stipulations, ...added]
  return { stipulations, ...(APPROVED.includes(base.decision) ? { decision: decidedBy(stipulations) } : {}) }
}

function met(base: Facts, ids: readonly string[] | undefined): Partial<Facts> {
  const stipulations = base.stipulations.map(one =>
    !ids || ids.includes(one.id) ? { ...one, status: 'cleared' as const, reason: null } : one,
  )
  return { stipulations, ...(APPROVED.includes(base.decision) ? { decision: decidedBy(stipulations) } : {}) }
}

/** The others are listed too: a milestone that is not would count as passed. */
function reached(base: Facts, recorded: Recorded): Facts['milestones'] {
  return MILESTONES.map(milestone => {
    const current = base.milestones.find(one => one.milestone === milestone)
    if (milestone === recorded.detail.milestone)
      return { milestone, status: 'approved', reason: null, at: momentOf(recorded) }
    return current ?? { milestone, status: 'not_started', reason: null, at: null }
  })
}

/** In English: reasons are the lender's own text, and records are compared. */
function termsOf({ reason, term_months, apr }: RecordDetail): string[] {
  const say = words.in('en')
  const terms = [
    term_months === undefined ? null : say.term_months({ term_months }),
    apr === undefined ? null : say.interest({ rate: `${Number((apr * 100).toFixed(3))}%` }),
  ].filter(one => one !== null)
  return [...(terms.length > 0 ? [terms.join(', ')] : []), ...(reason ? [reason] : [])]
}
