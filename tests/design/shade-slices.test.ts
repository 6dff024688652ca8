// The shade of a large roof takes seconds; a server that calculates it continues answering.
import { afterEach, expect, it, vi } from 'vitest'
import { castHours, castSteps } from '#machines/design/shade/cast-hours.ts'
import { shadeOf, shadeSteps } from '#machines/design/shade/shade-of.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { inSlices } from '#server/lib/in-slices.ts'
import { drawing } from './drawing/support.ts'
import { gable, plane, drawing as sceneDrawing, tower, tree } from './shade-scenes.ts'

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

afterEach(() => vi.restoreAllMocks())

/**
 * How often others had a turn until the work was done. Every step takes 10 ms by this clock:
 * a fast machine would be done after a slice or two.
 */
async function turnsDuring<T>(work: Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0
  let running = true
  let clock_ms = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    clock_ms += 10
    return clock_ms
  })
  const count = () => {
    turns++
    if (running) setImmediate(count)
  }
  setImmediate(count)
  const result = await work
  running = false
  return { result, turns }
}

it('is calculated a few milliseconds at a time, to the same figures', async () => {
  const { result, turns } = await turnsDuring(inSlices(shadeSteps(shown, [PANEL], place)))
  expect(result).toEqual(shadeOf(shown, [PANEL], place))
  expect(turns).toBeGreaterThan(2)
})

it('is cast for every hour a few milliseconds at a time, to the same figures', async () => {
  const { planes: _, ...around } = sceneDrawing({
    trees: [0, 1, 2].map(k => tree({ id: `t${k}`, x_m: -4 + k * 4, y_m: -8, height_m: 9, crown_m: 5 })),
  })
  const { id, points, tilt_deg, azimuth_deg, eave_height_m } = plane('south')
  const sides = { module_length_m: PANEL.length_m, module_width_m: PANEL.width_m }
  const laid = modules.slice(0, 40).map(({ on: _on, ...module }) => module)
  const scene = {
    ...around,
    planes: [{ id, points, tilt_deg, azimuth_deg, eave_height_m, ...sides, modules: laid }],
  }
  const { result, turns } = await turnsDuring(inSlices(castSteps(scene, weather)))
  // Cast is kept by weather: the same again.
  expect(result).toEqual(castHours(scene, { ...weather }))
  expect(turns).toBeGreaterThan(2)
})

it('is a part of what was cast already where only modules were left out, to the same figures', () => {
  const { planes: _, ...around } = sceneDrawing({
    trees: [tree({ id: 't', x_m: 0, y_m: -8, height_m: 9, crown_m: 5 })],
    obstructions: [tower(-8, -4, 6)],
  })
  const sides = { module_length_m: PANEL.length_m, module_width_m: PANEL.width_m }
  const sceneOf = (count: number) => ({
    ...around,
    planes: gable().map(({ id, points, tilt_deg, azimuth_deg, eave_height_m, modules: laid }) => ({
      id,
      points,
      tilt_deg,
      azimuth_deg,
      eave_height_m,
      ...sides,
      modules: laid.slice(0, id === 'south' ? count : 3).map(({ on: _on, ...module }) => module),
    })),
  })
  const here = { ...weather }
  castHours(sceneOf(8), here)
  for (const count of [7, 2, 0]) {
    const steps = castSteps(sceneOf(count), here)
    const first = steps.next()
    // Nothing had to be cast.
    expect(first.done).toBe(true)
    expect(first.value).toEqual(castHours(sceneOf(count), { ...weather }))
  }
  expect(castSteps({ ...sceneOf(7), north_deg: 10 }, here).next().done).toBe(false)
})
