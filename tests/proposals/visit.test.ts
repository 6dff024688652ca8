// How long a proposal was read, and what of it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readVisit, stopwatch, told } from '#web/proposals/document/visit.ts'

describe('a visit', () => {
  it('counts only the time the page is in view', () => {
    const visit = readVisit(null)
    const watch = stopwatch(visit)
    watch.start(1_000)
    watch.settle(4_000)
    watch.stop(6_000)
    watch.settle(60_000)
    watch.start(100_000)
    watch.start(101_000)
    watch.stop(102_500)
    expect(told(visit)).toEqual({ seconds: 7, pages_seen: [] })
  })

  it('is gone on with after a reload', () => {
    const visit = { visit_id: 'v', ms: 12_400, pages_seen: ['p1', 'p2'], option_id: 'o' }
    expect(readVisit(JSON.stringify(visit))).toEqual({ ...visit, option_id: undefined })
  })

  it('starts over if the stored one is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), kept => {
        const { visit_id, ms, pages_seen } = readVisit(kept)
        expect(visit_id === undefined || typeof visit_id === 'string').toBe(true)
        expect(ms).toBeGreaterThanOrEqual(0)
        expect(pages_seen.every(id => typeof id === 'string')).toBe(true)
      }),
    )
  })

  it('never says less than before, nor more than the contract takes', () => {
    const step = fc.record({ ms: fc.integer({ min: 0, max: 40_000_000 }), visible: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const visit = readVisit(null)
        const watch = stopwatch(visit)
        let now = 0
        let before = 0
        for (const { ms, visible } of steps) {
          now += ms
          visible ? watch.start(now) : watch.stop(now)
          watch.settle(now)
          const { seconds } = told(visit)
          expect(seconds).toBeGreaterThanOrEqual(before)
          expect(seconds).toBeLessThanOrEqual(86_400)
          before = seconds
        }
      }),
    )
  })
})
