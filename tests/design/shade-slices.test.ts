// The shade of a large roof takes seconds; a server that reckons it goes on answering.
import { expect, it } from 'vitest'
import { shadeOf, shadeSteps } from '#machines/design/shade/shade-of.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { inSlices } from '#server/lib/in-slices.ts'
import { drawing } from './drawing/support.ts'
import { plane, tower } from './shade-scenes.ts'

const PANEL = { id: 'p', length_m: 1.72, width_m: 1.13 }
const { weather } = weatherAt(33.45, -112.07)
const place = { latitude_deg: 33.45, longitude_deg: -112.07, utc_offset_h: -7, weather }
const modules = Array.from({ length: 800 }, (_, k) => ({
  u_m: (k % 40) - 20,
  v_m: Math.floor(k / 40),
  orientation: 'portrait' as const,
  on: true,
}))
const shown = drawing({
  planes: Array.from({ length: 8 }, (_, k) => plane(`p${k}`, { modules })),
  obstructions: Array.from({ length: 30 }, (_, k) => tower(-40 + k * 3, -20, 5)),
})

it('is reckoned a few milliseconds at a time, to the same figures', async () => {
  let turns = 0
  let running = true
  const count = () => {
    turns++
    if (running) setImmediate(count)
  }
  setImmediate(count)
  const sliced = await inSlices(shadeSteps(shown, [PANEL], place))
  running = false
  expect(sliced).toEqual(shadeOf(shown, [PANEL], place))
  expect(turns).toBeGreaterThan(2)
})
