// Obstructions and their shade: against hand-calculated shadows, against brute force, and against the far horizon of
// the reference results (outside the project; skipped without them).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { horizonElevation } from '#machines/design/horizon.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { crownOf, meetsCrown } from '#machines/design/shade/crown.ts'
import { directionsOver, lightOn } from '#machines/design/shade/light.ts'
import { sceneOf } from '#machines/design/shade/scene.ts'
import { type ShadedDrawing, shadeOf, surfaceShade } from '#machines/design/shade/shade-of.ts'
import { holdsBack, makeSolid } from '#machines/design/shade/solid.ts'
import { makeFan } from '#machines/design/shade/visibility.ts'
import { skyYear } from '#machines/design/sun/sky-year.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { MONTH_OF_DAY } from '#machines/design/weather/weather-year.ts'
import { sum } from '#machines/lib/numbers.ts'
import { readWeatherFile } from '#server/design/weather/weather-file.ts'
import { root } from '#tests/support/files.ts'
import { naiveYear, trianglesOf } from './naive-shade.ts'
import { drawing, gable, PANEL, plane, tower, tree } from './shade-scenes.ts'

const RAD = Math.PI / 180
const { weather } = weatherAt(35.78, -78.64)
const place = { latitude_deg: 35.78, longitude_deg: -78.64, utc_offset_h: -5, weather }
const monthsOf = (shown: ShadedDrawing, id = 'south') =>
  shadeOf(shown, [PANEL], place).planes.find(one => one.id === id)?.monthly ?? []
const direction = (azimuth_deg: number, elevation_deg: number) =>
  [
    Math.cos(elevation_deg * RAD) * Math.sin(azimuth_deg * RAD),
    Math.cos(elevation_deg * RAD) * Math.cos(azimuth_deg * RAD),
    Math.sin(elevation_deg * RAD),
  ] as const

describe('a shadow', () => {
  it('of a wall ends where height over distance along the azimuth says', () => {
    // 4 m high, its near face 6 m to the south, reaching far to both sides; seen from 1.5 m above the ground.
    const wall = makeSolid(
      [
        [-500, -6.2],
        [500, -6.2],
        [500, -6],
        [-500, -6],
      ],
      { at_middle: 4, per_x: 0, per_y: 0 },
    )
    for (let azimuth = 105; azimuth <= 255; azimuth += 5) {
      const cut_off = Math.atan((2.5 * Math.cos((azimuth - 180) * RAD)) / 6) / RAD
      expect(holdsBack(wall, 0, 0, 1.5, ...direction(azimuth, cut_off - 0.01)), `${azimuth} below`).toBe(true)
      expect(holdsBack(wall, 0, 0, 1.5, ...direction(azimuth, cut_off + 0.01)), `${azimuth} above`).toBe(false)
    }
    expect(holdsBack(wall, 0, 0, 1.5, ...direction(0, 5)), 'from behind').toBe(false)
    expect(holdsBack(wall, 0, 0, 4.1, ...direction(180, 1)), 'from above it').toBe(false)
  })

  it('of a tree falls to the west in the morning', () => {
    const [crown] = [tree({ x_m: 8, y_m: 0 })].map(crownOf)
    if (!crown) throw new Error('no crown')
    const under = (azimuth: number) => meetsCrown(crown, 0, 0, 4, ...direction(azimuth, 20))
    expect([under(90), under(180), under(270)]).toEqual([true, false, false])
  })
})

describe('a roof', () => {
  it('without obstructions loses nothing at all, in any orientation', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 75, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (tilt_deg, azimuth_deg) => {
          const alone = drawing({ planes: [plane('south', { tilt_deg, azimuth_deg })] })
          const { planes, modules } = shadeOf(alone, [PANEL], place)
          expect(planes[0]?.monthly).toEqual(new Array(12).fill(0))
          expect(modules.every(module => module.access === 1)).toBe(true)
        },
      ),
      { numRuns: 20 },
    )
    expect(shadeOf(drawing({ planes: gable() }), [PANEL], place).planes.map(one => one.access)).toEqual([1, 1])
  })

  it('behind a higher one to its south has its worst months in winter', () => {
    const [south, north] = gable({ north_tilt_deg: 10 })
    const shade = monthsOf(drawing({ planes: [south, north] }), 'north')
    expect(shade[11]).toBeGreaterThan(0.1)
    expect(shade[5]).toBeLessThan(0.02)
    expect(monthsOf(drawing({ planes: [south, north] }))).toEqual(new Array(12).fill(0))
  })

  it('is darker the higher the wall next to it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2, max: 12, noNaN: true }),
        fc.double({ min: 0, max: 8, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (height_m, more, azimuth) => {
          const beside = (height: number) =>
            monthsOf(
              drawing({ obstructions: [tower(9 * Math.sin(azimuth * RAD), 9 * Math.cos(azimuth * RAD), height)] }),
            )
          const low = beside(height_m)
          for (const [month, share] of beside(height_m + more).entries())
            expect(share).toBeGreaterThanOrEqual((low[month] ?? 0) - 1e-12)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('under a tree that loses its leaves has more light in winter than under one that does not', () => {
    const under = (kind: 'deciduous' | 'evergreen') =>
      monthsOf(drawing({ trees: [tree({ x_m: 0, y_m: -10, height_m: 14, crown_m: 8, kind })] }))
    const [leafy, green] = [under('deciduous'), under('evergreen')]
    expect(leafy[0]).toBeLessThan((green[0] ?? 0) * 0.7)
    expect(leafy[6]).toBeGreaterThan(0)
    expect(leafy.every(share => share >= 0 && share <= 1)).toBe(true)
  })

  it('is shaded alike however the paper is turned', () => {
    const turn = (x: number, y: number): [number, number] => [
      x * Math.cos(30 * RAD) - y * Math.sin(30 * RAD),
      x * Math.sin(30 * RAD) + y * Math.cos(30 * RAD),
    ]
    const upright = drawing({ obstructions: [tower(-6, -8, 7)] })
    const turned = {
      ...upright,
      north_deg: 30,
      planes: upright.planes.map(one => ({ ...one, points: one.points.map(([x = 0, y = 0]) => turn(x, y)) })),
      obstructions: upright.obstructions.map(one => ({
        ...one,
        points: one.points.map(([x = 0, y = 0]) => turn(x, y)),
      })),
    }
    const shade = monthsOf(upright)
    expect(sum(shade)).toBeGreaterThan(0.2)
    for (const [month, share] of monthsOf(turned).entries()) expect(share).toBeCloseTo(shade[month] ?? 0, 2)
  })

  it('has colours for its whole surface, that agree with the modules on it', () => {
    const shown = drawing({ obstructions: [tower(0, -9, 8)] })
    const squares = surfaceShade(shown, place)
    const average = sum(squares.map(one => one.access)) / squares.length
    // 10 m wide, 5.52 m up the slope.
    expect(squares.length).toBe(20 * 11)
    expect(average).toBeCloseTo(shadeOf(shown, [PANEL], place).planes[0]?.access ?? 0, 1)
  })

  it('as large as a field is still calculated', () => {
    const modules = Array.from({ length: 800 }, (_, k) => ({
      u_m: (k % 40) - 20,
      v_m: Math.floor(k / 40),
      orientation: 'portrait' as const,
      on: true,
    }))
    const planes = Array.from({ length: 8 }, (_, k) => plane(`p${k}`, { modules }))
    const obstructions = Array.from({ length: 30 }, (_, k) => tower(-40 + k * 3, -20, 5))
    expect(shadeOf(drawing({ planes, obstructions }), [PANEL], place).modules.length).toBe(6400)
  })
})

describe('twelve shares a year', () => {
  it.each([
    ['a tower to the south', [tower(0, -9, 8)]],
    ['a house to the east', [tower(11, -2, 9)]],
    ['a chimney on the roof', [{ ...tower(1, -2.4, 1.5, 0.6), on_roof: true }]],
  ])('make the energy of the hours: %s', (_, obstructions) => {
    const shown = drawing({ obstructions })
    const { planes, modules } = shadeOf(shown, [PANEL], place)
    const south = { tilt_deg: 25, azimuth_deg: 180, kw: 1, dc_ac_ratio: 0.5 }
    const shares = { weather, ac_kw: 100, inverter_efficiency: 0.96 }
    const dc = (shading?: readonly number[]) => {
      const { losses, performance_ratio: _ } = simulateYear({
        ...shares,
        planes: [{ ...south, ...(shading ? { shading } : {}) }],
      })
      return losses.slice(0, 3).reduce((left, { share }) => left * (1 - share), 1)
    }
    const ours = dc(planes[0]?.monthly) / dc()
    const scene = sceneOf(shown)
    const naive = naiveYear(
      weather,
      south,
      spotsOfModules(shown),
      trianglesOf(scene.solids.filter(one => one.plane_id !== 'south')),
    )
    expect(naive.shaded / naive.open).toBeLessThan(0.995)
    expect(Math.abs(ours - naive.shaded / naive.open)).toBeLessThan(0.005)
    expect(modules.length).toBe(shown.planes[0]?.modules.length)
  })
})

/** The middles of the modules and four points around each. */
function spotsOfModules(shown: ShadedDrawing) {
  const tilt = 25 * RAD
  return (shown.planes[0]?.modules ?? []).flatMap(({ u_m, v_m }) =>
    [
      [0, 0],
      [-0.3, -0.5],
      [0.3, -0.5],
      [-0.3, 0.5],
      [0.3, 0.5],
    ].map(([right = 0, up = 0]): [number, number, number] => [
      u_m + right,
      (v_m + up) * Math.cos(tilt),
      3 + (v_m + up) * Math.sin(tilt) + 5 * Math.tan(tilt),
    ]),
  )
}

const HORIZON = [
  [0, 5],
  [60, 10],
  [100, 25],
  [140, 12],
  [180, 3],
  [220, 8],
  [260, 20],
  [300, 10],
] as const
const folder = join(root, '../shared/solar')
const file = join(folder, 'reference/reference.json')

describe('a far horizon', () => {
  const far = drawing({ horizon: HORIZON.map(([azimuth_deg, elevation_deg]) => ({ azimuth_deg, elevation_deg })) })

  it('hides the sun in the hours in which the engine’s own does, but for the cells it cuts through', () => {
    const directions = directionsOver(weather, 0)
    const light = lightOn(weather, directions, [0, 0, 1])
    const { below_horizon } = makeFan(directions, light, sceneOf(far).horizon)
    const sky = skyYear(weather)
    const elevation = horizonElevation(HORIZON)
    let apart = 0
    for (let i = 0; i < sky.hour.length; i++) {
      const cell = directions.cell_of[i] ?? -1
      if (cell < 0) continue
      const up = Math.asin(sky.up[i] ?? 0) / RAD
      const margin = up - elevation(Math.atan2(sky.east[i] ?? 0, sky.north[i] ?? 0) / RAD)
      if (Math.abs(margin) > 3) expect((below_horizon[cell] === 1) === margin < 0).toBe(true)
      else apart++
    }
    expect(apart).toBeLessThan(sky.hour.length / 8)
  })

  it.skipIf(!existsSync(file))('takes what it takes in the reference, within half a percent of a year', () => {
    type Case = Record<string, { horizon: { ac: { annual: number }; ac_unshaded: { annual: number } } }>
    const reference: { horizon_case_P1: Case; sites: Record<string, { file: string }> } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    for (const [site, { horizon }] of Object.entries(reference.horizon_case_P1)) {
      const measured = readWeatherFile(readFileSync(join(folder, reference.sites[site]?.file ?? '')))
      const directions = directionsOver(measured, 0)
      const normal = [
        Math.sin(25 * RAD) * Math.sin(200 * RAD),
        Math.sin(25 * RAD) * Math.cos(200 * RAD),
        Math.cos(25 * RAD),
      ] as const
      const { below_horizon, light } = makeFan(directions, lightOn(measured, directions, normal), sceneOf(far).horizon)
      const sky = skyYear(measured)
      // The reference leaves the sky's light as it is: only what comes straight from the sun is lost.
      const beam = new Array<number>(12).fill(0)
      for (let i = 0; i < sky.hour.length; i++) {
        const cell = directions.cell_of[i] ?? -1
        if (cell < 0 || !below_horizon[cell]) continue
        const month = MONTH_OF_DAY[((sky.hour[i] ?? 0) / 24) | 0] ?? 0
        const cos_aoi = (sky.east[i] ?? 0) * normal[0] + (sky.north[i] ?? 0) * normal[1] + (sky.up[i] ?? 0) * normal[2]
        beam[month] = (beam[month] ?? 0) + (sky.beam[i] ?? 0) * Math.max(0, cos_aoi)
      }
      const shading = beam.map((light_lost, month) => light_lost / (light.monthly[month] ?? 1))
      const one = { tilt_deg: 25, azimuth_deg: 200, kw: 5 }
      const kept =
        simulateYear({ weather: measured, planes: [{ ...one, shading }] }).annual_kwh /
        simulateYear({ weather: measured, planes: [one] }).annual_kwh
      expect(Math.abs(kept - horizon.ac.annual / horizon.ac_unshaded.annual), site).toBeLessThan(0.005)
    }
  })
})
