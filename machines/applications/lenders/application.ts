// Questions of browser, server and sandbox about an application: possible moves, possible actions, and why others
// aren't possible. The chart decides.

import type { SnapshotFrom } from 'xstate'
import { type ApplicationEvent, applicationMachine } from './application.machine.ts'
import {
  APPLICATION_ACTIONS,
  type ApplicationAction,
  DECISIONS,
  type Decision,
  MILESTONES,
  type Milestone,
} from './codes.ts'
import { reasonFor } from './reasons.ts'
import { type ApplicationStanding, type LenderNews, type Regions, regionsOf, snapshotOf } from './standing.ts'

export { type ApplicationStanding, type LenderNews, standingOf, standingOfView } from './standing.ts'
export { applicationMachine }

export type AvailableAction = { action: ApplicationAction; available: boolean; reason: string | null }

/** The chart's event for each action. */
export const EVENTS: Record<ApplicationAction, ApplicationEvent['type']> = {
  share: 'application.shared',
  submit: 'application.submitted',
  resubmit: 'application.resubmitted',
  accept_counter_offer: 'offer.accepted',
  refresh: 'application.refreshed',
  send_documents: 'documents.sent',
  upload_stipulation: 'stipulations.answered',
  upload_contract: 'contract.uploaded',
  upload_document: 'document.uploaded',
  submit_notice_to_proceed: 'notice_to_proceed.submitted',
  submit_installation_complete: 'installation_complete.submitted',
  submit_permission_to_operate: 'permission_to_operate.submitted',
  request_change_order: 'change_order.requested',
  cancel_change_order: 'change_order.canceled',
  update_design: 'design.updated',
  update_quote: 'quote.updated',
  cancel: 'application.canceled',
  move: 'application.moved',
}

/** Every action, in the order of words.ts, with the reason in words where it is not available. */
export function availableActions(standing: ApplicationStanding): AvailableAction[] {
  const snapshot = snapshotOf(standing)
  return APPLICATION_ACTIONS.map(action => {
    const reason = whyNotOn(snapshot, standing, action)
    return { action, available: reason === null, reason }
  })
}

/** Asked of the running chart; null where its event is possible. */
export const whyNotOn = (
  snapshot: Pick<SnapshotFrom<typeof applicationMachine>, 'can'>,
  standing: ApplicationStanding,
  action: ApplicationAction,
): string | null => reasonFor(action, standing, snapshot.can({ type: EVENTS[action] }))

type RegionName = 'decision' | 'documents' | 'stipulations' | 'contract' | 'change_order' | Milestone
type Edge = { event: ApplicationEvent['type']; target: string; guarded: boolean }

const isEvent = (name: string): name is ApplicationEvent['type'] => !name.includes('*')
const isDecision = (name: string): name is Decision => DECISIONS.some(one => one === name)

/** The ways out of one state of a region, as the chart has them. */
function edgesFrom(region: RegionName, state: string): Edge[] {
  const transitions = [...(applicationMachine.root.states[region]?.states[state]?.transitions.values() ?? [])].flat()
  return transitions.flatMap(({ eventType, target = [], guard }) =>
    target.flatMap(({ key }) =>
      isEvent(eventType) ? [{ event: eventType, target: key, guarded: guard !== undefined }] : [],
    ),
  )
}

/** Decisions reachable from `from`, no matter who makes the move. */
export const nextDecisions = (from: Decision): Decision[] => [
  ...new Set(
    edgesFrom('decision', from)
      .map(({ target }) => target)
      .filter(isDecision),
  ),
]

/**
 * True if the chart has a path from the application's state to the lender's news, whatever was missed in between. News
 * without a path is kept and shown, never forced.
 */
export function pathTo(
  standing: Regions,
  news: LenderNews & { decision: Exclude<Decision, 'draft' | 'shared'> },
): 'reached' | 'illegal' {
  if (standing.status === 'draft' || standing.status === 'shared') return 'illegal'
  const after = regionsOf(news.decision, news, standing.regions)
  const has = (region: Regions['regions'][number]) => standing.regions.includes(region)
  const ways: [RegionName, string, string][] = [['decision', standing.status, after.status]]
  if (has('documents')) ways.push(['documents', standing.documents, after.documents])
  if (has('contract')) ways.push(['contract', standing.contract, after.contract])
  if (has('change_order')) ways.push(['change_order', standing.change_order ?? 'none', after.change_order ?? 'none'])
  if (has('milestones'))
    for (const { milestone, status } of news.milestones) ways.push([milestone, standing.milestones[milestone], status])
  const passable = passableBetween(standing, after)
  return ways.every(([region, from, to]) => leads(region, from, to, passable)) ? 'reached' : 'illegal'
}

type Passable = (region: RegionName, from: string, edge: Edge) => boolean

function leads(region: RegionName, from: string, to: string, passable: Passable): boolean {
  const seen = new Set([from])
  for (const state of seen) {
    if (state === to) return true
    for (const edge of edgesFrom(region, state)) if (passable(region, state, edge)) seen.add(edge.target)
  }
  return false
}

/**
 * An edge is open if its guard holds before, after, or at the best moment that can have been between: approved, with documents
 * signed and the contract accepted as far as any were sent. Nothing moves once an application is closed, so what closes it is
 * judged by what came of it.
 */
function passableBetween(before: Regions, after: Regions): Passable {
  const between: Regions = {
    regions: before.regions,
    status: snapshotOf(before).hasTag('closed') ? before.status : 'approved',
    documents: after.documents === 'none' ? 'none' : 'signed',
    open_stipulations: 0,
    contract: after.contract === 'not_uploaded' ? 'not_uploaded' : 'accepted',
    milestones: after.milestones,
    change_order: after.change_order ?? before.change_order,
  }
  const moments = [before, after, between, { ...between, milestones: before.milestones }]
  const closes = snapshotOf(after).hasTag('closed')
  return (region, from, { event, target, guarded }) => {
    const last = region === 'decision' && closes && target === after.status
    return !guarded || (last ? [after, between] : moments).some(moment => canFrom(moment, region, from, event))
  }
}

/** Asked with one region elsewhere; a milestone is judged as before the ones after it began. */
function canFrom(moment: Regions, region: RegionName, state: string, type: ApplicationEvent['type']): boolean {
  const milestones: readonly string[] = MILESTONES
  const index = milestones.indexOf(region)
  const later = index < 0 ? [] : MILESTONES.slice(index + 1)
  const elsewhere = { ...Object.fromEntries(later.map(milestone => [milestone, 'not_started'])), [region]: state }
  return snapshotOf(moment, elsewhere).can({ type })
}
