// Limits are exact to the cent: a value at the limit passes.
import { expect, it } from 'vitest'
import { discountCheck, marginCheck } from '#machines/money/sale/checks.ts'
import type { Schemas } from '#sdk/types.ts'

const LIMITS = { minimum_margin: 0.4, cost_usd_per_w: 1.5, most_discount: 0.1 } as Parameters<typeof marginCheck>[0]
const priceOf = (price_cents: number, discount_cents = 0) =>
  ({ price_cents, discount_cents, size_w: 8_000, adders: [] }) as unknown as Schemas['Price']

it('a margin exactly at the limit passes, a cent below is reported', () => {
  expect(marginCheck(LIMITS, priceOf(2_000_000), false)).toBeUndefined()
  expect(marginCheck(LIMITS, priceOf(1_999_999), false)).toMatchObject({
    code: 'margin_below_minimum',
    severity: 'stop',
  })
  expect(marginCheck(LIMITS, priceOf(1_999_999), true)).toMatchObject({ severity: 'warn' })
})

it('a discount exactly at the limit passes, a cent above is reported', () => {
  expect(discountCheck(LIMITS, priceOf(1_800_000, 200_000), false)).toBeUndefined()
  expect(discountCheck(LIMITS, priceOf(1_799_999, 200_001), false)).toMatchObject({ code: 'discount_above_limit' })
})
