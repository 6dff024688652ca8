// The engine against the reference results of its model (pvlib, variant P8) on eight sites and 21 planes each, and the
// sun against NREL's full algorithm. The reference is outside the project; without it this is skipped.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { sunPosition } from '#machines/design/sun/sun-position.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { readWeatherFile } from '#server/design/weather/weather-file.ts'
import { root } from '#tests/support/files.ts'

const folder = join(root, '../shared/solar')
const file = join(folder, 'reference/reference.json')
const VARIANT = 'P8_perez_noct49_iamdiffuse_sunlit'

type Figures = { annual: number; monthly: number[] }
type Reference = {
  sites: Record<string, { file: string; lat: number; lon: number }>
  results: Record<string, Record<string, Record<string, { ac: Figures; poa: Figures }>>>
  solar_position: { name: string; lat: number; lon: number; utc: string; zenith: number; azimuth: number }[]
}

describe.skipIf(!existsSync(file))('the reference', () => {
  const reference: Reference = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { sites: {}, results: {}, solar_position: [] }

  it.each(Object.keys(reference.results))('%s: annual within 0.3%%, months within 1%% or 0.3 kWh', site => {
    const weather = readWeatherFile(readFileSync(join(folder, reference.sites[site]?.file ?? '')))
    const wrong: string[] = []
    for (const [plane, variants] of Object.entries(reference.results[site] ?? {})) {
      const [, tilt, azimuth] = /^t(\d+)a(\d+)$/.exec(plane) ?? []
      const result = simulateYear({
        weather,
        planes: [{ tilt_deg: Number(tilt), azimuth_deg: Number(azimuth), kw: 1 }],
      })
      const { ac, poa } = variants[VARIANT] ?? { ac: { annual: 0, monthly: [] }, poa: { annual: 0, monthly: [] } }
      const off = result.annual_kwh / ac.annual - 1
      if (Math.abs(off) > 0.003) wrong.push(`${plane}: year ${(off * 100).toFixed(2)}%`)
      for (const [month, kwh] of ac.monthly.entries()) {
        const made = result.monthly_kwh[month] ?? 0
        if (Math.abs(made - kwh) > Math.max(0.01 * kwh, 0.3))
          wrong.push(`${plane}: month ${month + 1} ${made} for ${kwh}`)
      }
      const light = result.monthly_poa_kwh_m2.reduce((sum, value) => sum + value, 0)
      if (Math.abs(light / poa.annual - 1) > 0.003) wrong.push(`${plane}: light ${light} for ${poa.annual}`)
    }
    expect(wrong).toEqual([])
  })

  it('places the sun within 0.01 degrees at every instant', () => {
    const rad = Math.PI / 180
    const apart = reference.solar_position.map(({ lat, lon, utc, zenith, azimuth }) => {
      const sun = sunPosition(Date.parse(utc), lat, lon)
      // The angle on the sphere: azimuth alone is meaningless near the zenith.
      const cos =
        Math.cos(zenith * rad) * Math.cos(sun.zenith_deg * rad) +
        Math.sin(zenith * rad) * Math.sin(sun.zenith_deg * rad) * Math.cos((azimuth - sun.azimuth_deg) * rad)
      return Math.acos(Math.min(1, cos)) / rad
    })
    expect(apart.length).toBeGreaterThan(100)
    expect(Math.max(...apart)).toBeLessThan(0.01)
  })

  it('has weather of its own that makes what the measured hours make, within 3% at each of the sites', () => {
    const planes = [{ tilt_deg: 20, azimuth_deg: 180, kw: 1 }]
    for (const [site, { lat, lon }] of Object.entries(reference.sites)) {
      const made = simulateYear({ weather: weatherAt(lat, lon).weather, planes }).annual_kwh
      const kwh = reference.results[site]?.['t20a180']?.[VARIANT]?.ac.annual ?? 0
      expect(Math.abs(made / kwh - 1), site).toBeLessThan(0.03)
    }
  })
})
