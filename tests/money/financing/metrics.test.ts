import fc from 'fast-check'
import { expect, it } from 'vitest'
import { irr, npv, paybackYears } from '#machines/money/financing/metrics.ts'

it('discounts as a present-value table does', () => {
  // Annuity factor for three years at 6 %: 2.6730.
  expect(npv([-100_000, 50_000, 50_000, 50_000], 0.06)).toBe(33_651)
  expect(npv([-100_000, 50_000, 50_000, 50_000], 0)).toBe(50_000)
})

it('finds the rate at which the flows are worth nothing', () => {
  expect(irr([-100_000, 50_000, 50_000, 50_000])).toBe(0.2338)
  expect(irr([-100_000, 110_000])).toBe(0.1)
  expect(irr([-100_000, 50_000])).toBe(-0.5)
  const flows = fc.array(fc.integer({ min: 0, max: 400_000 }), { minLength: 5, maxLength: 25 })
  fc.assert(
    fc.property(flows, yearly => {
      const rate = irr([-500_000, ...yearly])
      fc.pre(rate !== null)
      const near = (shift: number) => npv([-500_000, ...yearly], (rate ?? 0) + shift)
      expect(near(-0.0002)).toBeGreaterThanOrEqual(0)
      expect(near(0.0002)).toBeLessThanOrEqual(0)
    }),
  )
})

it('has no rate of return without an outlay or without a return', () => {
  expect(irr([0, 100])).toBeNull()
  expect(irr([-100, 0, 0])).toBeNull()
  expect(irr([])).toBeNull()
})

it('interpolates the payback within the year', () => {
  expect(paybackYears([-100_000, 40_000, 40_000, 40_000])).toBe(2.5)
  expect(paybackYears([-100_000, 100_000, 5])).toBe(1)
  expect(paybackYears([-100_000, 10_000])).toBeNull()
  expect(paybackYears([0, 5_000])).toBe(0)
})

it('counts the payback that lasts, not the one a new battery undoes', () => {
  expect(paybackYears([-100_000, 60_000, 60_000, -50_000, 60_000])).toBe(3.5)
  expect(paybackYears([-100_000, 120_000, -50_000])).toBeNull()
})
