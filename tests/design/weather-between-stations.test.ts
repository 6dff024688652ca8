// An address's weather: as bright as its stations, with cloudy spells, and more certain near stations.
import { describe, expect, it } from 'vitest'
import { krigingWeights } from '#machines/design/weather/kriging.ts'
import { stations } from '#machines/design/weather/stations.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import { belowP90, leftOut, meanOff } from '#tests/support/left-out.ts'

/** Every seventh station, all states among them. */
const SAMPLE = stations().filter((_, at) => at % 7 === 3)

describe('a station that is left out', () => {
  const cases = SAMPLE.flatMap(station => leftOut(station) ?? [])

  it('is made from the others within 4.5% on average, not brighter than darker', () => {
    expect(cases.length).toBeGreaterThan(140)
    expect(meanOff(cases)).toBeLessThan(0.045)
    const mean = cases.reduce((sum, { off }) => sum + off, 0) / cases.length
    expect(Math.abs(mean)).toBeLessThan(0.012)
  })

  it('ends below P90 in about one of ten cases', () => {
    expect(belowP90(cases)).toBeGreaterThan(0.06)
    expect(belowP90(cases)).toBeLessThan(0.14)
  })
})

describe('an address', () => {
  it('is surer in sunny places and near stations', () => {
    const phoenix = weatherAt(33.45, -112.07)
    const seattle = weatherAt(47.6, -122.3)
    const far = weatherAt(68.9, -155)
    expect(phoenix.deviation).toBeLessThan(seattle.deviation)
    expect(far.nearest_km).toBeGreaterThan(100)
    expect(seattle.deviation).toBeLessThan(far.deviation)
  })

  it('has the months of its station to the watt-hour, however its days follow each other', () => {
    const [station] = stations().filter(({ name }) => name.startsWith('Boston Logan'))
    if (!station) throw new Error('Boston is missing')
    const { weather } = weatherAt(station.latitude_deg, station.longitude_deg)
    for (const [month, start] of MONTH_STARTS.slice(0, 12).entries()) {
      const days = (MONTH_STARTS[month + 1] ?? 365) - start
      const mean = (hours: Float64Array) =>
        hours.subarray(start * 24, (start + days) * 24).reduce((sum, value) => sum + value, 0) / days
      expect(mean(weather.ghi)).toBeCloseTo(station.climate.ghi[month] ?? 0, 6)
      expect(mean(weather.dhi)).toBeCloseTo(station.climate.dhi[month] ?? 0, 6)
      expect(mean(weather.temp_c) / 24).toBeCloseTo(station.climate.temp_c[month] ?? 0, 6)
    }
  })

  it('has cloudy days in spells, more so where seasons are mild', () => {
    expect(persistence(47.45, -122.31)).toBeGreaterThan(0.1)
    expect(persistence(41.99, -87.9)).toBeGreaterThan(0.05)
  })
})

describe('neighbors', () => {
  it('on one side share their weight, and one alone on the other counts as much as both', () => {
    const apart = [
      [0, 0, 200],
      [0, 0, 200],
      [200, 200, 0],
    ]
    const { shares } = krigingWeights(apart, [100, 100, 100], 1)
    expect(shares[0]).toBeCloseTo(shares[1] ?? 0, 9)
    expect(shares[2]).toBeGreaterThan((shares[0] ?? 0) * 1.9)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  it('leave more unknown the farther they are', () => {
    const unknown = [10, 100, 400].map(
      away =>
        krigingWeights(
          [
            [0, 50],
            [50, 0],
          ],
          [away, away],
          250,
        ).variance,
    )
    expect(unknown).toEqual(unknown.toSorted((a, b) => a - b))
  })
})

/** Correlation of each day's light with that of the day before, the season taken out. */
function persistence(latitude: number, longitude: number): number {
  const { weather } = weatherAt(latitude, longitude)
  const days = Array.from({ length: 365 }, (_, day) =>
    weather.ghi.subarray(day * 24, day * 24 + 24).reduce((sum, value) => sum + value, 0),
  )
  const off = days.map((light, day) => {
    const month = days.slice(Math.max(0, day - 15), day + 16)
    return light - month.reduce((sum, value) => sum + value, 0) / month.length
  })
  const product = (lag: number) => off.slice(lag).reduce((sum, value, at) => sum + value * (off[at] ?? 0), 0)
  return product(1) / product(0)
}
