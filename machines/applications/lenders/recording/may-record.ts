// Checks if the chart allows an event a person wants to record, and why not. The steps are the chart's own events,
// applied in order; shared by browser and server.
import { transition } from 'xstate'
import { type ApplicationEvent, applicationMachine } from '../application.machine.ts'
import { APPROVED, type ApplicationAction, MILESTONES, type Milestone, type Region } from '../codes.ts'
import { whyNot } from '../reasons.ts'
import { type ApplicationStanding, snapshotOf } from '../standing.ts'
import { words as lenderWords } from '../words.ts'
import { RECORD_KINDS, type RecordKind } from './records.ts'
import { words } from './words.ts'

type Event = ApplicationEvent['type']
/** What the steps depend on besides the application's state. */
export type Wanted = { kind: RecordKind; milestone?: Milestone | undefined; leaves_open?: boolean | undefined }

const DECISIONS: Partial<Record<RecordKind, Event>> = {
  sent: 'application.submitted',
  in_review: 'decision.in_review',
  counter_offered: 'decision.counter_offered',
  offer_accepted: 'offer.accepted',
  on_hold: 'decision.on_hold',
  credit_frozen: 'decision.credit_frozen',
  no_match: 'decision.no_match',
  declined: 'decision.declined',
  expired: 'decision.expired',
  funded: 'decision.funded',
}

/** The chart's events, in order. */
function stepsOf(standing: ApplicationStanding, wanted: Wanted): Event[] {
  const { status, open_stipulations, documents, contract } = standing
  switch (wanted.kind) {
    case 'approved':
      return [open_stipulations > 0 ? 'decision.approved_with_stipulations' : 'decision.approved']
    case 'stipulations_asked':
      return [
        open_stipulations > 0 ? 'stipulations.answered' : 'stipulations.opened',
        ...(status === 'approved' ? ['decision.approved_with_stipulations' as const] : []),
      ]
    case 'stipulations_met':
      if (open_stipulations === 0 || wanted.leaves_open) return ['stipulations.answered']
      return [
        'stipulations.cleared',
        ...(status === 'approved_with_stipulations' ? ['decision.approved' as const] : []),
      ]
    case 'documents_signed':
      return documents === 'none' || documents === 'voided'
        ? ['documents.sent', 'documents.signed']
        : ['documents.signed']
    case 'contract_accepted':
      return contract === 'not_uploaded' || contract === 'rejected'
        ? ['contract.uploaded', 'contract.accepted']
        : ['contract.accepted']
    case 'milestone_reached':
      return milestoneSteps(standing, wanted.milestone ?? nextMilestone(standing))
    default: {
      const event = DECISIONS[wanted.kind]
      return event ? [event] : []
    }
  }
}

/** The first that has not passed. */
const nextMilestone = ({ milestones }: Pick<ApplicationStanding, 'milestones'>): Milestone =>
  MILESTONES.find(milestone => milestones[milestone] !== 'approved') ?? 'permission_to_operate'

function milestoneSteps({ milestones }: ApplicationStanding, milestone: Milestone): Event[] {
  const status = milestones[milestone]
  return status === 'not_started' || status === 'rejected'
    ? [`${milestone}.submitted`, `${milestone}.approved`]
    : [`${milestone}.approved`]
}

/** Null where it can be recorded. */
export function whyNotRecorded(standing: ApplicationStanding, wanted: Wanted, by_hand: boolean): string | null {
  const { lender_name, calls_pending, regions } = standing
  if (wanted.kind === 'sent' && !by_hand) return words.send_from_here({ lender: lender_name })
  if (calls_pending.includes('submit')) return lenderWords.still_sending({ lender: lender_name })
  const region = REGIONS[wanted.kind]
  if (region && !regions.includes(region)) return words.no_such_step({ lender: lender_name })
  let snapshot = snapshotOf(standing)
  for (const type of stepsOf(standing, wanted)) {
    if (!snapshot.can({ type })) return reasonOf(standing, wanted)
    snapshot = transition(applicationMachine, snapshot, { type })[0]
  }
  return null
}

const REGIONS: Partial<Record<RecordKind, Region>> = {
  documents_signed: 'documents',
  contract_accepted: 'contract',
  milestone_reached: 'milestones',
  stipulations_asked: 'stipulations',
  stipulations_met: 'stipulations',
}

/** Ours that meets the same guard, and so has the same reason. */
const ALIKE: Partial<Record<RecordKind, ApplicationAction>> = {
  stipulations_asked: 'upload_document',
  stipulations_met: 'upload_stipulation',
  offer_accepted: 'accept_counter_offer',
  documents_signed: 'send_documents',
  contract_accepted: 'upload_contract',
}

function reasonOf(standing: ApplicationStanding, { kind, milestone = nextMilestone(standing) }: Wanted): string {
  const alike = kind === 'milestone_reached' ? (`submit_${milestone}` as const) : ALIKE[kind]
  if (kind === 'sent') return whyNot('submit', standing)
  if (kind === 'funded' && APPROVED.includes(standing.status)) return missingBeforeFunding(standing)
  return alike ? whyNot(alike, standing) : lenderWords.stands[standing.status]
}

function missingBeforeFunding({ milestones }: ApplicationStanding): string {
  const missing = MILESTONES.filter(one => !['approved', 'conditionally_approved'].includes(milestones[one]))
  return words.not_funded_yet({ names: missing.map(one => lenderWords.milestone[one]).join(', ') })
}

/** Every kind with the reason where it cannot be recorded now. */
export const recordable = (standing: ApplicationStanding, by_hand: boolean) =>
  RECORD_KINDS.map(kind => {
    const reason = whyNotRecorded(standing, { kind }, by_hand)
    return { kind, available: reason === null, reason }
  })
