import fc from 'fast-check'
import { expect, it } from 'vitest'
import { environmentOf } from '#machines/proposals/environment.ts'

it('a system spares what EPA says of its kWh', () => {
  // By hand: 10,000 kWh × 0.699 kg = 6,990 kg; ÷ 0.393 kg = 17,786 miles; ÷ 60 kg = 116.5 seedlings.
  expect(environmentOf(10_000, 0)).toMatchObject({
    co2_kg_year: 6_990,
    co2_kg_25y: 174_750,
    miles_year: 17_786,
    trees: 117,
  })
  // 10,000 × (1 − 0.995^25) ÷ 0.005 = 235,559.5 kWh in 25 years that lose 0.5 % each.
  expect(environmentOf(10_000, 0.005).co2_kg_25y).toBe(164_656.1)
})

it('panels that age spare less than 25 times the first year, and more than their last year 25 times', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 500, max: 50_000, noNaN: true }),
      fc.double({ min: 0.0001, max: 0.03, noNaN: true }),
      (kwh, share) => {
        const { co2_kg_year, co2_kg_25y } = environmentOf(kwh, share)
        expect(co2_kg_25y).toBeLessThan(co2_kg_year * 25 + 1)
        expect(co2_kg_25y).toBeGreaterThan(co2_kg_year * 25 * (1 - share) ** 24 - 1)
      },
    ),
  )
})
