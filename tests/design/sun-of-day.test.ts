import { expect, it } from 'vitest'
import { accessFrom, accessRgb, PANEL_EDGE, roofRgb } from '#web/design/designer/canvas/access-color.ts'
import {
  dayName,
  hourName,
  inDaylight,
  sunOfDay,
  sunPath,
  sunSentence,
  sunTimes,
} from '#web/design/designer/sunlight/sun-of-day.ts'

const PHOENIX = { latitude_deg: 33.451, longitude_deg: -112.07, utc_offset_h: -7 }

it('describes the sun’s position in everyday words', () => {
  const at = (day: number, hour: number) => sunSentence(sunOfDay(PHOENIX, day, hour))
  expect(at(171, 15)).toBe('Sun in the west, 56° high')
  expect(at(354, 9)).toBe('Sun in the southeast, 15° high')
  expect(at(354, 12.5)).toBe('Sun in the south, 33° high')
  expect(at(0, 0)).toBe('Sun below the horizon')
  expect([dayName(0), dayName(58), dayName(59), dayName(364)]).toEqual(['Jan 1', 'Feb 28', 'Mar 1', 'Dec 31'])
  expect([0, 9.25, 12, 23.75, 24].map(hourName)).toEqual(['12:00 AM', '9:15 AM', '12:00 PM', '11:45 PM', '12:00 AM'])
})

it('has the sun rise in the east and set in the west, longest in June', () => {
  const [winter, summer] = [sunPath(PHOENIX, 354), sunPath(PHOENIX, 171)]
  expect(summer.length - winter.length).toBeGreaterThanOrEqual(16)
  for (const path of [winter, summer]) {
    expect(path[0]?.azimuth_deg).toBeLessThan(180)
    expect(path.at(-1)?.azimuth_deg).toBeGreaterThan(180)
  }
})

it('knows sunrise and sunset to the minute, and no hour of a day outside them', () => {
  const [winter, summer] = [sunTimes(PHOENIX, 354), sunTimes(PHOENIX, 171)]
  // By the middle of the sun: almanacs, which go by its upper edge, are a minute or two wider.
  expect([winter?.rise, winter?.set].map(hour => hourName(hour ?? 0))).toEqual(['7:30 AM', '5:23 PM'])
  expect([summer?.rise, summer?.set].map(hour => hourName(hour ?? 0))).toEqual(['5:21 AM', '7:40 PM'])
  expect(inDaylight(PHOENIX, 354, 15)).toBe(15)
  for (const hour of [0, 24])
    expect(sunOfDay(PHOENIX, 354, inDaylight(PHOENIX, 354, hour)).elevation_deg).toBeCloseTo(0, 0)
  // In the far north there are days without either.
  expect(sunTimes({ latitude_deg: 71.3, longitude_deg: -156.8, utc_offset_h: -9 }, 171)).toBeNull()
  expect(sunTimes({ latitude_deg: 71.3, longitude_deg: -156.8, utc_offset_h: -9 }, 354)).toBeNull()
})

const luminance = (color: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = color.map(one => {
    const share = one / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('paints more light brighter, at every step of the scale', () => {
  for (const from of [0.4, 0.9]) {
    const scale = Array.from({ length: 21 }, (_, k) => luminance(accessRgb(from + (1 - from) * (k / 20), from)))
    for (const [index, value] of scale.entries()) if (index > 0) expect(value).toBeGreaterThan(scale[index - 1] ?? 0)
    expect(accessRgb(from - 0.2, from)).toEqual(accessRgb(from, from))
    expect(accessRgb(Number.NaN, from)).toEqual(accessRgb(0, from))
  }
})

it('begins the scale where the light of the roof does, and leaves the edges of panels to be seen on it', () => {
  expect(accessFrom(Array(50).fill(0.994))).toBe(0.9)
  expect(accessFrom([...Array(50).fill(0.97), ...Array(50).fill(0.86)])).toBe(0.85)
  expect(accessFrom([0.62, 0.9])).toBe(0.6)
  expect(accessFrom([0.1, 0.2])).toBe(0.4)
  // The corner behind a chimney does not make the whole roof look bright.
  expect(accessFrom([0.3, ...Array(99).fill(0.96)])).toBe(0.9)
  expect(accessFrom([])).toBe(0.9)
  for (let share = 0.3; share <= 1; share += 0.01) {
    const contrast = (luminance(roofRgb(share, 0.6)) + 0.05) / (luminance(PANEL_EDGE) + 0.05)
    expect(contrast, `at ${share}`).toBeGreaterThanOrEqual(3)
  }
})
