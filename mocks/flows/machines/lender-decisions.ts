// The decisions of a lender as paths: every way from one to another, each application sent by the last name that makes the sandbox begin
// there, moved on by its verbs, and withdrawn by the company where a path ends so.
import type { Workflow } from '../arazzo.ts'
import { coveringPaths, type Move } from '../chart-paths.ts'
import { ALL_LENDERS, AT_EACH, person, says, submitMilestone } from '../lender-steps.ts'
import { slug } from '../steps.ts'
import { type ApplicationEventName, decisionMoves } from './lender-chart.ts'
import type { Examples } from './lender-examples.ts'
import { type Events, type Road, roadOf } from './lender-road.ts'

/** How an application begins: by a last name; asked again at once where it can be mended. */
const BEGINNINGS = [
  { name: 'Approve', to: 'approved' },
  { name: 'Stipulations', to: 'approved_with_stipulations' },
  { name: 'Counter', to: 'counter_offered' },
  { name: 'Freeze', to: 'credit_frozen' },
  { name: 'Nomatch', to: 'no_match' },
  { name: 'Hold', to: 'on_hold' },
  { name: 'Decline', to: 'declined' },
  { name: 'Review', to: 'in_review' },
  { name: 'Garbage', to: 'submitted' },
  { name: 'Freeze', again: 'resubmitted', to: 'approved' },
  { name: 'Nomatch', again: 'resubmitted', to: 'approved' },
  { name: 'Counter', again: 'resubmitted', to: 'counter_offered' },
  { name: 'Counter', again: 'accepted', to: 'approved' },
] as const
type Beginning = (typeof BEGINNINGS)[number]
const labelOf = (beginning: Beginning) =>
  `sent as ${beginning.name}${'again' in beginning ? `, ${beginning.again}` : ''}`

const CLOSED = ['declined', 'canceled', 'expired']
/** Made by a beginning or by the long roads, not on the way. */
const isElsewhere = ({ from, event }: Move) =>
  ['draft', 'shared'].includes(from) ||
  ['application.resubmitted', 'offer.accepted', 'decision.funded'].includes(event) ||
  (from === 'submitted' && event !== 'application.canceled')

function pathsOf(): Move[][] {
  const onTheWay = decisionMoves().filter(move => !isElsewhere(move))
  const begins = BEGINNINGS.map(one => ({ from: 'draft', event: labelOf(one), to: one.to }))
  return coveringPaths([...begins, ...onTheWay], 'draft', { longest: 9 })
}

const WORDS: Record<string, string> = {
  approved: 'approves',
  approved_with_stipulations: 'approves with stipulations',
  counter_offered: 'offers another amount',
  credit_frozen: 'finds the credit report frozen',
  no_match: 'finds nobody',
  on_hold: 'puts it on hold',
  declined: 'declines',
  in_review: 'looks at it again',
  expired: 'lets it expire',
  canceled: 'is told that it is withdrawn',
  submitted: 'has not answered',
}

/** Each is replayed at every lender. */
export const decisionFlows = (examples: Examples): Workflow[] =>
  pathsOf().map(path => {
    const [begins, ...ways] = path
    const beginning = BEGINNINGS.find(one => labelOf(one) === begins?.event)
    if (!beginning) throw new Error(`${begins?.event} is no beginning`)
    const road = roadOf({ lender: ALL_LENDERS, lastname: beginning.name, examples })
    begin(road, beginning)
    for (const way of ways) go(road, way)
    refuse(road, path.at(-1)?.to ?? '')
    const words = path.map(({ to }) => WORDS[to] ?? to)
    // A path ends with a move that no other has before it.
    const last = ways.at(-1)
    const name = last ? `${last.from} then ${last.to}` : labelOf(beginning).replace(',', '')
    return {
      workflowId: slug(name),
      summary: `The lender ${[...new Set(words)].join(', then ')}.`,
      inputs: AT_EACH,
      steps: road.steps,
    }
  })

function begin(road: Road, beginning: Beginning) {
  const { name, to } = beginning
  const first = BEGINNINGS.find(one => one.name === name)?.to ?? to
  const offer = {
    stepId: 'offer',
    outputs: { approved_amount_cents: '$response.body#/application/approved_amount_cents' },
  }
  const events = first === 'submitted' ? [] : decides(road, first)
  const looked = road.send(events, first === 'counter_offered' ? offer : {})
  if (!('again' in beginning)) return
  const accepts = beginning.again === 'accepted'
  const more = {
    ...(accepts ? { amount_cents: `$steps.${looked}.outputs.approved_amount_cents` } : {}),
    ...(name === 'Nomatch' ? { people: [person(name)] } : {}),
  }
  const description = accepts ? 'The amount offered is taken.' : 'The lender is asked again.'
  const again = accepts ? 'offer.accepted' : 'application.resubmitted'
  road.act({ stepId: 'again', description, events: decides(road, to, again) }, version =>
    says('Resubmit', version, more),
  )
}

/** An approval brings documents where the lender has no call to send them, and stipulations where it has them. */
export function decides(road: Road, to: string, ...first: ApplicationEventName[]): Events {
  const opens = to === 'approved_with_stipulations' && !road.has_stipulations()
  if (opens) road.stipulate(() => ['open', 'open'])
  return ({ dialect, standing }) => {
    const sends = to.startsWith('approved') && !dialect.calls.send_documents && standing().documents === 'none'
    return [
      ...first,
      decisionOf(to),
      ...(sends ? ['documents.sent' as const] : []),
      ...(opens ? ['stipulations.opened' as const] : []),
    ]
  }
}

const isDecision = (event: string): event is ApplicationEventName => event.startsWith('decision.')
function decisionOf(to: string): ApplicationEventName {
  const event = `decision.${to}`
  if (!isDecision(event)) throw new Error(`${event} is no event`)
  return event
}

function go(road: Road, { event, to }: Move) {
  if (event === 'application.canceled') {
    road.act({ stepId: 'withdraw', description: 'The company withdraws it.', events: [event] }, version =>
      says('Cancel', version, { reason: 'The homeowner is paying cash instead.' }),
    )
    return
  }
  const words = WORDS[to] ?? to
  road.lender({ stepId: 'decide', description: `The lender ${words}.`, events: decides(road, to) }, `decide/${to}`)
}

/** Actions refused in every state of this decision. */
function refuse(road: Road, at: string) {
  if (CLOSED.includes(at) && at !== 'expired')
    return road.refused('refused', 'It is over: nobody withdraws it any more.', version =>
      says('Cancel', version, { reason: 'The homeowner is paying cash instead.' }),
    )
  if (at.startsWith('approved'))
    return road.refused('refused', 'What is approved is not asked for again.', version => says('Resubmit', version))
  return road.refused('refused', 'Nothing is built upon it.', version => submitMilestone(version, 'notice_to_proceed'))
}
