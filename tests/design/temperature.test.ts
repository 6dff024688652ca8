import { expect, it } from 'vitest'
import { temperature } from '#machines/lib/temperature.ts'

it.each([
  [37.8, '100 °F (38 °C)'],
  [0, '32 °F (0 °C)'],
  [-0.2, '32 °F (0 °C)'],
  [-12.3, '10 °F (-12 °C)'],
  [-40, '-40 °F (-40 °C)'],
])('%s °C is %s', (celsius, text) => {
  expect(temperature(celsius)).toBe(text)
})
