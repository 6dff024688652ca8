import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { chancesOf, p90Of, together, totalLoss, yearsOf } from '#machines/design/rules.ts'

describe('losses', () => {
  const { losses } = DEFAULTS.simulation
  it('of PVWatts make 14.08% together, each taking its share of what is left', () => {
    expect(totalLoss(losses)).toBe(0.1408)
    const none = Object.fromEntries(Object.keys(losses).map(name => [name, 0]))
    expect(totalLoss({ ...losses, ...none })).toBe(0)
    expect(totalLoss({ ...losses, ...none, soiling: 0.5, age: 0.5 })).toBe(0.75)
  })
})

describe('the chances of a year', () => {
  const { simulation } = DEFAULTS
  it('P90 is 1.2816 standard deviations below the average, and never below zero', () => {
    expect(p90Of(10_000, 0.08)).toBeCloseTo(8_974.72, 6)
    expect(p90Of(10_000, 0)).toBe(10_000)
    expect(p90Of(10_000, 1)).toBe(0)
  })

  it('of the product’s own sources come near the 8.7% that Thevenard and Pelland found for a first year', () => {
    const { uncertainty, outlook } = chancesOf(10_000, simulation)
    const [first, ten] = outlook
    // sqrt(5² + 3² + 3² + 2.5² + 2² + 2² + 3.9²) = 8.51; over ten years 3.9² falls to a tenth: 7.67.
    expect(first?.deviation).toBeCloseTo(0.0851, 4)
    expect(ten?.deviation).toBeCloseTo(0.0767, 4)
    expect(first).toMatchObject({ years: 1, p50_kwh: 10_000 })
    expect(first?.p90_kwh).toBeCloseTo(8_908.7, 0)
    // Ten years that each make half a percent less.
    expect(ten?.p50_kwh).toBeCloseTo(9_777.97, 1)
    expect(together(uncertainty.map(({ deviation }) => deviation))).toBeCloseTo(first?.deviation ?? 0, 12)
  })

  it('together are no less than the largest and no more than the sum', () => {
    const share = fc.double({ min: 0, max: 0.3, noNaN: true })
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 8 }), shares => {
        const all = together(shares)
        expect(all).toBeGreaterThanOrEqual(Math.max(...shares) - 1e-12)
        expect(all).toBeLessThanOrEqual(shares.reduce((sum, one) => sum + one, 0) + 1e-12)
      }),
    )
  })

  it('production of 25 years declines by the same share each', () => {
    const years = yearsOf(10_000, 0.005, 25)
    expect(years).toHaveLength(25)
    expect((years.at(-1) ?? 0) / 10_000).toBeCloseTo(0.995 ** 24, 12)
  })
})
