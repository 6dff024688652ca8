// One to six tabs of one browser, hours of them, with everything that happens to tabs: work, throttling, freezing,
// crashing, sleep, tabs opened late. Random schedules; whatever the schedule, the same few things must hold.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ActorRefFrom, createActor } from 'xstate'
import { CROSS_TAB_SYNC, IDLE_LIMIT, PROMPT_BEFORE } from '#machines/session/constants.ts'
import { sessionMachine } from '#machines/session/session.ts'
import { activityCounts, type Shared, turn } from '#machines/session/tab.ts'

const RUNS = 2_000
const START = 1_800_000_000_000

type Step =
  | { do: 'work' | 'stay' | 'freeze' | 'thaw' | 'crash'; tab: number }
  | { do: 'open' }
  | { do: 'wait' | 'sleep'; ms: number }

const tab = fc.nat({ max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('work', 'stay', 'freeze', 'thaw', 'crash'), tab }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open') }) },
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

type Tab = { actor: ActorRefFrom<typeof sessionMachine>; frozen: boolean; gone: boolean }

class Browser {
  now = START
  shared: Shared = { token: 'token', activity_at: START }
  cleared = 0
  /** When someone last did what counts, in any tab. */
  last_work_at = START
  tabs: Tab[] = []
  faults: string[] = []

  open(): Tab {
    const actor = createActor(
      sessionMachine.provide({
        actions: {
          endSession: () => {
            if (this.now < this.last_work_at + IDLE_LIMIT) this.faults.push('ended while someone was at work')
            // Whoever takes the token out of storage sends the one request; a lock makes the taking one step.
            if (this.shared.token === null) return
            this.shared = { ...this.shared, token: null }
            this.cleared++
          },
        },
      }),
    ).start()
    const made: Tab = { actor, frozen: false, gone: false }
    actor.send({ type: 'token.received', started_at: START, now: this.now })
    // Opening a page is work, and the other tabs are told.
    this.worked()
    this.tabs.push(made)
    return made
  }
  worked() {
    this.last_work_at = this.now
    this.shared = { ...this.shared, activity_at: this.now }
  }
  state(one: Tab) {
    return String(one.actor.getSnapshot().value)
  }
  tick() {
    for (const one of this.tabs) {
      if (one.frozen || one.gone) continue
      for (const event of turn(this.shared, this.now)) one.actor.send(event)
      const left = this.last_work_at + IDLE_LIMIT - this.now
      if (this.state(one) === 'expiring' && left > PROMPT_BEFORE) this.faults.push(`asked ${left} ms before the end`)
      if (this.state(one) === 'authenticated' && left <= 0) this.faults.push('lives on after the hour')
      if (this.state(one) === 'authenticated' && left < PROMPT_BEFORE - CROSS_TAB_SYNC && left > 0)
        this.faults.push(`did not ask ${left} ms before the end`)
    }
  }
  /** Clocks turn at both ends of a wait, and as the prompt and the end come due: what lies between changes nothing. */
  wait(ms: number) {
    const until = this.now + ms
    const due = [this.last_work_at + IDLE_LIMIT - PROMPT_BEFORE, this.last_work_at + IDLE_LIMIT]
    const moments = due.flatMap(at => [at - 1, at, at + CROSS_TAB_SYNC]).filter(at => at > this.now && at < until)
    for (const at of [...moments.sort((a, b) => a - b), until]) {
      this.now = at
      this.tick()
    }
  }
  run(one: Step) {
    if (one.do === 'open') {
      if (this.tabs.length < 6 && this.shared.token !== null) this.open()
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
    if (one.do === 'freeze') chosen.frozen = true
    if (one.do === 'thaw') chosen.frozen = false
    if (one.do === 'crash') chosen.gone = true
    if (chosen.frozen || chosen.gone) return
    // A tab that is touched wakes, and its clock turns first.
    this.tick()
    if (one.do === 'work' && activityCounts(this.state(chosen))) {
      this.worked()
      chosen.actor.send({ type: 'activity.seen', now: this.now })
    }
    if (one.do === 'stay' && this.state(chosen) === 'expiring') {
      this.worked()
      chosen.actor.send({ type: 'stay.chosen', now: this.now })
    }
  }
}

it(`holds in ${RUNS} browsers`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(step, { minLength: 1, maxLength: 40 }), (count, steps) => {
      const browser = new Browser()
      for (let n = 0; n < count; n++) browser.open()
      for (const one of steps) browser.run(one)
      expect(browser.faults).toEqual([])
      expect(browser.cleared).toBeLessThanOrEqual(1)
      // Whoever is awake agrees with everybody else once the clocks have turned.
      browser.tick()
      const states = browser.tabs.filter(one => !one.frozen && !one.gone).map(one => browser.state(one))
      if (browser.shared.token === null) expect(states.every(state => state === 'unauthenticated')).toBe(true)
      else expect(new Set(states).size).toBeLessThanOrEqual(1)
    }),
    { numRuns: RUNS },
  )
})
