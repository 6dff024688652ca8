// Shade by the hour and what wiring makes of it: against the long way, and in the cases in which the answer is known.

import { describe, expect, it } from 'vitest'
import type { Wiring } from '#machines/design/mismatch/wired-power.ts'
import { type Plane, type SimulationResult, simulateYear } from '#machines/design/production/simulation.ts'
import { castHours } from '#machines/design/shade/cast-hours.ts'
import { IN_LEAF } from '#machines/design/shade/crown.ts'
import { sceneOf } from '#machines/design/shade/scene.ts'
import { skyYear } from '#machines/design/sun/sky-year.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { MONTH_OF_DAY } from '#machines/design/weather/weather-year.ts'
import { RAD } from '#machines/lib/angles.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { bruteHours } from './brute-shade.ts'
import { trianglesOf } from './naive-shade.ts'
import { drawing, PANEL, tower, tree } from './shade-scenes.ts'

const { weather } = weatherAt(35.78, -78.64)
const SOUTH = { tilt_deg: 25, azimuth_deg: 180, kw: 1 }
const EAVE_V = -5 / Math.cos(25 * RAD)

/** Three rows of eight, upright, on a roof 10 m wide and 5.5 m up the slope. */
const all = [0.9, 2.65, 4.4].flatMap(up =>
  Array.from({ length: 8 }, (_, k) => ({ u_m: (k - 3.5) * 1.16, v_m: EAVE_V + up, orientation: 'portrait' as const })),
)
type Module = (typeof all)[number]
type Change = Pick<Partial<Schemas['ShadeScene']>, 'obstructions' | 'trees' | 'horizon'>

function sceneWith(modules: readonly Module[], change: Change): Schemas['ShadeScene'] {
  const { planes, ...rest } = drawing(change)
  const sides = { module_length_m: PANEL.length_m, module_width_m: PANEL.width_m }
  return {
    ...rest,
    planes: planes.map(({ id, points, tilt_deg, azimuth_deg, eave_height_m }) => ({
      id,
      points,
      tilt_deg,
      azimuth_deg,
      eave_height_m,
      ...sides,
      modules: [...modules],
    })),
  }
}
const yearOf = (scene: Schemas['ShadeScene'], kind: Wiring['kind'], monthly_soiling?: number[]) => {
  const hours = castHours(scene, weather).get('south')
  if (!hours) throw new Error('Nothing was cast')
  const inputs = [[{ plane: 0, module_count: hours.of_module.length }]]
  return simulateYear({
    weather,
    losses: 0,
    monthly_soiling,
    planes: [{ ...SOUTH, hours }],
    ac_kw: 10,
    wiring: { kind, units: [{ ac_kw: 10, inputs }] },
  })
}

const wall = { ...tower(-9, -1, 8, 6), id: 'wall', kind: 'wall' as const }

it.each(['string', 'optimizer', 'micro'] as const)('soiling of a month takes its share of shaded modules, %s', kind => {
  const scene = sceneWith(all, { obstructions: [wall] })
  const clean = yearOf(scene, kind)
  const dusty = yearOf(scene, kind, [0, 0, 0, 0, 0, 0, 0.2, 0, 0, 0, 0, 0])
  const dcIn = ({ hourly_dc_kw }: SimulationResult, month: number) =>
    sum([...hourly_dc_kw].filter((_, hour) => MONTH_OF_DAY[(hour / 24) | 0] === month))
  expect(dcIn(dusty, 6) / dcIn(clean, 6)).toBeCloseTo(0.8, 6)
  expect(dcIn(dusty, 5)).toBe(dcIn(clean, 5))
  const lossOf = (name: string, of: SimulationResult) => of.losses.find(loss => loss.name === name)?.share
  expect(lossOf('Shade mismatch', dusty)).toBeCloseTo(lossOf('Shade mismatch', clean) ?? 0, 6)
})

const CASES: [string, Change][] = [
  ['a wall to the west', { obstructions: [wall] }],
  [
    'a chimney and a dormer close to the modules',
    {
      obstructions: [
        { ...tower(-1.2, -2.5, 1.4, 0.7), id: 'chimney', on_roof: true },
        { ...tower(3.4, -0.7, 1.2, 1.6), id: 'dormer', on_roof: true },
      ],
    },
  ],
  [
    'a neighbor and a tree to the south',
    {
      obstructions: [tower(3, -13, 9, 6)],
      trees: [tree({ kind: 'evergreen', x_m: -4, y_m: -10, height_m: 9, crown_m: 4 })],
    },
  ],
]

/** The 21st of each month. */
const STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const DAYS = new Set(STARTS.map(day => day + 20))

/** None on an obstruction. */
const clear = ({ u_m, v_m }: Module) =>
  !(Math.abs(u_m + 1.2) < 0.95 && Math.abs(v_m * Math.cos(25 * RAD) + 2.5) < 1.15) &&
  !(Math.abs(u_m - 3.4) < 1.4 && v_m * Math.cos(25 * RAD) > -2.3)

describe.each(CASES)('%s', (_, change) => {
  const modules = all.filter(clear)
  const scene = sceneWith(modules, change)
  const { solids, crowns } = sceneOf(scene)
  const long = bruteHours(
    weather,
    {
      ...SOUTH,
      at: (u, v) => [u, v * Math.cos(25 * RAD), 3 + (v - EAVE_V) * Math.sin(25 * RAD)],
      long_m: PANEL.length_m,
      short_m: PANEL.width_m,
      modules: modules.map(module => ({ ...module, portrait: true })),
      triangles: trianglesOf(solids.filter(({ plane_id }) => plane_id !== 'south')),
      crowns,
      passes: IN_LEAF,
    },
    hour => DAYS.has(Math.floor(hour / 24)),
  )
  it.each(['string', 'optimizer'] as const)('makes what the long way says, hour by hour: %s', kind => {
    const year = yearOf(scene, kind)
    const rows = long.map(({ hour, string_kw, module_kw }) => {
      const expected = kind === 'string' ? string_kw : module_kw
      const made = year.hourly_dc_kw[hour] ?? 0
      // Of the hour, or of a twentieth of the rating where it makes less.
      return { hour, expected, made, off: Math.abs(made - expected) / Math.max(expected, 0.05) }
    })
    const evening = rows.filter(({ hour }) => hour % 24 >= 16 && hour % 24 < 21)
    const ratio = (list: typeof rows) => sum(list.map(row => row.made)) / sum(list.map(row => row.expected))
    expect(rows.length).toBeGreaterThan(140)
    expect(rows.filter(({ off }) => off > 0.02)).toEqual([])
    expect(Math.abs(ratio(evening) - 1)).toBeLessThan(0.01)
    expect(Math.abs(ratio(rows) - 1)).toBeLessThan(0.005)
  })
})

const yearWith = (change: Change, planes: Partial<Plane> = {}) => {
  const hours = castHours(sceneWith(all, change), weather).get('south')
  return simulateYear({ weather, ac_kw: 10, planes: [{ ...SOUTH, ...(hours ? { hours } : {}), ...planes }] })
}
const lossOf = ({ losses }: SimulationResult, name: string) => losses.find(one => one.name === name)?.share ?? 0

describe('in the limits', () => {
  it('an open roof makes what it makes without shade', () => {
    const open = simulateYear({ weather, ac_kw: 10, planes: [SOUTH] })
    const year = yearWith({})
    expect(year.annual_kwh).toBeCloseTo(open.annual_kwh, 3)
    expect(Math.abs(lossOf(year, 'Horizon and shading'))).toBeLessThan(1e-6)
    expect(Math.abs(lossOf(year, 'Shade mismatch'))).toBeLessThan(1e-6)
    for (const [hour, kw] of open.hourly_ac_kw.entries()) expect(year.hourly_ac_kw[hour]).toBeCloseTo(kw, 5)
  })

  it('without any direct light the sky and the ground are left, and all modules agree', () => {
    // Light as if the sun's own part had been taken from the weather; the ground still has it.
    const sky = skyYear(weather)
    const dark = castHours(sceneWith(all, {}), weather).get('south')
    if (!dark) throw new Error('Nothing was cast')
    const none = (length: number, value: number) => new Uint8Array(length).fill(value)
    const hours = {
      ...dark,
      direct: none(dark.direct.length, 0),
      is_shaded: none(dark.is_shaded.length, 1),
    }
    const year = simulateYear({ weather, ac_kw: 10, planes: [{ ...SOUTH, hours }] })
    expect(lossOf(year, 'Shade mismatch')).toBeLessThan(1e-3)
    const [sees_sky, sees_ground] = [(1 + Math.cos(25 * RAD)) / 2, (0.2 * (1 - Math.cos(25 * RAD))) / 2]
    for (const [i, hour] of sky.hour.entries()) {
      const from_sky = Math.max(0, (sky.dome[i] ?? 0) * sees_sky + (sky.rim[i] ?? 0) * Math.sin(25 * RAD))
      expect(year.planes[0]?.hourly_poa_w_m2[hour]).toBeCloseTo(from_sky + (sky.ghi[i] ?? 0) * sees_ground, 6)
    }
  })

  it('a horizon as high as the sky hides the sun in every hour', () => {
    const horizon = [0, 90, 180, 270].map(azimuth_deg => ({ azimuth_deg, elevation_deg: 89 }))
    const year = yearWith({ horizon })
    expect(year.annual_kwh).toBeLessThan(0.12 * yearWith({}).annual_kwh)
    expect(lossOf(year, 'Shade mismatch')).toBeLessThan(0.001)
  })

  it('shade typed by month counts as before', () => {
    const shading = new Array<number>(12).fill(0.1)
    const year = simulateYear({ weather, ac_kw: 10, planes: [{ ...SOUTH, shading }] })
    expect(lossOf(year, 'Horizon and shading')).toBeCloseTo(0.1, 9)
    expect(year.losses.map(({ name }) => name)).not.toContain('Shade mismatch')
  })
})

describe('wiring', () => {
  const east = { tilt_deg: 25, azimuth_deg: 90, kw: 6, module_count: 15 }
  const west = { ...east, azimuth_deg: 270 }
  const run = (plane: number) => [{ plane, module_count: 15 }]
  const yearBy = (wiring?: Wiring) => simulateYear({ weather, losses: 0, ac_kw: 8, planes: [east, west], wiring })

  it('clips east and west by themselves where each has its inverter', () => {
    const apart = yearBy({ kind: 'string', units: [0, 1].map(plane => ({ ac_kw: 4, inputs: [run(plane)] })) })
    const pooled = yearBy()
    expect(pooled.annual_kwh / apart.annual_kwh).toBeGreaterThan(1.01)
    const each = [east, west].map(plane => simulateYear({ weather, losses: 0, ac_kw: 4, planes: [plane] }).annual_kwh)
    expect(apart.annual_kwh).toBeCloseTo(sum(each), 6)
    expect(yearBy({ kind: 'micro', units: [] }).annual_kwh).toBeCloseTo(sum(each), 6)
  })

  it('never makes more in one string than each module by itself', () => {
    for (const [, change] of CASES) {
      const scene = sceneWith(all, change)
      const [string, optimizer] = [yearOf(scene, 'string'), yearOf(scene, 'optimizer')]
      expect(string.annual_kwh).toBeLessThan(optimizer.annual_kwh)
      for (const [hour, kw] of string.hourly_dc_kw.entries())
        expect(kw).toBeLessThanOrEqual((optimizer.hourly_dc_kw[hour] ?? 0) * 1.01 + 1e-9)
    }
  })

  it('gives strings in parallel one voltage, which costs where their shade differs', () => {
    const hours = castHours(sceneWith(all, { obstructions: [wall] }), weather).get('south')
    if (!hours) throw new Error('Nothing was cast')
    const planes = [{ ...SOUTH, hours }]
    const strings = [0, 1].map(() => ({ plane: 0, module_count: 12 }))
    const by = (inputs: Wiring['units'][number]['inputs']) =>
      simulateYear({ weather, planes, ac_kw: 10, wiring: { kind: 'string', units: [{ ac_kw: 10, inputs }] } })
        .annual_kwh
    const [apart, shared] = [by(strings.map(string => [string])), by([strings])]
    expect(shared).toBeLessThanOrEqual(apart * 1.0005)
    expect(shared).toBeGreaterThan(apart * 0.95)
  })
})
