import { describe, expect, it } from 'vitest'
import { p90Of, totalLoss } from '#server/design/rules.ts'
import { DEFAULTS } from '#server/settings/areas.ts'

describe('losses', () => {
  const { losses } = DEFAULTS.simulation
  it('of PVWatts make 14.08 % together, each taking its share of what is left', () => {
    expect(totalLoss(losses)).toBe(0.1408)
    const none = Object.fromEntries(Object.keys(losses).map(name => [name, 0]))
    expect(totalLoss({ ...losses, ...none })).toBe(0)
    expect(totalLoss({ ...losses, ...none, soiling: 0.5, age: 0.5 })).toBe(0.75)
  })
  it('P90 lies 1.2816 standard deviations below the average', () => {
    expect(p90Of(10_000, 0.08)).toBeCloseTo(8_974.72, 6)
    expect(p90Of(10_000, 0)).toBe(10_000)
  })
})
