import { expect, it } from 'vitest'
import { temperature } from '#machines/lib/temperature.ts'

it.each([
  [37.8, '100 °F (37.8 °C)'],
  [0, '32 °F (0 °C)'],
  [-0.04, '32 °F (0 °C)'],
  [-22.7, '−9 °F (−22.7 °C)'],
  [-12.3, '10 °F (−12.3 °C)'],
  [-40, '−40 °F (−40 °C)'],
])('%s °C is %s', (celsius, text) => {
  expect(temperature(celsius)).toBe(text)
})
