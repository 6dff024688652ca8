// Trackers against the published validation set of slope-aware backtracking and single instants worked with pvlib.
import { describe, expect, it } from 'vitest'
import { axisOf, sunAcross, turned } from '#machines/design/production/axis.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { trackerAngle } from '#machines/design/production/tracking.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { RAD } from '#machines/lib/angles.ts'

function sunAt(elevation_deg: number, azimuth_deg: number) {
  const level = Math.cos(elevation_deg * RAD)
  return {
    east: Float64Array.of(level * Math.sin(azimuth_deg * RAD)),
    north: Float64Array.of(level * Math.cos(azimuth_deg * RAD)),
    up: Float64Array.of(Math.sin(elevation_deg * RAD)),
  }
}

describe('a tracker', () => {
  // Anderson and Mikofski 2020, NREL/TP-5K00-76626, table of validation data: axis to 195° tilted 9.666° on a slope of 10° to the
  // south, which falls 2.576° across the axis; ground cover ratio 0.5.
  it.each([
    [2.404287, 122.79177, -84.44, -10.899],
    [11.263058, 133.288729, -72.604, -25.747],
    [18.733558, 145.285552, -59.861, -59.861],
    [24.109076, 158.939435, -45.578, -45.578],
    [26.810735, 173.931802, -28.764, -28.764],
    [26.482495, 189.371536, -8.475, -8.475],
    [23.170447, 204.13681, 15.12, 15.12],
    [17.296785, 217.446538, 39.562, 39.562],
    [9.461862, 229.102218, 61.587, 32.339],
    [0.524817, 239.330401, 79.53, 5.49],
  ])('follows the sun at %s° of elevation to the published angle', (elevation, azimuth, tracking, backtracking) => {
    const across = sunAcross(axisOf(195, 9.666), sunAt(elevation, azimuth), 0)
    const tracker = { max_angle_deg: 85, backtracking: true, cross_slope_deg: -2.576 }
    expect(Math.abs(across / RAD - tracking)).toBeLessThan(0.01)
    expect(Math.abs(trackerAngle(across, tracker, 0.5) / RAD - backtracking)).toBeLessThan(0.02)
  })

  // pvlib's own instants: sun 10° high in the east, level axis to the north, ground cover 2/7.
  it('turns no further than it can, and back to 27.428° where rows would shade each other', () => {
    const across = sunAcross(axisOf(0, 0), sunAt(10, 90), 0)
    expect(trackerAngle(across, { max_angle_deg: 85, backtracking: false }, 2 / 7) / RAD).toBeCloseTo(80, 9)
    expect(trackerAngle(across, { max_angle_deg: 85, backtracking: true }, 2 / 7) / RAD).toBeCloseTo(27.42833, 4)
    expect(trackerAngle(across, { max_angle_deg: 45, backtracking: false }, 2 / 7) / RAD).toBeCloseTo(45, 9)
  })

  // Sun at 60° in the southeast, axis to the south tilted 30°: turned −20.88121° it faces 142.6573° at 35.98741°.
  it('faces where its axis and turn point it', () => {
    const axis = axisOf(180, 30)
    const angle = sunAcross(axis, sunAt(60, 135), 0)
    const [east, north, up] = turned(axis, angle)
    expect(angle / RAD).toBeCloseTo(-20.88121, 4)
    expect(Math.acos(up) / RAD).toBeCloseTo(35.98741, 4)
    expect((Math.atan2(east, north) / RAD + 360) % 360).toBeCloseTo(142.6573, 3)
  })
})

describe('a year on trackers', () => {
  const { weather } = weatherAt(33.45, -112.07)
  const rows = { ground_cover_ratio: 0.35, slope_length_m: 2.4, lower_edge_m: 0.6 }
  const tracker = { max_angle_deg: 60, backtracking: true }
  const of = (plane: object) =>
    simulateYear({ weather, planes: [{ tilt_deg: 0, azimuth_deg: 180, kw: 10, mounting: 'ground', ...plane }] })

  it('makes an eighth to a third more in the desert than the same rows fixed at 25° to the south', () => {
    const gain = of({ rows, tracker }).annual_kwh / of({ rows, tilt_deg: 25 }).annual_kwh
    expect(gain).toBeGreaterThan(1.125)
    expect(gain).toBeLessThan(1.33)
  })

  it('loses no beam to its neighbors when it turns back, and some when it does not', () => {
    const shade = (year: ReturnType<typeof of>) =>
      year.losses.find(({ name }) => name === 'Horizon and shading')?.share ?? 0
    const back = shade(of({ rows, tracker }))
    expect(shade(of({ rows, tracker: { ...tracker, backtracking: false } }))).toBeGreaterThan(back + 0.01)
    expect(back).toBeLessThan(0.04)
  })

  it('that hardly turns is a level plane', () => {
    const still = of({ rows, tracker: { max_angle_deg: 0.001, backtracking: false } }).annual_kwh
    expect(still / of({ rows }).annual_kwh).toBeCloseTo(1, 4)
  })
})
