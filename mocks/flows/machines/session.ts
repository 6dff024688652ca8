// Flows of the session: each move of machines/company/session/session.machine.ts as what the server is asked then, and answers.
import type { SnapshotFrom } from 'xstate'
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '#machines/company/session/constants.ts'
import { deadlineOf, type SessionEvent, sessionMachine } from '#machines/company/session/session.machine.ts'
import type { Call, Flows, Step, Workflow } from '../arazzo.ts'
import { company } from '../beginnings.ts'
import { eachPair, type Move, movesOf, said } from '../chart-paths.ts'
import { bearer, clockBy, numbered, scene, signIn, slug } from '../steps.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

const START_STATE = 'unauthenticated'
const START = 1_000_000_000_000
const SECOND = 1_000
const HALF_MINUTE = 30_000

/** Only times relative to its deadline matter for a session, so there are few states though time is unlimited. */
function eventsAt({ value, context }: Snapshot): SessionEvent[] {
  const received: SessionEvent = { type: 'token.received', started_at: START, now: START }
  if (value === START_STATE) return [received]
  const { last_tick_at } = context
  const over = deadlineOf(context)
  const soon = over - HALF_MINUTE
  const first = value === 'authenticated' ? last_tick_at : soon
  return [
    { type: 'token.cleared' },
    { type: 'activity.seen', now: first },
    { type: 'activity.seen', now: over },
    { type: 'activity.synced', at: first + SECOND, now: first + SECOND },
    { type: 'clock.ticked', now: last_tick_at - SECOND },
    { type: 'clock.ticked', now: first },
    { type: 'clock.ticked', now: soon },
    { type: 'clock.ticked', now: over },
    { type: 'stay.chosen', now: soon },
    { type: 'stay.chosen', now: over },
  ]
}

export const sessionMoves = (): Move[] =>
  movesOf(sessionMachine, {
    events: eventsAt,
    nameOf: ({ value }) => value,
    serializeState: ({ value }) => value,
    stays: (event, from) => from.can(event),
  })

const OVER = { status: 401, example: 'ended' } as const
const user = (status: 200 | 401) => ({
  operation: 'GET /v1/user',
  headers: bearer('session'),
  ...(status === 200 ? { status, checks: ["$response.body#/user/status == 'active'"] } : OVER),
})
const keep = (status: 200 | 401) => ({
  operation: 'POST /api/session/keep',
  headers: bearer('session'),
  ...(status === 200 ? { status } : OVER),
})
const clear = (example: 'ended' | 'again') => ({
  operation: 'POST /api/session/clear',
  headers: bearer('session'),
  status: 200,
  example,
  checks: [`$response.body#/cleared == ${example === 'ended'}`],
})
const passes = (advance: string, description: string): Step => ({ stepId: 'wait', description, call: clockBy(advance) })

/** A move in terms of the server, named on the step that shows it. */
function stepsOf(move: Move): Step[] {
  const moves = [said(move)]
  const shown = (stepId: string, description: string, call: Call): Step => ({ stepId, description, moves, call })
  const tired = passes('6m', 'The minute is over, and the five that the server allows for slow clocks.')
  const idle = passes('66m', 'An hour without activity, and what the server allows for slow clocks.')
  switch (`${move.from} | ${move.event} | ${move.to}`) {
    case 'unauthenticated | token.received | authenticated':
      return [
        {
          stepId: 'session',
          description: 'The owner signs in.',
          call: signIn('$steps.open.outputs.email'),
          outputs: { token: '$response.body#/token' },
        },
        shown('user', 'The token is checked before it counts.', user(200)),
      ]
    case 'authenticated | token.cleared | unauthenticated':
    case 'expiring | token.cleared | unauthenticated':
      return [
        shown('clear', 'Signing out ends the session.', clear('ended')),
        { stepId: 'clear', description: 'A tab that comes late is answered alike.', call: clear('again') },
        { stepId: 'user', description: 'The token opens nothing any more.', call: user(401) },
      ]
    case 'authenticated | activity.seen | authenticated':
      return [shown('keep', 'Somebody is at work, and a tab says so.', keep(200))]
    case 'authenticated | activity.seen | unauthenticated':
      return [idle, shown('keep', 'It is too late to keep the session.', keep(401))]
    case 'authenticated | activity.synced | authenticated':
      return [shown('user', 'Another tab was active; this one is answered as before.', user(200))]
    case 'authenticated | clock.ticked | authenticated':
      return [
        passes('10m', 'Ten minutes pass.'),
        shown('user', 'Long before the end the session is as it was.', user(200)),
      ]
    case 'authenticated | clock.ticked | expiring':
      return [
        { stepId: 'keep', description: 'The hour starts over.', call: keep(200) },
        passes('3570s', 'Half a minute is left of the hour.'),
        shown('user', 'The browser asks whether to stay; reading alone does not keep it.', user(200)),
      ]
    case 'authenticated | clock.ticked | unauthenticated':
      return [idle, shown('user', 'A laptop that slept through the end wakes without a session.', user(401))]
    case 'expiring | activity.synced | authenticated':
      return [shown('keep', 'Another tab’s person chose to stay; its word is what the server hears.', keep(200))]
    case 'expiring | stay.chosen | authenticated':
      return [shown('keep', 'Staying is said like activity.', keep(200))]
    case 'expiring | stay.chosen | unauthenticated':
      return [tired, shown('keep', 'The button was pressed too late.', keep(401))]
    case 'expiring | clock.ticked | expiring':
      return [passes('10s', 'Ten seconds pass.'), shown('user', 'While it counts down it still answers.', user(200))]
    case 'expiring | clock.ticked | unauthenticated':
      return [tired, shown('user', 'Nobody stayed.', user(401))]
    default:
      throw new Error(`No step says what ${said(move)} is to the server`)
  }
}

/** Phrases of a path's summary. */
const WORDS: Record<string, string> = {
  'token.received': 'Signed in',
  'token.cleared': 'signed out',
  'activity.seen': 'at work',
  'activity.synced': 'at work in another tab',
  'clock.ticked': 'time passes',
  'stay.chosen': 'stays',
}
const OUTCOMES: Record<string, string> = {
  'expiring | clock.ticked | expiring': 'still asked',
  'activity.seen | unauthenticated': 'at work too late',
  'clock.ticked | expiring': 'asked whether to stay',
  'clock.ticked | unauthenticated': 'over',
  'stay.chosen | unauthenticated': 'stays too late',
}

const wordsOf = (move: Move) =>
  OUTCOMES[said(move)] ?? OUTCOMES[`${move.event} | ${move.to}`] ?? WORDS[move.event] ?? move.event
/** With where it comes from, which is where it goes to for most. */
const nameOf = (move: Move) => `${move.from === START_STATE ? '' : move.from} ${wordsOf(move)}`

/** What is done up to a move, as a scene that goes on from the one before. */
function after(path: readonly Move[]): Step[] {
  const move = path.at(-1)
  if (!move) return [company]
  const summary = `${path.map(wordsOf).join(', ')}.`
  return [scene(slug(`session ${nameOf(move)}`), summary, numbered([...after(path.slice(0, -1)), ...stepsOf(move)]))]
}

function workflowOf(path: readonly Move[]): Workflow {
  const [first, last = first] = path.slice(-2)
  if (!first || !last) throw new Error('A session that nothing happens to')
  const begin = after(path.slice(0, -1))
  return {
    workflowId: slug(first === last ? nameOf(first) : `${nameOf(first)} then ${wordsOf(last)}`),
    summary: `${path.map(wordsOf).join(', ')}.`,
    steps: numbered([...begin, ...stepsOf(last)]),
  }
}

const HOURS = ABSOLUTE_LIMIT / IDLE_LIMIT

/** Beyond the chart’s own moves, which end a session alike whichever limit does. */
const TWELVE_HOURS: Workflow = {
  workflowId: 'session-twelve-hours',
  summary: 'However busy, a session ends after twelve hours, and its button cannot put that off.',
  steps: numbered([
    company,
    {
      stepId: 'session',
      description: 'The owner signs in.',
      call: signIn('$steps.open.outputs.email'),
      outputs: { token: '$response.body#/token' },
    },
    ...Array.from({ length: HOURS - 1 }, (): Step[] => [
      passes('1h', 'An hour passes.'),
      { stepId: 'keep', description: 'Somebody is at work.', call: keep(200) },
    ]).flat(),
    passes('61m', 'The twelfth hour is over.'),
    { stepId: 'keep', description: 'Being at work does not help any more.', call: keep(401) },
    { stepId: 'user', description: 'The token opens nothing.', call: user(401) },
  ]),
}

export const sessionFlows = (): Flows => ({
  title: 'A session',
  summary: 'Begun, kept, left, ended: what the server answers at every move of the session’s chart.',
  chart: 'session',
  made_by: 'mocks/flows/machines/session.ts',
  workflows: [
    ...eachPair(sessionMoves(), START_STATE, { ends: ({ to }) => to === START_STATE }).map(workflowOf),
    TWELVE_HOURS,
  ],
})
