// The states a lender application can reach on its chart, with a lender's facts for each.
import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate'
import type { ApplicationEvent } from '#machines/applications/lenders/application.machine.ts'
import { applicationMachine, EVENTS } from '#machines/applications/lenders/application.ts'
import {
  CHANGE_ORDER_STATUSES,
  CONTRACT_STATUSES,
  DECISIONS,
  type Decision,
  DOCUMENTS,
  MILESTONE_STATUSES,
  MILESTONES,
  type Region,
} from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { factsOf } from '#machines/applications/lenders/wire.ts'

type Snapshot = SnapshotFrom<typeof applicationMachine>
const isEvent = (name: string): name is ApplicationEvent['type'] => !name.includes('*')
/** Every event the chart takes anywhere. */
export const ALL_EVENTS = [
  ...new Set([
    ...Object.values(EVENTS),
    ...Object.values(applicationMachine.root.states).flatMap(region =>
      Object.values(region.states).flatMap(state => [...state.transitions.keys()].filter(isEvent)),
    ),
  ]),
]

/** Every state with one shortest way to it, nearest first; tens of thousands where the lender has all regions. */
export function* reachable(regions: readonly Region[]): Generator<Snapshot> {
  const first = getInitialSnapshot(applicationMachine, { regions })
  const seen = new Set([JSON.stringify(first.value)])
  const found = [first]
  for (const now of found) {
    yield now
    for (const type of ALL_EVENTS) {
      if (!now.can({ type })) continue
      const next = getNextSnapshot(applicationMachine, now, { type })
      const key = JSON.stringify(next.value)
      if (seen.has(key)) continue
      seen.add(key)
      found.push(next)
    }
  }
}

/** States that random walks pass, each once. Every walk is made again from its number. */
export function* walked(regions: readonly Region[], walks: number, length = 60): Generator<Snapshot> {
  const seen = new Set<string>()
  for (let seed = 1; seed <= walks; seed++) {
    let drawn = seed * 7919
    const draw = (below: number) => {
      drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) >>> 0
      return (drawn >>> 8) % below
    }
    let now = getInitialSnapshot(applicationMachine, { regions })
    for (let step = 0; step < length; step++) {
      const key = JSON.stringify(now.value)
      if (!seen.has(key)) {
        seen.add(key)
        yield now
      }
      // Ending events are rare at first.
      const ends = draw(12) === 0
      const open = (type: ApplicationEvent['type'] | undefined) =>
        type !== undefined && (ends || !/canceled|expired|declined|voided|taken_back/.test(type)) && now.can({ type })
      const type = Array.from({ length: 30 }, () => ALL_EVENTS[draw(ALL_EVENTS.length)]).find(open)
      if (type) now = getNextSnapshot(applicationMachine, now, { type })
    }
  }
}

const one = <T extends string>(words: readonly T[], value: unknown) => words.find(word => word === value)
type Sent = Exclude<Decision, 'draft' | 'shared'>

/** Its state, and the lender's last news; null before it was sent. */
export function toldOf({ value }: Snapshot): { status: Decision; facts: Facts | null } {
  const status = one(DECISIONS, value.decision) ?? 'draft'
  if (status === 'draft' || status === 'shared') return { status, facts: null }
  return { status, facts: factsAt(status, value) }
}

function factsAt(decision: Sent, value: Snapshot['value']): Facts {
  const order = one(CHANGE_ORDER_STATUSES, value.change_order)
  return factsOf({
    lender_reference: '',
    as_of: '2026-11-20T17:00:00.000Z',
    decision,
    approved_amount_cents: 2_885_000,
    documents: one(DOCUMENTS, value.documents) ?? 'none',
    stipulations:
      value.stipulations === 'open'
        ? [{ id: 'STIP-1', name: 'Proof of income', description: '', status: 'open', reason: null }]
        : [],
    contract: { status: one(CONTRACT_STATUSES, value.contract) ?? 'not_uploaded', reason: null },
    milestones: MILESTONES.map(milestone => ({
      milestone,
      status: one(MILESTONE_STATUSES, value[milestone]) ?? 'not_started',
      reason: null,
      at: null,
    })),
    change_order: order ? { id: 'CO-1', status: order, amount_cents: 2_785_000, reason: null } : null,
    funded: decision === 'funded' ? { at: '2026-11-20T17:00:00.000Z', amount_cents: 2_885_000 } : null,
  })
}
