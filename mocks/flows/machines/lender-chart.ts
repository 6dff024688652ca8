// The chart of a lender application as flows walk it: moves by region, and a walk's state in the product's terms. A
// region's move is `documents.sent | documents.viewed | documents.viewed`; events without a move are listed once.
import { createActor, type SnapshotFrom } from 'xstate'
import { type ApplicationEvent, applicationMachine } from '#machines/applications/lenders/application.machine.ts'
import { lacksOf } from '#machines/applications/lenders/reasons.ts'
import { type ApplicationStanding, can, type Regions } from '#machines/applications/lenders/standing.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import type { Move } from '../chart-paths.ts'
import type { Lender } from '../lender-steps.ts'

export type ApplicationEventName = ApplicationEvent['type']
type Snapshot = SnapshotFrom<typeof applicationMachine>
type Edge = { region: string; from: string; event: string; to: string }

const WHOLE = 'application'
const moveOf = ({ region, from, event, to }: Edge) =>
  region === WHOLE ? `${WHOLE} | ${event} | ${WHOLE}` : `${region}.${from} | ${event} | ${region}.${to}`

/** Of one region's states, of a region as a whole, and of the application as a whole. */
function edges(): Edge[] {
  const { root } = applicationMachine
  const whole = [...root.transitions.keys()].map(event => ({ region: WHOLE, from: WHOLE, event, to: WHOLE }))
  const regions = Object.values(root.states).flatMap(region => [
    ...[...region.transitions.keys()].map(event => ({ region: region.key, from: 'any', event, to: 'any' })),
    ...Object.values(region.states).flatMap(state =>
      [...state.transitions.values()].flat().map(({ eventType, target }) => ({
        region: region.key,
        from: state.key,
        event: String(eventType),
        to: target?.[0]?.key ?? state.key,
      })),
    ),
  ])
  return [...whole, ...regions]
}
const EDGES = edges()

/** Every move of the chart. */
export const applicationMoves = (): string[] => [...new Set(EDGES.map(moveOf))].sort()

/** Between the lender's decisions alone, by their own names. */
export const decisionMoves = (): Move[] =>
  EDGES.filter(({ region }) => region === 'decision').map(({ from, event, to }) => ({ from, event, to }))

const stateIn = ({ value }: Snapshot, region: string): string => {
  const of: unknown = Object(value)[region]
  return typeof of === 'string' ? of : WHOLE
}

export type Walk = ReturnType<typeof walkAt>

/** One application on its way through the chart, at one lender. Throws where the chart does not allow what happens. */
export function walkAt(lender: Lender) {
  const dialect = DIALECTS.find(({ code }) => code === lender)
  if (!dialect) throw new Error(`There is no lender ${lender}`)
  const actor = createActor(applicationMachine, { input: { regions: dialect.regions } }).start()
  return {
    lender,
    dialect,
    /** Returns the moves made by it. */
    happens(event: ApplicationEventName): string[] {
      const before = actor.getSnapshot()
      if (!before.can({ type: event })) throw new Error(`${JSON.stringify(before.value)} allows no ${event}`)
      actor.send({ type: event })
      const after = actor.getSnapshot()
      const made = EDGES.filter(
        edge =>
          edge.event === event &&
          (edge.from === WHOLE || edge.from === stateIn(before, edge.region) || edge.from === 'any') &&
          (edge.to === WHOLE || edge.to === 'any' || edge.to === stateIn(after, edge.region)),
      )
      // A region's common moves apply to states without a move of their own.
      const own = made.filter(({ from }) => from !== 'any')
      return (own.length > 0 ? own : made).map(moveOf)
    },
    standing(): ApplicationStanding {
      const snapshot = actor.getSnapshot()
      const { value } = snapshot
      const stands: Regions = {
        status: value.decision,
        documents: value.documents,
        contract: value.contract,
        open_stipulations: value.stipulations === 'open' ? 1 : 0,
        milestones: {
          notice_to_proceed: value.notice_to_proceed,
          installation_complete: value.installation_complete,
          permission_to_operate: value.permission_to_operate,
        },
        change_order: value.change_order === 'none' ? null : value.change_order,
        regions: dialect.regions,
      }
      const notice_to_proceed = can(stands, 'notice_to_proceed.given')
      // Only while the lender's answer is missing.
      const calls_pending = value.decision === 'submitted' ? ['submit'] : []
      return { ...stands, notice_to_proceed, lender_name: dialect.name, calls_pending, lacks: lacksOf(dialect) }
    },
  }
}
