import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEVELS, layersOf, peakWords } from '#web/charts/heat-layers.ts'
import { choiceOfDay, dayOfYear, dayWords, hoursOf, hourWords, readDay, writeDay } from '#web/charts/hours.ts'

const YEAR = Float64Array.from({ length: 8760 }, (_, hour) => hour)

it('every day of the year is one date, and its address reads back', () => {
  for (let day = 0; day < 365; day++) {
    const choice = choiceOfDay(day)
    expect(dayOfYear(choice.month, choice.date ?? 0)).toBe(day)
    expect(readDay(writeDay(choice), { month: 0, date: null })).toEqual(choice)
  }
  expect(choiceOfDay(365)).toEqual({ month: 0, date: 1 })
  expect(choiceOfDay(-1)).toEqual({ month: 11, date: 31 })
  expect(dayWords(choiceOfDay(194))).toBe('July 14')
})

it('the mean day of a month times its days is the month', () => {
  const february = hoursOf(YEAR, { month: 1, date: null })
  const sum = YEAR.slice(31 * 24, 59 * 24).reduce((total, value) => total + value, 0)
  expect(february.reduce((total, value) => total + value, 0) * 28).toBeCloseTo(sum, 6)
  expect(hoursOf(YEAR, { month: 11, date: 31 }).at(-1)).toBe(8759)
})

it('an address that names no day is left alone', () => {
  const fallback = { month: 5, date: null }
  for (const text of [null, '', '0', '13', '2-29', '7-0', '7-32', 'July'])
    expect(readDay(text, fallback)).toBe(fallback)
  expect(readDay('2', fallback)).toEqual({ month: 1, date: null })
  expect([0, 11, 12, 13, 24].map(hourWords)).toEqual(['12 AM', '11 AM', '12 PM', '1 PM', '12 AM'])
})

it('a heat map covers each hour that is not nothing once, and only those', () => {
  const hour = fc.oneof(fc.constant(0), fc.double({ min: -5, max: 5, noNaN: true }))
  fc.assert(
    fc.property(fc.array(hour, { minLength: 48, maxLength: 48 }), values => {
      const { layers } = layersOf(values)
      const pieces = layers.flatMap(({ path }) => [...path.matchAll(/M(\d+) (\d+)h1v(\d+)h-1z/g)])
      const covered = pieces.flatMap(([, day, from, long]) =>
        Array.from({ length: Number(long) }, (_, index) => Number(day) * 24 + Number(from) + index),
      )
      const some = values.flatMap((value, index) => (value === 0 ? [] : [index]))
      expect(covered.sort((a, b) => a - b)).toEqual(some)
      expect(layers.every(({ level }) => level !== 0 && Math.abs(level) <= LEVELS)).toBe(true)
    }),
    { numRuns: 50 },
  )
  expect(peakWords(YEAR, 'kWh', 0)).toBe('Peak hour: 8,759 kWh on December 31, 11 PM to 12 AM.')
})
