// Snow on the panels and light from snowy ground, against published cases and figures worked by hand.
import { describe, expect, it } from 'vitest'
import { monthlyAlbedo } from '#machines/design/production/albedo.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { snowLoss } from '#machines/design/production/snow-loss.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const IN = 2.54
const M = 1 / 39.37

describe('the loss to snow', () => {
  // The five arrays T. Townsend worked for his own model, in whole percents (January 27, 2023; kept among the tests of pvlib).
  const snow = {
    snowfall_cm: [20, 15, 10, 4, 1.5, 0, 0, 0, 0, 1.5, 4, 15].map(inches => inches * IN),
    snowy_days: [5, 4.2, 2.8, 1.3, 0.8, 0, 0, 0, 0, 0.5, 1.5, 4.5],
    humidity: [0.78, 0.8, 0.75, 0.65, 0.6, 0.55, 0.55, 0.55, 0.5, 0.55, 0.6, 0.7],
  }
  const air_c = [-6, -2, 1, 4, 7, 10, 13, 16, 14, 12, 7, -3]
  const low = [60, 80, 100, 125, 175, 225, 225, 210, 175, 125, 90, 60]
  const steep = [80, 100, 125, 150, 225, 300, 300, 275, 225, 150, 115, 80]
  it.each([
    [2, 79, 3, 1, low, [44, 34, 20, 9, 3, 1, 0, 0, 0, 2, 6, 25]],
    [5, 316, 120, 0.75, low, [22, 16, 9, 4, 1, 0, 0, 0, 0, 1, 2, 12]],
    [23, 158, 12, 0.75, low, [28, 21, 13, 6, 2, 0, 0, 0, 0, 1, 4, 16]],
    [52, 39.5, 34, 0.75, steep, [7, 5, 3, 1, 0, 0, 0, 0, 0, 0, 1, 4]],
    [60, 39.5, 25, 1, steep, [7, 5, 3, 1, 0, 0, 0, 0, 0, 0, 1, 3]],
  ])(
    'is what its author says for %s° and rows of %s in, %s in high',
    (tilt_deg, slope, edge, string_factor, poa, expected) => {
      const rows = { slope_length_m: slope * M, lower_edge_m: edge * M }
      const shares = snowLoss(snow, { tilt_deg, rows, air_c, poa_kwh_m2: poa, string_factor })
      expect(shares.map(share => Math.round(share * 100))).toEqual(expected)
    },
  )

  // By hand, 10 in in 2 falls after a month with none: effective 5 · 1.5 = 7.5 in, two thirds of it 5 in. At 20° cos² is 0.88302.
  // Nothing holds the snow: 0.49. 57000 · 5 · 0.88302 · 0.49 · 0.8 / 273.15² / 50^0.67 = 1.32223 / 13.7498 = 0.09617.
  it('is a half where rows are not known and snow slides off', () => {
    const one = MONTHS.map(month => (month === 0 ? 1 : 0))
    const shares = snowLoss(
      { snowfall_cm: one.map(is => is * 10 * IN), snowy_days: one.map(is => is * 2), humidity: MONTHS.map(() => 0.8) },
      { tilt_deg: 20, air_c: MONTHS.map(() => 0), poa_kwh_m2: MONTHS.map(() => 50) },
    )
    expect(shares[0]).toBeCloseTo(0.09617, 4)
    // Half the weight in the next month, and none later.
    expect(shares[1]).toBeCloseTo(0.09617 / 2, 4)
    expect(shares.slice(2)).toEqual(new Array<number>(10).fill(0))
  })

  it('is nothing without snow, and never more than all', () => {
    const none = MONTHS.map(() => 0)
    const plane = { tilt_deg: 0, air_c: none, poa_kwh_m2: MONTHS.map(() => 1) }
    const humidity = MONTHS.map(() => 1)
    expect(snowLoss({ snowfall_cm: none, snowy_days: none, humidity }, plane)).toEqual(none)
    const deep = snowLoss({ snowfall_cm: MONTHS.map(() => 500), snowy_days: MONTHS.map(() => 3), humidity }, plane)
    expect(deep).toEqual(MONTHS.map(() => 1))
  })
})

const snow = {
  snowfall_cm: MONTHS.map(month => (month < 2 ? 40 : 0)),
  snowy_days: MONTHS.map(month => (month < 2 ? 4 : 0)),
  covered_days: MONTHS.map(month => (month === 0 ? 15.5 : 0)),
  humidity: MONTHS.map(() => 0.7),
}

describe('the albedo', () => {
  it('goes from 0.2 to SAM’s 0.6 by the days snow is on the ground', () => {
    expect([...monthlyAlbedo()]).toEqual(MONTHS.map(() => 0.2))
    // Half of January: 0.2 + 0.4 / 2.
    expect(monthlyAlbedo({ snow })[0]).toBeCloseTo(0.4, 12)
    expect(monthlyAlbedo({ snow })[1]).toBe(0.2)
    expect(monthlyAlbedo({ snow, monthly_albedo: MONTHS.map(() => 0.8) })[0]).toBe(0.8)
  })
})

describe('a year', () => {
  const { weather } = weatherAt(42.36, -71.06)
  const planes = [{ tilt_deg: 30, azimuth_deg: 180, kw: 5 }]
  const open = simulateYear({ weather, planes })

  it('is the same to the bit without snow and ground', () => {
    expect(simulateYear({ weather, planes, conditions: {} }).hourly_ac_kw).toEqual(open.hourly_ac_kw)
  })

  it('loses to snow in the months that have it, as one step of its losses', () => {
    const snowy = simulateYear({
      weather,
      planes,
      conditions: { snow: { ...snow, covered_days: MONTHS.map(() => 0) } },
    })
    const kept = snowy.monthly_kwh.map((kwh, month) => kwh / (open.monthly_kwh[month] ?? 1))
    expect(kept[0]).toBeLessThan(0.97)
    expect(kept[2]).toBeLessThan(1)
    expect(kept.slice(3, 12)).toEqual(open.monthly_kwh.slice(3, 12).map(() => 1))
    const left = snowy.losses.reduce((rest, { share }) => rest * (1 - share), 1)
    const before = open.losses.reduce((rest, { share }) => rest * (1 - share), 1)
    expect(snowy.losses.find(({ name }) => name === 'Snow')?.share).toBeGreaterThan(0.005)
    expect(left / before).toBeCloseTo(snowy.annual_kwh / open.annual_kwh, 9)
  })

  // (1 - cos 30°) / 2 = 0.066987 of the horizontal light times what the ground reflects more.
  it('has more light from brighter ground, by what a plane sees of it', () => {
    const bright = simulateYear({ weather, planes, conditions: { monthly_albedo: MONTHS.map(() => 0.5) } })
    const more = MONTHS.reduce(
      (sum, month) => sum + (bright.monthly_poa_kwh_m2[month] ?? 0) - (open.monthly_poa_kwh_m2[month] ?? 0),
      0,
    )
    const ghi = weather.ghi.reduce((sum, watts) => sum + watts, 0) / 1000
    expect(more).toBeCloseTo(0.3 * 0.0669873 * ghi, 2)
  })
})
