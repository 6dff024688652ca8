// Every path of a homeowner's application, walked from the chart: nothing is sent twice, nothing unanswered counts as
// sent, and no state is a dead end.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  APPLYING_STEPS,
  type ApplyingEvent,
  applyingMachine,
  LOOK_AGAIN,
} from '#machines/applications/lenders/applying.machine.ts'
import { request } from '#machines/lib/server-request.ts'

const EVENTS: ApplyingEvent[] = [
  ...APPLYING_STEPS.map((begin_at): ApplyingEvent => ({ type: 'application.loaded', state: 'open', begin_at })),
  { type: 'application.loaded', state: 'sent', begin_at: 'agree' },
  { type: 'application.loaded', state: 'over', begin_at: 'agree' },
  { type: 'link.refused' },
  { type: 'answer.missed' },
  { type: 'retry.chosen' },
  { type: 'next.chosen', whole: true },
  { type: 'next.chosen', whole: false },
  { type: 'back.chosen' },
  ...APPLYING_STEPS.map((step): ApplyingEvent => ({ type: 'step.chosen', step })),
  { type: 'send.chosen', whole: true },
  { type: 'send.chosen', whole: false },
  { type: 'application.accepted' },
  { type: 'application.refused', sentence: 'Sam has not agreed to everything yet.' },
]
type State = SnapshotFrom<typeof applyingMachine>
const name = ({ value }: State) => (typeof value === 'string' ? value : String(Object.values(value)[0]))
const serializeState = ({ value, context }: State) => JSON.stringify([value, context])
const reached = getShortestPaths(applyingMachine, { events: EVENTS, serializeState }).map(({ state }) => state)
const said = (event: ApplyingEvent) =>
  event.type +
  ('whole' in event ? ` (${event.whole ? 'whole' : 'not whole'})` : 'state' in event ? ` (${event.state})` : '')
/** All moves into a state, as 'from | event'. */
const into = (target: string) =>
  [
    ...new Set(
      reached.flatMap(state =>
        EVENTS.filter(
          event => name(state) !== target && name(transition(applyingMachine, state, event)[0]) === target,
        ).map(event => `${name(state)} | ${said(event)}`),
      ),
    ),
  ].sort()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a homeowner applies', () => {
  it('by every state there is, and is stuck in none that is not an end', () => {
    const ends = ['dead', 'over', 'sent']
    expect([...new Set(reached.map(name))].sort()).toEqual(
      [...APPLYING_STEPS, ...ends, 'loading', 'looking', 'sending', 'unanswered', 'unreachable'].sort(),
    )
    for (const state of reached) {
      const onward = EVENTS.filter(event => name(transition(applyingMachine, state, event)[0]) !== name(state))
      expect(onward.length > 0, name(state)).toBe(!ends.includes(name(state)))
    }
  })

  it('counts as sent only when the server confirmed it', () => {
    expect(into('sent')).toEqual(
      [
        ...[...APPLYING_STEPS, 'loading', 'looking'].map(one => `${one} | application.loaded (sent)`),
        'sending | application.accepted',
      ].sort(),
    )
  })

  it('sends from the last step alone, and nothing that lacks something', () => {
    expect(into('sending')).toEqual(['review | send.chosen (whole)'])
  })

  it('goes on from a step only when it is whole', () => {
    const next = { you: 'co_applicant', co_applicant: 'home', home: 'agree', agree: 'review' } as const
    for (const [step, after] of Object.entries(next)) {
      const at = reached.find(state => name(state) === step && !state.context.strict)
      if (!at) throw new Error(`${step} is not reached`)
      const [stays] = transition(applyingMachine, at, { type: 'next.chosen', whole: false })
      expect([name(stays), stays.context.strict]).toEqual([step, true])
      const [goes] = transition(applyingMachine, stays, { type: 'next.chosen', whole: true })
      // A step's errors aren't shown before the user has seen it.
      expect([name(goes), goes.context.strict]).toEqual([after, false])
    }
  })

  it('looks whether it arrived before it is sent again, when no answer came', () => {
    const read = vi.fn()
    const submit = vi.fn()
    const actor = createActor(
      applyingMachine.provide({ actors: { read: request(read), submit: request(submit) } }),
    ).start()
    actor.send({ type: 'application.loaded', state: 'open', begin_at: 'agree' })
    actor.send({ type: 'next.chosen', whole: true })
    actor.send({ type: 'send.chosen', whole: true })
    actor.send({ type: 'send.chosen', whole: true })
    actor.send({ type: 'answer.missed' })
    expect(name(actor.getSnapshot())).toBe('unanswered')
    vi.advanceTimersByTime(LOOK_AGAIN)
    actor.send({ type: 'answer.missed' })
    vi.advanceTimersByTime(LOOK_AGAIN)
    expect([submit.mock.calls.length, read.mock.calls.length]).toEqual([1, 3])
    actor.send({ type: 'application.loaded', state: 'sent', begin_at: 'agree' })
    expect(name(actor.getSnapshot())).toBe('sent')
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('shows why it was refused, until something is done about it', () => {
    const actor = createActor(applyingMachine).start()
    actor.send({ type: 'application.loaded', state: 'open', begin_at: 'review' })
    actor.send({ type: 'send.chosen', whole: true })
    actor.send({ type: 'application.refused', sentence: 'The words to agree to have changed.' })
    expect(actor.getSnapshot().context.sentence).toBe('The words to agree to have changed.')
    actor.send({ type: 'step.chosen', step: 'agree' })
    expect([name(actor.getSnapshot()), actor.getSnapshot().context.sentence]).toEqual(['agree', null])
  })
})
