// Physical laws for any roof, anywhere.
import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Plane, simulateYear } from '#machines/design/production/simulation.ts'
import { NoStationError } from '#machines/design/weather/nearest-stations.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { simulateAsTold } from '#server/design/simulate-command.ts'
import { root } from '#tests/support/files.ts'

const phoenix = weatherAt(33.45, -112.07).weather
const plane = (part: Partial<Plane> = {}): Plane => ({ tilt_deg: 20, azimuth_deg: 180, kw: 5, ...part })
const annual = (planes: Plane[], more: object = {}) => simulateYear({ weather: phoenix, planes, ...more }).annual_kwh
const planes = fc.record({
  tilt_deg: fc.double({ min: 0, max: 90, noNaN: true }),
  azimuth_deg: fc.double({ min: 0, max: 359, noNaN: true }),
  kw: fc.double({ min: 0.4, max: 40, noNaN: true }),
})

describe('a year', () => {
  it('adds up: months to the year, planes to the system, losses from light to meter', () => {
    fc.assert(
      fc.property(fc.array(planes, { minLength: 1, maxLength: 4 }), some => {
        const year = simulateYear({ weather: phoenix, planes: some })
        expect(year.monthly_kwh.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(year.annual_kwh, 6)
        expect(year.planes.reduce((sum, one) => sum + one.annual_kwh, 0)).toBeCloseTo(year.annual_kwh, 6)
        expect(year.hourly_ac_kw.reduce((sum, kw) => sum + kw, 0)).toBeCloseTo(year.annual_kwh, 6)
        expect(year.performance_ratio).toBeGreaterThan(0.5)
        expect(year.performance_ratio).toBeLessThan(1)
        expect(Math.min(...year.hourly_ac_kw)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 40 },
    )
  })

  it('never gives more than the inverter does', () => {
    const year = simulateYear({ weather: phoenix, planes: [plane({ kw: 10 })], ac_kw: 5 })
    expect(Math.max(...year.hourly_ac_kw)).toBeLessThanOrEqual(5)
    expect(year.losses.find(({ name }) => name === 'Clipping')?.share).toBeGreaterThan(0.05)
  })

  it('grows with the array and shrinks with shade, heat, loss and a hill in the way', () => {
    const base = annual([plane()])
    expect(annual([plane({ kw: 10 })])).toBeCloseTo(2 * base, 3)
    expect(annual([plane({ shading: Array.from({ length: 12 }, () => 0.3) })])).toBeLessThan(base * 0.76)
    expect(annual([plane({ temp_coeff: -0.005 })])).toBeLessThan(base)
    expect(annual([plane()], { losses: 0.25 })).toBeLessThan(base * 0.9)
    expect(
      annual([
        plane({
          horizon_deg: [
            [0, 25],
            [180, 25],
          ],
        }),
      ]),
    ).toBeLessThan(base)
  })

  it('is best towards the south, and the same to the east and west of it within a tenth', () => {
    const towards = [90, 180, 270, 0].map(azimuth_deg => annual([plane({ azimuth_deg })]))
    const [east = 0, south = 0, west = 0, north = 0] = towards
    expect(Math.max(...towards)).toBe(south)
    expect(Math.min(...towards)).toBe(north)
    expect(Math.abs(east / west - 1)).toBeLessThan(0.1)
  })

  it('is the same every time it is asked for', () => {
    const twice = [1, 2].map(() => simulateYear({ weather: weatherAt(42.36, -71.06).weather, planes: [plane()] }))
    expect(twice[0]?.monthly_kwh).toEqual(twice[1]?.monthly_kwh)
  })
})

describe('weather', () => {
  it('is known for any place in the United States', () => {
    for (const [latitude, longitude] of [
      [61.2, -149.9],
      [21.3, -157.9],
      [18.4, -66.1],
      [47.6, -122.3],
      [25.8, -80.2],
    ] as const) {
      const { weather, stations } = weatherAt(latitude, longitude)
      expect(stations.length).toBeGreaterThan(0)
      expect(weather.ghi.every(value => value >= 0 && value < 1_400)).toBe(true)
    }
  })

  it('is not made up for the middle of the ocean', () => {
    expect(() => weatherAt(35, -45)).toThrow(NoStationError)
    expect(() => weatherAt(Number.NaN, 0)).toThrow(NoStationError)
  })
})

describe('npm run simulate', () => {
  it.each([
    [['--planes', '20,180,5'], /^Usage: .+$/],
    [['--weather', 'none.csv', '--planes', '20,180,5'], /^Can’t read the weather file none\.csv\.$/],
    [['--weather', 'package.json', '--planes', '20,180,5'], /^This JSON is not .+ from PVGIS\.$/],
    [
      ['--weather', 'package.json', '--planes', '120,180,5'],
      /^The tilt of plane 1 is "120"; it must be between 0 and 90\.$/,
    ],
    [['--weather', 'package.json', '--planes', '20,180'], /^The kw of plane 1.*$/],
    [['--weather', 'package.json', '--planes', '20,180,5', '--losses', 'few'], /^The losses is "few".*$/],
  ])('says in one line what is wrong with %j', (args, expected) => {
    expect(() => simulateAsTold(args)).toThrow(expected)
  })

  it('ends with 1 and that line alone where something is', () => {
    const args = ['--import', 'tsx', 'server/commands/simulate.ts', '--weather', 'none.csv', '--planes', '20,180,5']
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('Can’t read the weather file none.csv.')
  })
})
