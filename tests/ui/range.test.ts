import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepApart } from '#web/lib/range.ts'

const BOUNDS = { min: 0, max: 10 }

describe('the ends of a range', () => {
  it('stay where they are while they are apart', () => {
    expect(keepApart([2, 7], BOUNDS, 'lower')).toEqual([2, 7])
    expect(keepApart([2, 7], BOUNDS, 'upper')).toEqual([2, 7])
  })

  it('stop short of each other: the one that is moved yields', () => {
    expect(keepApart([7, 7], BOUNDS, 'lower')).toEqual([6, 7])
    expect(keepApart([9, 7], BOUNDS, 'lower')).toEqual([6, 7])
    expect(keepApart([2, 2], BOUNDS, 'upper')).toEqual([2, 3])
    expect(keepApart([2, 0], BOUNDS, 'upper')).toEqual([2, 3])
  })

  it('leave room for each other at the bounds', () => {
    expect(keepApart([10, 10], BOUNDS, 'upper')).toEqual([9, 10])
    expect(keepApart([0, 0], BOUNDS, 'lower')).toEqual([0, 1])
    expect(keepApart([-5, 20], BOUNDS, 'lower')).toEqual([0, 10])
  })

  it('are never closer than 1 and never out of bounds, whatever is dragged where', () => {
    // Quarters, because a slider moves in steps; and written exactly in binary, so that the claim is about the rule.
    const position = fc.integer({ min: -4_000, max: 4_000 }).map(quarters => quarters / 4)
    const bounds = fc.tuple(position, fc.integer({ min: 4, max: 4_000 })).map(([min, width]) => ({
      min,
      max: min + width / 4,
    }))
    const drags = fc.array(fc.tuple(fc.constantFrom('lower' as const, 'upper' as const), position), { maxLength: 20 })
    fc.assert(
      fc.property(bounds, fc.tuple(position, position), drags, ({ min, max }, start, moves) => {
        let ends = keepApart(start, { min, max }, 'lower')
        for (const [moved, to] of moves) {
          const before = ends
          ends = keepApart(moved === 'lower' ? [to, ends[1]] : [ends[0], to], { min, max }, moved)
          const [lower, upper] = ends
          expect(lower).toBeLessThanOrEqual(upper - 1)
          expect(lower).toBeGreaterThanOrEqual(min)
          expect(upper).toBeLessThanOrEqual(max)
          // The untouched end doesn't move.
          expect(moved === 'lower' ? upper : lower).toBe(moved === 'lower' ? before[1] : before[0])
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
