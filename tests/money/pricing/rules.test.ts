import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, divideHalfUp, growth, usdToCents } from '#machines/money/pricing/money.ts'
import { grossUp, netOfDealerFee, type ProjectAdder, priceProject } from '#machines/money/pricing/rules.ts'

const adder = (over: Partial<ProjectAdder>): ProjectAdder => ({
  id: 'a',
  name: 'Adder',
  pricing_method: 'Fixed',
  amount_usd: 100,
  quantity: 1,
  ...over,
})
const base = { method: 'per_watt', price_usd_per_w: 2.5 } as const

describe('money', () => {
  it('reads a rate as the decimal a person typed, not as its binary neighbour', () => {
    expect(usdToCents(0.1, 8_200)).toBe(82_000)
    expect(usdToCents(1.005)).toBe(101)
    expect(usdToCents(0.145, 1)).toBe(15)
    expect(decimal(1e-7)).toEqual({ digits: 1n, scale: 7 })
    expect(decimal(1.5e21)).toEqual({ digits: 15n * 10n ** 20n, scale: 0 })
  })

  it('rounds a half away from zero on both sides', () => {
    expect([5n, -5n, 4n, -4n, 15n].map(n => divideHalfUp(n, 10n))).toEqual([1n, -1n, 0n, 0n, 2n])
  })

  it('escalates without drift', () => {
    expect(growth(0.03, 2)).toEqual({ digits: 10609n, scale: 4 })
    expect(growth(-0.005, 0).digits).toBe(1n)
  })

  it('refuses what is not a number and what no longer fits', () => {
    expect(() => decimal(Number.NaN)).toThrow(RangeError)
    expect(() => usdToCents(1e15)).toThrow(RangeError)
  })
})

describe('the price of a project', () => {
  it('counts each adder by its method', () => {
    const price = priceProject({
      size_w: 8_200,
      base,
      adders: [
        adder({ id: 'q', pricing_method: 'Quantity', amount_usd: 49.99, quantity: 3 }),
        adder({ id: 'f', pricing_method: 'Fixed', amount_usd: 1_500, quantity: 9 }),
        adder({ id: 's', pricing_method: 'System Size', amount_usd: 75 }),
        adder({ id: 'p', pricing_method: 'Flat Price', amount_usd: 2_750.25, quantity: 4 }),
        adder({ id: 'w', pricing_method: 'Per Watt', amount_usd: 0.1 }),
      ],
      discounts_cents: 50_000,
    })
    expect(price.base_cents).toBe(2_050_000)
    expect(price.adders.map(line => line.total_cents)).toEqual([14_997, 150_000, 61_500, 275_025, 82_000])
    expect(price.adders_cents).toBe(583_522)
    expect(price.price_cents).toBe(2_583_522)
    expect(price.price_usd_per_w).toBe(3.1506)
  })

  it('takes a flat price or cost plus markup as the base', () => {
    expect(priceProject({ size_w: 0, base: { method: 'flat', flat_cents: 1_999_999 }, adders: [] })).toMatchObject({
      price_cents: 1_999_999,
      price_usd_per_w: null,
    })
    const plus = { method: 'cost_plus', cost_cents: 1_234_567, markup: 0.35 } as const
    expect(priceProject({ size_w: 5_000, base: plus, adders: [] }).base_cents).toBe(1_666_665)
  })

  it('lets an override replace the total of its line, even with zero, and says so', () => {
    const lines = [
      adder({ pricing_method: 'Per Watt', price_override_cents: 0 }),
      adder({ price_override_cents: null }),
    ]
    const { adders } = priceProject({ size_w: 5_000, base, adders: lines })
    expect(adders.map(line => [line.total_cents, line.overridden])).toEqual([
      [0, true],
      [10_000, false],
    ])
  })

  it('never falls below zero and reports the discount that was given', () => {
    const price = priceProject({ size_w: 1_000, base, adders: [], discounts_cents: 999_999_99 })
    expect(price).toMatchObject({ price_cents: 0, discounts_cents: 250_000 })
  })

  it('refuses negative amounts and fractions of a cent', () => {
    expect(() => priceProject({ size_w: -1, base, adders: [] })).toThrow(RangeError)
    expect(() => priceProject({ size_w: 1, base, adders: [], discounts_cents: 0.5 })).toThrow(RangeError)
    expect(() => priceProject({ size_w: 1, base, adders: [adder({ amount_usd: -5 })] })).toThrow(/Adder/)
    expect(() => priceProject({ size_w: 1, base, adders: [adder({ price_override_cents: -5 })] })).toThrow(RangeError)
  })

  it('refuses a percentage of nothing named and of more than everything', () => {
    for (const share of [undefined, 0, -0.1, 1.01])
      expect(() => priceProject({ size_w: 1, base, adders: [adder({ pricing_method: 'Percentage', share })] })).toThrow(
        RangeError,
      )
  })
})

describe('the dealer fee', () => {
  it('is taken from the loan amount, not added to the price', () => {
    expect(grossUp(3_000_000, 0.25)).toBe(4_000_000)
    expect(grossUp(2_583_522, 0.25)).toBe(3_444_696)
    expect(grossUp(2_583_522, 0)).toBe(2_583_522)
    expect(() => grossUp(100, 1)).toThrow(RangeError)
    expect(() => grossUp(100, -0.1)).toThrow(RangeError)
  })

  it('leaves the installer the contract price to the cent, whatever the fee', () => {
    // At 99.99 % the loan is 10,000 times the price: nine billion dollars is the most that still fits in whole cents.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9e11 }), fc.integer({ min: 0, max: 9_999 }), (price, points) => {
        const fee = points / 10_000
        expect(netOfDealerFee(grossUp(price, fee), fee)).toBe(price)
      }),
    )
  })
})
