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
const modules = Array.from({ length: 400 }, (_, k) => ({
  u_m: (k % 20) * 1.2 - 12,
  v_m: Math.floor(k / 20) * 1.8,
  orientation: 'portrait' as const,
  on: true,
}))
const shown = drawing({
  planes: [plane('south', { modules }), plane('north', { modules: modules.slice(0, 100) })],
  obstructions: Array.from({ length: 20 }, (_, k) => tower(-30 + k * 3, -15, 6)),
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
  expect(turns).toBeGreaterThan(5)
})

it('has no step as long as the whole', () => {
  const steps = shadeSteps(shown, [PANEL], place)
  let [longest, all, from] = [0, 0, performance.now()]
  for (let step = steps.next(); !step.done; step = steps.next()) {
    const now = performance.now()
    longest = Math.max(longest, now - from)
    all += now - from
    from = now
  }
  console.log('longest', longest, 'all', all)
  expect(longest).toBeLessThan(all / 5)
})
