// The session of one tab against the wall clock.
import { describe, expect, it, vi } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { asked } from '#machines/lib/asked.ts'
import { ABSOLUTE_LIMIT, IDLE_LIMIT, PROMPT_BEFORE } from '#machines/session/constants.ts'
import { type SessionEvent, sessionMachine } from '#machines/session/session.machine.ts'
import { type Reading, setBackBy } from '#machines/session/steady-time.ts'

const START = 1_000_000
function begun() {
  const endSession = vi.fn()
  const actor = createActor(sessionMachine.provide({ actors: { endSession: asked(endSession) } })).start()
  actor.send({ type: 'token.received', started_at: START, now: START })
  const tick = (now: number) => actor.send({ type: 'clock.ticked', now })
  const state = () => actor.getSnapshot().value
  return { actor, endSession, tick, state }
}

describe('a session', () => {
  it('asks exactly a minute before an hour without activity, and ends at the hour', () => {
    const { tick, state, endSession } = begun()
    tick(START + IDLE_LIMIT - PROMPT_BEFORE - 1)
    expect(state()).toBe('authenticated')
    tick(START + IDLE_LIMIT - PROMPT_BEFORE)
    expect(state()).toBe('expiring')
    tick(START + IDLE_LIMIT - 1)
    expect(endSession).not.toHaveBeenCalled()
    tick(START + IDLE_LIMIT)
    expect(state()).toBe('unauthenticated')
    expect(endSession).toHaveBeenCalledTimes(1)
  })

  it('goes on from activity here, and from activity in another tab', () => {
    const { actor, tick, state } = begun()
    actor.send({ type: 'activity.seen', now: START + 1_800_000 })
    tick(START + IDLE_LIMIT)
    expect(state()).toBe('authenticated')
    tick(START + 1_800_000 + IDLE_LIMIT - PROMPT_BEFORE)
    expect(state()).toBe('expiring')
    const now = START + 1_800_000 + IDLE_LIMIT - 10_000
    actor.send({ type: 'activity.synced', at: now, now })
    expect(state()).toBe('authenticated')
  })

  it('is not kept by moving the mouse while it asks, only by the button', () => {
    const { actor, tick, state } = begun()
    tick(START + IDLE_LIMIT - PROMPT_BEFORE)
    actor.send({ type: 'activity.seen', now: START + IDLE_LIMIT - 30_000 })
    expect(state()).toBe('expiring')
    actor.send({ type: 'stay.chosen', now: START + IDLE_LIMIT - 20_000 })
    expect(state()).toBe('authenticated')
  })

  it('has ended when a laptop wakes after the hour, whatever comes first', () => {
    for (const type of ['clock.ticked', 'activity.seen'] as const) {
      const { actor, state, endSession } = begun()
      actor.send({ type, now: START + IDLE_LIMIT * 5 })
      expect(state()).toBe('unauthenticated')
      expect(endSession).toHaveBeenCalledTimes(1)
    }
  })

  it('ends after twelve hours however busy', () => {
    const { actor, tick, state } = begun()
    for (let now = START; now < START + ABSOLUTE_LIMIT; now += 600_000) actor.send({ type: 'activity.seen', now })
    tick(START + ABSOLUTE_LIMIT)
    expect(state()).toBe('unauthenticated')
  })

  it('cannot be kept beyond the twelve hours by its button', () => {
    const { actor, tick, state } = begun()
    for (let now = START; now < START + ABSOLUTE_LIMIT; now += 600_000) actor.send({ type: 'activity.seen', now })
    tick(START + ABSOLUTE_LIMIT - PROMPT_BEFORE)
    expect(state()).toBe('expiring')
    actor.send({ type: 'stay.chosen', now: START + ABSOLUTE_LIMIT - 30_000 })
    expect(state()).toBe('expiring')
  })

  it('leaves without ending it again when another tab did', () => {
    const { actor, state, endSession } = begun()
    actor.send({ type: 'token.cleared' })
    expect(state()).toBe('unauthenticated')
    expect(endSession).not.toHaveBeenCalled()
  })
})

describe('the chart of a session', () => {
  const NEARLY = START + IDLE_LIMIT - PROMPT_BEFORE
  const OVER = START + IDLE_LIMIT
  const EVENTS: SessionEvent[] = [
    { type: 'token.received', started_at: START, now: START },
    { type: 'token.cleared' },
    ...[START, NEARLY, OVER].flatMap((now): SessionEvent[] => [
      { type: 'activity.seen', now },
      { type: 'activity.synced', at: now, now },
      { type: 'clock.ticked', now },
      { type: 'stay.chosen', now },
    ]),
  ]

  it('leads from each state only where it must', () => {
    const serializeState = ({ value, context }: SnapshotFrom<typeof sessionMachine>) => JSON.stringify([value, context])
    const walked = adjacencyMapToArray(getAdjacencyMap(sessionMachine, { events: EVENTS, serializeState }))
    const moves = walked
      .filter(({ state, nextState }) => state.value !== nextState.value)
      .map(({ state, event, nextState }) => `${state.value} | ${event.type} | ${nextState.value}`)
    expect([...new Set(moves)].sort()).toEqual([
      'authenticated | activity.seen | unauthenticated',
      'authenticated | clock.ticked | expiring',
      'authenticated | clock.ticked | unauthenticated',
      'authenticated | token.cleared | unauthenticated',
      'expiring | activity.synced | authenticated',
      'expiring | clock.ticked | unauthenticated',
      'expiring | stay.chosen | authenticated',
      'expiring | stay.chosen | unauthenticated',
      'expiring | token.cleared | unauthenticated',
      'unauthenticated | token.received | authenticated',
    ])
  })
})

describe('session time', () => {
  const at = (wall: number, steady: number): Reading => ({ wall, steady })

  it('counts what passed while the wall clock was set back, and nothing else', () => {
    expect(setBackBy(at(START, 0), at(START - 2 * IDLE_LIMIT + 500, 500))).toBe(2 * IDLE_LIMIT)
    expect(setBackBy(at(START, 0), at(START + 499, 500))).toBe(0)
  })

  it('follows the wall clock of a laptop that slept, whose steady clock stood still', () => {
    expect(setBackBy(at(START, 0), at(START + 3 * IDLE_LIMIT, 500))).toBe(0)
  })
})
