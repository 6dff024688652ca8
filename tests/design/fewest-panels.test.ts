// Counting panels to a share of the use: never one too many, however the year bends, and divided as the planes were.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { divided, fewestPanels } from '#machines/design/fewest-panels.ts'
import { followedCount } from '#machines/design/inverter-count.ts'
import { sum } from '#machines/lib/numbers.ts'

it('takes the fewest that reach the target, whatever the start, in a few years for a usual roof', async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 1, max: 500 }),
    fc.double({ min: 0.05, max: 3, noNaN: true }),
    fc.double({ min: 0.5, max: 1, noNaN: true }),
    async (guess, target, bend) => {
      const offset = (count: number) => 0.05 * count ** bend
      let years = 0
      const found = await fewestPanels({ target, least: 1, most: 500, guess }, async count => {
        years++
        return offset(count)
      })
      if (offset(500) < target) expect(found).toMatchObject({ count: 500, reached: false })
      else {
        expect(found.reached).toBe(true)
        expect(offset(found.count)).toBeGreaterThanOrEqual(target)
        if (found.count > 1) expect(offset(found.count - 1)).toBeLessThan(target)
      }
      if (bend > 0.97) expect(years).toBeLessThan(8)
    },
  )
  await fc.assert(property)
})

it('divides as the planes are, with one panel at least on each', () => {
  expect(divided(30, [12, 8])).toEqual([18, 12])
  expect(divided(7, [12, 8])).toEqual([4, 3])
  expect(divided(3, [100, 1, 1])).toEqual([1, 1, 1])
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 20, max: 500 }),
      (given, count) => {
        expect(sum(divided(count, given))).toBe(count)
      },
    ),
  )
})

it('an inverter follows until someone sets its count, and of several models none does', () => {
  const rule = {
    inverters: [
      { id: 'string', type: 'string' as const, ac_power_w: 5000, mppt_count: 2 },
      { id: 'micro', type: 'micro' as const, ac_power_w: 300, mppt_count: 1 },
      { id: 'dual', type: 'micro' as const, ac_power_w: 880, mppt_count: 2 },
    ],
    dc_ac_target: 1.2,
  }
  const before = { modules: 10, dc_w: 4000 }
  const after = { modules: 30, dc_w: 12_000 }
  expect(followedCount([{ inverter_id: 'micro', count: 10 }], rule, before, after)).toBe(30)
  expect(followedCount([{ inverter_id: 'string', count: 1 }], rule, before, after)).toBe(2)
  expect(followedCount([{ inverter_id: 'dual', count: 5 }], rule, before, { ...after, modules: 31 })).toBe(16)
  expect(followedCount([{ inverter_id: 'micro', count: 9 }], rule, before, after)).toBeUndefined()
  expect(
    followedCount(
      [
        { inverter_id: 'micro', count: 10 },
        { inverter_id: 'string', count: 1 },
      ],
      rule,
      before,
      after,
    ),
  ).toBeUndefined()
})
