// The path of an application by hand, from applying to funding: found by recording one step after another on the chart,
// so it has exactly the steps of this lender's applications. Pure.

import { APPROVED, MILESTONES, UNSENT } from '../codes.ts'
import { type ApplicationStanding, standingOf } from '../standing.ts'
import { type Wanted, whyNotRecorded } from './may-record.ts'
import { factsAfter, type RecordDetail } from './records.ts'

export type RoadStep = Pick<Wanted, 'kind' | 'milestone'> & { done: boolean }

const ONWARD: readonly Pick<Wanted, 'kind' | 'milestone'>[] = [
  { kind: 'sent' },
  { kind: 'approved' },
  { kind: 'stipulations_met' },
  { kind: 'documents_signed' },
  { kind: 'contract_accepted' },
  ...MILESTONES.map(milestone => ({ kind: 'milestone_reached' as const, milestone })),
  { kind: 'funded' },
]

/** `asks`: the lender has asked for proofs. */
export function roadByHand(standing: ApplicationStanding, asks: boolean): RoadStep[] {
  const { regions, lender_name, lacks } = standing
  const at = (status: ApplicationStanding['status'], news: Parameters<typeof standingOf>[0]['news']) =>
    standingOf({ status, news, regions, lender_name, lacks, calls_pending: [] })
  const left = [...ONWARD]
  const road: RoadStep[] = []
  let facts: Parameters<typeof factsAfter>[0] = null
  let stands = at('draft', null)
  const record = (kind: Wanted['kind'], detail: RecordDetail) => {
    facts = factsAfter(facts, stands.status, { id: kind, kind, detail, ...ON_PAPER })
    stands = at(facts.decision, facts)
  }
  while (true) {
    const next = left.find(step => whyNotRecorded(stands, step, true) === null)
    if (!next) return road
    left.splice(left.indexOf(next), 1)
    road.push({ ...next, done: isDone(standing, next) })
    record(next.kind, next.milestone ? { milestone: next.milestone } : {})
    if (next.kind === 'approved' && asks) record('stipulations_asked', { stipulations: ['Proof'] })
  }
}

/** No such day is shown. */
const ON_PAPER = { happened_on: '2000-01-01', recorded_at: '2000-01-01T12:00:00.000Z' }
const PASSED = ['approved', 'conditionally_approved']

function isDone(standing: ApplicationStanding, { kind, milestone }: Pick<Wanted, 'kind' | 'milestone'>): boolean {
  const { status, documents, contract, open_stipulations, milestones } = standing
  switch (kind) {
    case 'sent':
      return !UNSENT.includes(status)
    case 'approved':
      // Looked at again, it was approved before its documents went out.
      return APPROVED.includes(status) || status === 'funded' || documents === 'signed'
    case 'stipulations_met':
      return open_stipulations === 0
    case 'documents_signed':
      return documents === 'signed'
    case 'contract_accepted':
      return contract === 'accepted'
    case 'milestone_reached':
      return milestone !== undefined && PASSED.includes(milestones[milestone])
    default:
      return status === 'funded'
  }
}
