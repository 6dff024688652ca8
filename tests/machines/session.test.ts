// The session of one tab against the wall clock.
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ABSOLUTE_LIMIT, IDLE_LIMIT, PROMPT_BEFORE } from '#machines/company/session/constants.ts'
import { sessionMachine } from '#machines/company/session/session.machine.ts'
import { request } from '#machines/lib/server-request.ts'

const START = 1_000_000
function begun() {
  const endSession = vi.fn()
  const actor = createActor(sessionMachine.provide({ actors: { endSession: request(endSession) } })).start()
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

  it('is neither cut nor lengthened by a clock that is set back', () => {
    const { tick, state } = begun()
    tick(START + 1_000_000)
    tick(START - 5_000_000)
    expect(state()).toBe('authenticated')
    tick(START - 5_000_000 + (IDLE_LIMIT - 1_000_000))
    expect(state()).toBe('unauthenticated')
  })

  it('leaves without ending it again when another tab did', () => {
    const { actor, state, endSession } = begun()
    actor.send({ type: 'token.cleared' })
    expect(state()).toBe('unauthenticated')
    expect(endSession).not.toHaveBeenCalled()
  })
})
