import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCents } from '#web/ui/fields/money-field.tsx'
import { readNumber } from '#web/ui/fields/number-field.tsx'

it.each([
  ['19.99', 1_999],
  ['1,250.5', 125_050],
  ['$32,480', 3_248_000],
  ['1.005', 101],
  ['0.29', 29],
  ['-12.3', -1_230],
])('%s typed are %i cents', (typed, expected) => {
  expect(toCents(readNumber(typed) ?? Number.NaN)).toBe(expected)
})

it('every whole number of cents survives being written as dollars and read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), value_cents => {
      const typed = (value_cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
      expect(toCents(readNumber(typed) ?? Number.NaN)).toBe(value_cents)
    }),
  )
})

it.each(['', '  ', 'abc', '1e999', 'Infinity', '--1'])('"%s" is no number', typed => {
  expect(readNumber(typed)).toBeNull()
})
