// A year of use is what was typed, whatever its months add up to.
import { expect, it } from 'vitest'
import { annualConsumption } from '#machines/projects/rules.ts'

it('a year typed as a whole is that year again', () => {
  for (const kwh of [12_000, 9_999, 10_001.5])
    expect(annualConsumption({ consumption: { mode: 'annual_kwh', values: [kwh], additions: [] }, tariff: null })).toBe(
      kwh,
    )
})
