// How hot modules run by their mounting, against the published equation worked by hand and written again.
import { describe, expect, it } from 'vitest'
import { cellTemperature } from '#machines/design/production/cell-temperature.ts'
import { type MOUNTINGS, noctOf } from '#machines/design/production/mounting.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'

describe('the temperature of modules', () => {
  // The conditions NOCT is defined in: 800 W/m2, 20 C, 1 m/s at the module, which is 1/0.51 m/s at the mast. There the wind term
  // 9.5 / (5.7 + 3.8) is 1, so that what is left is (NOCT - 20) times 1 - 0.20 / 0.9 = 0.7778 of what is absorbed and not converted:
  // 20 + 29 * 0.7778 = 42.556 and 20 + 25 * 0.7778 = 39.444.
  it.each([
    ['roof', 42.556],
    ['roof_rack', 39.444],
    ['ground', 39.444],
    ['carport', 39.444],
  ] as const)('is that of SAM for %s in rating conditions', (mounting, expected) => {
    expect(cellTemperature(800, 800, 20, 1 / 0.51, noctOf(mounting))).toBeCloseTo(expected, 3)
  })

  it('follows equation 9.4 of Gilman et al. 2018 in any light, air and wind', () => {
    for (const noct_c of [45, 49])
      for (const [poa, absorbed, air_c, wind] of [
        [1000, 960, 35, 0],
        [450, 400, -5, 3.2],
        [120, 110, 12, 8],
      ] as const) {
        const transmitted = 0.9 * (absorbed / poa)
        const rise = (poa / 800) * (noct_c - 20) * (1 - 0.2 / transmitted) * (9.5 / (5.7 + 3.8 * 0.51 * wind))
        expect(cellTemperature(poa, absorbed, air_c, wind, noct_c)).toBeCloseTo(air_c + rise, 9)
      }
  })
})

describe('a year', () => {
  const { weather } = weatherAt(33.45, -112.07)
  const year = (mounting?: (typeof MOUNTINGS)[number]) =>
    simulateYear({ weather, planes: [{ tilt_deg: 20, azimuth_deg: 180, kw: 5, ...(mounting ? { mounting } : {}) }] })

  it('is the same flush on the roof as where no mounting was chosen', () => {
    expect(year('roof').hourly_ac_kw).toEqual(year().hourly_ac_kw)
  })

  it('loses less to heat on an open rack', () => {
    const heat = (of: ReturnType<typeof year>) => of.losses.find(({ name }) => name === 'Temperature')?.share ?? 0
    for (const mounting of ['roof_rack', 'ground', 'carport'] as const) {
      expect(year(mounting).annual_kwh).toBeGreaterThan(year().annual_kwh)
      expect(heat(year(mounting))).toBeLessThan(heat(year()))
    }
  })
})
