// Every path of saving, walked from the chart: changes never count as saved too early.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { request } from '#machines/lib/server-request.ts'
import { RETRY, type SavingEvent, SETTLE, savingMachine, type Theirs } from '#machines/projects/saving.machine.ts'

const theirs: Theirs = { version: 7, saved_at: '2026-11-20T17:00:00.000Z', saved_by_name: 'Riley Rep' }
const EVENTS: SavingEvent[] = [
  { type: 'work.changed' },
  { type: 'save.chosen' },
  { type: 'work.saved', version: 4 },
  { type: 'save.refused', sentence: 'The plane crosses itself.' },
  { type: 'save.failed', sentence: 'Not reachable.' },
  { type: 'save.overtaken', theirs },
  { type: 'retry.chosen' },
  { type: 'mine.kept' },
  { type: 'theirs.taken' },
]
const input = { version: 3, draft: 'none' as const, theirs: null }
const serializeState = ({ value, context }: SnapshotFrom<typeof savingMachine>) => JSON.stringify([value, context])
const reached = getShortestPaths(savingMachine, { events: EVENTS, input, serializeState }).map(({ state }) => state)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started(begin: { version: number; draft: 'none' | 'waiting' | 'overtaken'; theirs: Theirs | null } = input) {
  const submit = vi.fn()
  const actor = createActor(savingMachine.provide({ actors: { submit: request(submit) } }), {
    input: begin,
  }).start()
  return { submit, actor, value: () => actor.getSnapshot().value, version: () => actor.getSnapshot().context.version }
}

describe('saving work', () => {
  it('reaches every state, and none is a dead end', () => {
    const all = Object.keys(savingMachine.config.states ?? {}).filter(name => name !== 'opening')
    expect([...new Set(reached.map(({ value }) => value))].sort()).toEqual(all.sort())
    for (const state of reached) {
      const onward = EVENTS.filter(event => transition(savingMachine, state, event)[0].value !== state.value)
      // A change that waits is also moved on by the clock.
      expect(onward.length, String(state.value)).toBeGreaterThan(0)
    }
  })

  it('counts as saved only if the server confirmed the last change', () => {
    const intoSaved = reached.flatMap(state =>
      EVENTS.filter(event => {
        const [next] = transition(savingMachine, state, event)
        return next.value === 'saved' && state.value !== 'saved'
      }).map(({ type }) => `${state.value}${state.context.changed_since ? ' (changed since)' : ''} | ${type}`),
    )
    expect([...new Set(intoSaved)].sort()).toEqual([
      'overtaken (changed since) | theirs.taken',
      'overtaken | theirs.taken',
      'saving | work.saved',
    ])
  })

  it('waits for the last of many changes, then sends once', () => {
    const { actor, submit, value, version } = started()
    for (let change = 0; change < 5; change++) {
      actor.send({ type: 'work.changed' })
      vi.advanceTimersByTime(SETTLE - 1)
    }
    expect(submit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(submit).toHaveBeenCalledTimes(1)
    // Changes during a save go into the next one.
    actor.send({ type: 'work.changed' })
    actor.send({ type: 'work.saved', version: 4 })
    expect([value(), version()]).toEqual(['changed', 4])
    vi.advanceTimersByTime(SETTLE)
    expect(submit).toHaveBeenCalledTimes(2)
    actor.send({ type: 'work.saved', version: 5 })
    expect([value(), version()]).toEqual(['saved', 5])
  })

  it('tries again by itself and by hand while the server is away', () => {
    const { actor, submit, value } = started({ ...input, draft: 'waiting' })
    vi.advanceTimersByTime(SETTLE)
    actor.send({ type: 'save.failed', sentence: 'Not reachable.' })
    actor.send({ type: 'work.changed' })
    expect([value(), actor.getSnapshot().context.sentence]).toEqual(['failed', 'Not reachable.'])
    vi.advanceTimersByTime(RETRY)
    expect(submit).toHaveBeenCalledTimes(2)
    actor.send({ type: 'save.failed', sentence: 'Not reachable.' })
    actor.send({ type: 'retry.chosen' })
    expect(submit).toHaveBeenCalledTimes(3)
    expect(actor.getSnapshot().context.sentence).toBeNull()
  })

  it('never overwrites another user’s save unasked, and then continues from their version', () => {
    const { actor, submit, value, version } = started()
    actor.send({ type: 'work.changed' })
    vi.advanceTimersByTime(SETTLE)
    actor.send({ type: 'save.overtaken', theirs })
    actor.send({ type: 'work.changed' })
    vi.advanceTimersByTime(10 * RETRY)
    expect([value(), submit.mock.calls.length]).toEqual(['overtaken', 1])
    actor.send({ type: 'mine.kept' })
    expect([version(), submit.mock.calls.length]).toEqual([7, 2])
    const late = started({ version: 3, draft: 'overtaken', theirs })
    expect(late.value()).toBe('overtaken')
    late.actor.send({ type: 'theirs.taken' })
    expect([late.value(), late.version(), late.submit.mock.calls.length]).toEqual(['saved', 7, 0])
  })
})
