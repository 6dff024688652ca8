// One to six tabs of one browser, hours of them, with everything that happens to tabs: work, throttling, freezing,
// crashing, sleep, messages lost and late, tabs opened late, storage denied. Random schedules; whatever the schedule, the
// same few things must hold.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActorRefFrom, createActor } from 'xstate'
import {
  CROSS_TAB_SYNC,
  HEARTBEAT,
  IDLE_LIMIT,
  LEADER_FALLBACK_INTERVAL,
  LEADER_RESPONSE_TIME,
  PROMPT_BEFORE,
} from '#machines/company/session/constants.ts'
import { claim, type Lease, leads } from '#machines/company/session/lease.ts'
import { sessionMachine } from '#machines/company/session/session.machine.ts'
import { activityCounts, beats, changeOf, type Shared, TURNS_OF_LEADER, turn } from '#machines/company/session/tab.ts'
import { request } from '#machines/lib/server-request.ts'
import { DAY_MS } from '#machines/lib/time.ts'

const RUNS = 2_000
const START = 1_800_000_000_000

type Step =
  | { do: 'work' | 'stay' | 'freeze' | 'thaw' | 'crash'; tab: number }
  | { do: 'open'; denied: boolean }
  | { do: 'message'; tab: number; lost: boolean }
  | { do: 'wait' | 'sleep'; ms: number }

const tab = fc.nat({ max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('work', 'stay', 'freeze', 'thaw', 'crash'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open'), denied: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('message'), tab, lost: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 200, max: 25 * 60_000 }) }) },
  // Around the prompt and the end, where it matters.
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(IDLE_LIMIT - PROMPT_BEFORE, IDLE_LIMIT - PROMPT_BEFORE - 600, 59_000, 61_000, 1_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('sleep'), ms: fc.integer({ min: 1_000, max: 3 * IDLE_LIMIT }) }),
  },
)

/** Storage shared by a browser's tabs; a tab denied storage has its own. */
type Store = {
  shared: Shared
  lease: Lease | null
  beat_at: number
  last_work_at: number
  cleared: number
  beats: number[]
}
type Tab = {
  id: string
  actor: ActorRefFrom<typeof sessionMachine>
  store: Store
  frozen: boolean
  gone: boolean
  claimed_at: number
  turns_due: number
}

class Browser {
  now = START
  store = this.newStore()
  tabs: Tab[] = []
  faults: string[] = []

  newStore(): Store {
    const shared = { token: 'token', impersonated: null, activity_at: START }
    return { shared, lease: null, beat_at: START, last_work_at: START, cleared: 0, beats: [] }
  }
  open(denied = false): Tab {
    const store = denied ? this.newStore() : this.store
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          endSession: request(() => {
            if (this.now < store.last_work_at + IDLE_LIMIT) this.faults.push('ended while someone was at work')
            // The tab that removes the token from storage sends the one request; a lock makes that atomic.
            if (store.shared.token === null) return
            store.shared = { ...store.shared, token: null }
            store.cleared++
          }),
        },
      }),
    ).start()
    const made = {
      id: `tab ${this.tabs.length}`,
      actor,
      store,
      frozen: false,
      gone: false,
      claimed_at: 0,
      turns_due: 0,
    }
    actor.send({ type: 'token.received', started_at: START, now: this.now })
    // Opening a page is activity, and the other tabs learn of it.
    this.worked(store)
    this.tabs.push(made)
    return made
  }
  worked(store: Store) {
    store.last_work_at = this.now
    store.shared = { ...store.shared, activity_at: this.now }
  }
  state(one: Tab) {
    return String(one.actor.getSnapshot().value)
  }
  /** One clock tick of a tab, or a "look again" message. */
  turnOf(one: Tab) {
    const { store } = one
    for (const event of turn(store.shared, this.now)) one.actor.send(event)
    if (this.now - one.claimed_at >= LEADER_FALLBACK_INTERVAL) {
      one.claimed_at = this.now
      store.lease = claim(store.lease, one.id, this.now) ?? store.lease
    }
    if (store.shared.token === null) return
    one.turns_due = beats(store.shared.activity_at, store.beat_at, this.now) ? one.turns_due + 1 : 0
    if (one.turns_due > (leads(store.lease, one.id, this.now) ? 0 : TURNS_OF_LEADER)) {
      const before = store.beats.at(-1)
      if (before !== undefined && this.now - before < HEARTBEAT) this.faults.push('two beats within a minute')
      store.beat_at = this.now
      store.beats.push(this.now)
    }
  }
  tick() {
    for (const one of this.tabs) {
      if (one.frozen || one.gone) continue
      this.turnOf(one)
      const left = one.store.last_work_at + IDLE_LIMIT - this.now
      if (this.state(one) === 'expiring' && left > PROMPT_BEFORE) this.faults.push(`asked ${left} ms before the end`)
      if (this.state(one) === 'authenticated' && left <= 0) this.faults.push('lives on after the hour')
      if (this.state(one) === 'authenticated' && left < PROMPT_BEFORE - CROSS_TAB_SYNC && left > 0)
        this.faults.push(`did not ask ${left} ms before the end`)
    }
    const leading = this.tabs.filter(one => leads(one.store.lease, one.id, this.now) && one.store === this.store)
    if (leading.length > 1) this.faults.push('two leaders')
  }
  /** Clocks tick at both ends of a wait, and when the prompt and the end are due: nothing changes in between. */
  wait(ms: number) {
    const until = this.now + ms
    const due = this.tabs.flatMap(({ store: { last_work_at } }) => [
      last_work_at + IDLE_LIMIT - PROMPT_BEFORE,
      last_work_at + IDLE_LIMIT,
    ])
    const moments = [...due.flatMap(at => [at - 1, at, at + CROSS_TAB_SYNC]), this.now + LEADER_RESPONSE_TIME]
    for (const at of [...moments.filter(at => at > this.now && at < until).sort((a, b) => a - b), until]) {
      this.now = at
      this.tick()
    }
  }
  run(one: Step) {
    if (one.do === 'open') {
      if (this.tabs.length < 6 && this.store.shared.token !== null) this.open(one.denied)
      return
    }
    if ('ms' in one) {
      if (one.do === 'wait') return this.wait(one.ms)
      // Nothing runs while a laptop sleeps; all tabs wake at once.
      this.now += one.ms
      return this.tick()
    }
    const chosen = this.tabs[one.tab % this.tabs.length]
    if (!chosen || chosen.gone) return
    if (one.do === 'message') {
      // Whenever and why a message arrives, the tab looks at the current state.
      if (!one.lost && !chosen.frozen) this.turnOf(chosen)
      return
    }
    if (one.do === 'freeze') chosen.frozen = true
    if (one.do === 'thaw') chosen.frozen = false
    if (one.do === 'crash') chosen.gone = true
    if (chosen.frozen || chosen.gone) return
    // A tab that is touched wakes, and its clock turns first.
    this.tick()
    if (one.do === 'work' && activityCounts(this.state(chosen))) {
      this.worked(chosen.store)
      chosen.actor.send({ type: 'activity.seen', now: this.now })
    }
    if (one.do === 'stay' && this.state(chosen) === 'expiring') {
      this.worked(chosen.store)
      chosen.actor.send({ type: 'stay.chosen', now: this.now })
    }
  }
}

it(`holds in ${RUNS} browsers of one to six tabs`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(step, { minLength: 1, maxLength: 40 }), (count, steps) => {
      const browser = new Browser()
      for (let n = 0; n < count; n++) browser.open()
      for (const one of steps) browser.run(one)
      expect(browser.faults).toEqual([])
      for (const { store } of browser.tabs) expect(store.cleared).toBeLessThanOrEqual(1)
      // All awake tabs agree after a clock tick.
      browser.tick()
      const states = browser.tabs
        .filter(one => !one.frozen && !one.gone && one.store === browser.store)
        .map(one => browser.state(one))
      if (browser.store.shared.token === null) expect(states.every(state => state === 'unauthenticated')).toBe(true)
      else expect(new Set(states).size).toBeLessThanOrEqual(1)
    }),
    { numRuns: RUNS },
  )
})

describe('the lead without Web Locks', () => {
  it('falls to one tab, whatever the order in which they ask, and only after the response time', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1 }), tabs => {
        let lease: Lease | null = null
        for (const one of tabs) lease = claim(lease, one, START) ?? lease
        expect(tabs.filter(one => leads(lease, one, START + LEADER_RESPONSE_TIME - 1))).toEqual([])
        expect(tabs.filter(one => leads(lease, one, START + LEADER_RESPONSE_TIME))).toHaveLength(1)
      }),
    )
  })

  it('of two that wrote at the same moment goes to the last, and the other knows before it acts', () => {
    const first = claim(null, 'a', START)
    const second = claim(null, 'b', START)
    expect(first?.tab).toBe('a')
    // Neither saw the other; the last write stays in storage.
    expect(leads(second, 'a', START + LEADER_RESPONSE_TIME)).toBe(false)
    expect(leads(second, 'b', START + LEADER_RESPONSE_TIME)).toBe(true)
  })

  it('stays with a tab that renews it and passes on from one that is gone', () => {
    const held = claim(null, 'a', START)
    const renewed = claim(held, 'a', START + LEADER_FALLBACK_INTERVAL)
    expect(claim(renewed, 'b', START + LEADER_FALLBACK_INTERVAL)).toBeNull()
    const later = START + 3 * LEADER_FALLBACK_INTERVAL
    const taken = claim(renewed, 'b', later)
    expect(taken?.tab).toBe('b')
    // The one that was frozen wakes, looks, and does not act.
    expect(leads(taken, 'a', later + LEADER_RESPONSE_TIME)).toBe(false)
    expect(leads(taken, 'b', later + LEADER_RESPONSE_TIME)).toBe(true)
  })

  it('is not kept for ever by a clock that was set back', () => {
    const held = claim(null, 'a', START)
    expect(claim(held, 'b', START - DAY_MS)?.tab).toBe('b')
  })
})

describe('what another tab did', () => {
  const mine = { token: 'one', impersonated: null }
  it.each([
    [{ token: null, impersonated: null }, 'token cleared'],
    [{ token: 'two', impersonated: null }, 'token replaced'],
    [{ token: 'one', impersonated: 'user' }, 'impersonation changed'],
    [{ token: 'one', impersonated: null }, undefined],
  ])('%j is seen as %s', (all, seen) => expect(changeOf(mine, all)).toBe(seen))
})

describe('telling the server', () => {
  const at = START + HEARTBEAT

  it('is due a minute after the last time, once someone was at work since', () => {
    expect(beats(START + 1, START, at - 1)).toBe(false)
    expect(beats(START + 1, START, at)).toBe(true)
    expect(beats(START, START, at)).toBe(false)
  })

  it('does not wait for a clock that was set back to catch up', () => {
    const back = START - 2 * IDLE_LIMIT
    expect(beats(back, START, back)).toBe(true)
    // Activity from before the clock was set back doesn't count.
    expect(beats(START, back - HEARTBEAT, back)).toBe(false)
  })
})

it('is neither kept nor ended by moments that lie ahead once the clock was set back', () => {
  const browser = new Browser()
  const one = browser.open()
  const two = browser.open()
  browser.wait(20 * 60_000)
  const behind = 2 * IDLE_LIMIT
  browser.now -= behind
  for (const tab of [one, two]) browser.turnOf(tab)
  // The same hour as counted by the tabs.
  browser.store.last_work_at -= behind
  browser.wait(IDLE_LIMIT - 20 * 60_000 - PROMPT_BEFORE + CROSS_TAB_SYNC)
  for (const tab of [one, two]) expect(browser.state(tab)).toBe('expiring')
  browser.wait(PROMPT_BEFORE)
  for (const tab of [one, two]) expect(browser.state(tab)).toBe('unauthenticated')
  expect(browser.faults).toEqual([])
})
