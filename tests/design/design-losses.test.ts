// System losses of a design, multiplied as PVWatts does, with soiling by month in place of its flat share.
import { describe, expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { steadyLoss } from '#machines/design/rules.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import { HOURS, MONTH_OF_DAY } from '#machines/design/weather/weather-year.ts'

const shares = DEFAULTS.simulation.losses

describe('losses together', () => {
  // 0.98 · 0.97 · 0.98 · 0.98 · 0.995 · 0.985 · 0.99 · 0.97 = 0.8592; without the first, soiling, 0.8768.
  it('are what each leaves of what those before it left', () => {
    expect(steadyLoss(shares)).toBe(0.1408)
  })

  it('leave flat soiling out where it is given by month', () => {
    expect(steadyLoss(shares, { monthly_soiling: new Array<number>(12).fill(0.3) })).toBe(0.1232)
  })
})

describe('soiling by month', () => {
  const { weather } = weatherAt(33.45, -112.07)
  const planes = [{ tilt_deg: 20, azimuth_deg: 180, kw: 5 }]
  const monthly = (losses: number, monthly_soiling?: number[]) => {
    const { hourly_dc_kw } = simulateYear({ weather, planes, losses, monthly_soiling })
    const sums = new Array<number>(12).fill(0)
    for (let hour = 0; hour < HOURS; hour++) {
      const month = MONTH_OF_DAY[(hour / 24) | 0] ?? 0
      sums[month] = (sums[month] ?? 0) + (hourly_dc_kw[hour] ?? 0)
    }
    return sums
  }

  it('scales its own month and no other', () => {
    const clean = monthly(0.1232)
    const dusty = monthly(0.1232, [0, 0, 0, 0, 0, 0.1, 0.2, 0, 0, 0, 0, 0])
    const kept = dusty.map((kwh, month) => kwh / (clean[month] ?? 0))
    for (const [month, share] of [1, 1, 1, 1, 1, 0.9, 0.8, 1, 1, 1, 1, 1].entries())
      expect(kept[month], `month ${month}`).toBeCloseTo(share, 9)
  })

  it('is the flat loss where all months are alike', () => {
    const flat = monthly(1 - (1 - 0.1232) * 0.98)
    for (const [month, kwh] of monthly(0.1232, new Array<number>(12).fill(0.02)).entries())
      expect(kwh).toBeCloseTo(flat[month] ?? 0, 9)
  })
})
