// The decisions of a lender as paths: every way from one to another, each application sent by the last name that makes the sandbox begin
// there, moved on by its verbs, and withdrawn by the company where a path ends so.
import type { Workflow } from '../arazzo.ts'
import { coveringPaths, type Move } from '../chart-paths.ts'
import { LENDER_NAMES, type Lender, person, says, submitMilestone } from '../lender-steps.ts'
import { type ApplicationEventName, decisionMoves } from './lender-chart.ts'
import type { Examples } from './lender-examples.ts'
import { type Road, roadOf } from './lender-road.ts'

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

export const decisionFlows = (examples: Examples, lender: Lender, id: string): Workflow[] =>
  pathsOf().map((path, at) => {
    const workflowId = `${id}-${at + 1}`
    const [begins, ...ways] = path
    const beginning = BEGINNINGS.find(one => labelOf(one) === begins?.event)
    if (!beginning) throw new Error(`${begins?.event} is no beginning`)
    const road = roadOf({ workflowId, lender, lastname: beginning.name, examples })
    begin(road, beginning, lender)
    for (const way of ways) go(road, way)
    refuse(road, path.at(-1)?.to ?? '')
    const words = path.map(({ to }) => WORDS[to] ?? to)
    return { workflowId, summary: `${LENDER_NAMES[lender]} ${[...new Set(words)].join(', then ')}.`, steps: road.steps }
  })

/** An approval brings documents where the lender has no call to send them, and stipulations where it has them. */
function decided(
  to: string,
  had: { sends: boolean; documents: boolean; stipulations: boolean },
): ApplicationEventName[] {
  const events: ApplicationEventName[] = []
  if (to.startsWith('approved') && had.sends && !had.documents) events.push('documents.sent')
  if (to === 'approved_with_stipulations' && !had.stipulations) events.push('stipulations.opened')
  return events
}

function begin(road: Road, beginning: Beginning, lender: Lender) {
  const { name, to } = beginning
  const first = BEGINNINGS.find(one => one.name === name)?.to ?? to
  const offer = {
    stepId: 'offer',
    outputs: { approved_amount_cents: '$response.body#/application/approved_amount_cents' },
  }
  const events = first === 'submitted' ? [] : [decisionOf(first), ...follows(road, first)]
  const looked = road.send(events, first === 'counter_offered' ? offer : {})
  if (!('again' in beginning)) return
  const accepts = beginning.again === 'accepted'
  const more = {
    ...(accepts ? { amount_cents: `$steps.${looked}.outputs.approved_amount_cents` } : {}),
    ...(name === 'Nomatch' ? { people: [person(lender, name)] } : {}),
  }
  const description = accepts ? 'The amount offered is taken.' : 'The lender is asked again.'
  const again = accepts ? 'offer.accepted' : 'application.resubmitted'
  road.act({ stepId: 'again', description, events: [again, decisionOf(to), ...follows(road, to)] }, version =>
    says('Resubmit', version, more),
  )
}

export const follows = (road: Road, to: string): ApplicationEventName[] => {
  const events = decided(to, { sends: road.sends_documents, ...road.has() })
  if (events.includes('stipulations.opened')) road.stipulate(() => ['open', 'open'])
  return events
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
  const events = [decisionOf(to), ...follows(road, to)]
  road.lender({ stepId: 'decide', description: `The lender ${words}.`, events }, `decide/${to}`)
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
