import { expect, it } from 'vitest'
import { accessRgb } from '#web/designer/canvas/access-color.ts'
import { dayName, hourName, sunOfDay, sunPath, sunSentence } from '#web/designer/sunlight/sun-of-day.ts'

const PHOENIX = { latitude_deg: 33.451, longitude_deg: -112.07, utc_offset_h: -7 }

it('says where the sun stands as a person would', () => {
  const at = (day: number, hour: number) => sunSentence(sunOfDay(PHOENIX, day, hour))
  expect(at(171, 15)).toBe('Sun is 56° high in the west.')
  expect(at(354, 9)).toBe('Sun is 15° high in the southeast.')
  expect(at(354, 12.5)).toBe('Sun is 33° high in the south.')
  expect(at(0, 0)).toBe('The sun is below the horizon.')
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

it('paints more light brighter, at every step of the scale', () => {
  const brightness = ([red, green, blue]: readonly number[]) =>
    0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  const scale = Array.from({ length: 21 }, (_, k) => brightness(accessRgb(0.6 + k * 0.02)))
  for (const [index, value] of scale.entries()) if (index > 0) expect(value).toBeGreaterThan(scale[index - 1] ?? 0)
  expect(accessRgb(0.2)).toEqual(accessRgb(0.6))
  expect(accessRgb(Number.NaN)).toEqual(accessRgb(0))
})
