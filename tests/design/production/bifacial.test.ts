// Light between rows and behind them, against crossed strings worked by hand and integrals written again.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groundLit, rowShaded, rowViews } from '#machines/design/production/row-views.ts'
import { planeLight } from '#machines/design/production/row-year.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { RAD } from '#machines/lib/angles.ts'

describe('rows one behind another', () => {
  // Tilt 30°, two row lengths apart: near = √(4 − 4·0.866025 + 1) = 1.239314, far = √(4 + 4·0.866025 + 1) = 2.909313.
  it('see sky and ground by crossed strings', () => {
    const views = rowViews(Math.cos(30 * RAD), 2)
    expect(views.front_sky).toBeCloseTo((3 - 1.239314) / 2, 6)
    expect(views.rear_ground).toBeCloseTo(0.880343, 6)
    expect(views.rear_sky).toBeCloseTo(0.045344, 6)
    expect(views.ground_sky).toBeCloseTo((1.239314 + 2.909313) / 4 - 0.5, 6)
  })

  // Light of an even sky on the ground, ray by ray: each direction's open share, weighted by its cosine.
  it.each([
    [0, 0.5],
    [20, 0.4],
    [35, 0.3],
    [60, 0.6],
  ])('let as much sky through to the ground at %s° as rays do', (tilt, ratio) => {
    let open = 0
    const steps = 20_000
    for (let k = 0; k < steps; k++) {
      const angle = (((k + 0.5) / steps) * 180 - 90) * RAD
      open += (Math.cos(angle) * groundLit(angle, tilt * RAD, 1 / ratio) * Math.PI) / steps / 2
    }
    expect(rowViews(Math.cos(tilt * RAD), 1 / ratio).ground_sky).toBeCloseTo(open, 4)
  })

  // The cases of pvlib's own tests: sun at 60°, rows as long as their distance.
  it('shade half of each other at 60° and a sun at 60°', () => {
    expect(rowShaded(60 * RAD, 60 * RAD, 1)).toBeCloseTo(0.5, 9)
    expect(rowShaded(0, 30 * RAD, 1)).toBe(0)
    // Seen 30° to the side: tan 60° cos 30° = 1.5, so that x = 0.75 + 0.866025.
    expect(rowShaded(Math.atan(1.5), 30 * RAD, 1)).toBeCloseTo(1 - 1 / 1.616025, 6)
  })

  it('share out all light of an even sky: on front, rear and ground together no more than falls', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 90, noNaN: true }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (tilt, ratio) => {
          const views = rowViews(Math.cos(tilt * RAD), 1 / ratio)
          expect((views.front_sky + views.rear_sky) * ratio + views.ground_sky).toBeCloseTo(1, 9)
        },
      ),
    )
  })
})

describe('bifacial modules', () => {
  const { weather } = weatherAt(39.74, -105.18)
  const rows = { ground_cover_ratio: 0.35, slope_length_m: 2, lower_edge_m: 1 }
  const of = (plane: object, monthly_albedo?: number[]) =>
    simulateYear({
      weather,
      planes: [{ tilt_deg: 30, azimuth_deg: 180, kw: 10, mounting: 'ground', ...plane }],
      ...(monthly_albedo ? { conditions: { monthly_albedo } } : {}),
    })
  const gain = (albedo: number) => {
    const ground = new Array<number>(12).fill(albedo)
    return of({ rows, bifaciality: 0.7 }, ground).annual_kwh / of({ rows }, ground).annual_kwh - 1
  }

  it('make some percent more over common ground, and about three times that over white', () => {
    expect(gain(0.2)).toBeGreaterThan(0.03)
    expect(gain(0.2)).toBeLessThan(0.08)
    expect(gain(0.6) / gain(0.2)).toBeGreaterThan(2)
    expect(gain(0.6) / gain(0.2)).toBeLessThan(3)
  })

  it('make nothing more without rows or without a bifaciality', () => {
    expect(of({ bifaciality: 0.7 }).hourly_ac_kw).toEqual(of({}).hourly_ac_kw)
    expect(of({ rows, bifaciality: 0 }).hourly_ac_kw).toEqual(of({ rows }).hourly_ac_kw)
  })

  it('gain the same in the morning as in the afternoon on a tracker', () => {
    const [level, up] = [Math.cos(35 * RAD), Math.sin(35 * RAD)]
    const both = (value: number) => Float64Array.of(value, value)
    const sky = {
      hour: Uint16Array.of(9, 15),
      east: Float64Array.of(level, -level),
      north: both(0),
      up: both(up),
      beam: both(700),
      dome: both(100),
      ring: both(0),
      rim: both(0),
      ghi: both(700 * up + 100),
    }
    const plane = {
      tilt_deg: 0,
      azimuth_deg: 180,
      rows,
      tracker: { max_angle_deg: 60, backtracking: true },
      bifaciality: 0.7,
    }
    const rear = planeLight(sky, plane, new Float64Array(12).fill(0.2)).rows?.rear
    expect(rear?.[0]).toBeGreaterThan(5)
    expect(rear?.[0]).toBeCloseTo(rear?.[1] ?? 0, 6)
  })

  it('say their gain as a step of the losses', () => {
    const { losses } = of({ rows, bifaciality: 0.7 })
    const share = losses.find(({ name }) => name === 'Bifacial rear gain')?.share ?? 0
    expect(share).toBeLessThan(-0.03)
    expect(of({ rows }).losses.map(({ name }) => name)).not.toContain('Bifacial rear gain')
  })
})
