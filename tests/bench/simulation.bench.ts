// 8,760 hours of a roof with four planes, compared with 35,040 times the trigonometry every engine needs.
import { bench, describe } from 'vitest'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'

const { weather } = weatherAt(33.45, -112.07)
const planes = [
  { tilt_deg: 20, azimuth_deg: 180, kw: 4 },
  { tilt_deg: 20, azimuth_deg: 270, kw: 2.4 },
  { tilt_deg: 20, azimuth_deg: 90, kw: 1.6 },
  { tilt_deg: 35, azimuth_deg: 180, kw: 0.8 },
]
/** Results are kept, so that no engine leaves their calculation out. */
const kept = { sum: 0 }

describe('a year', () => {
  bench('baseline: three sines and a root for each hour and plane', () => {
    for (let step = 0; step < 8_760 * 4; step++)
      kept.sum += Math.sqrt(Math.sin(step) ** 2 + Math.cos(step) + Math.sin(step / 3) + 2)
  })
  bench('four planes, the same place as before', () => {
    kept.sum += simulateYear({ weather, planes }).annual_kwh
  })
  bench('four planes, another place each time', () => {
    // A new object, so that no sky is cached.
    kept.sum += simulateYear({ weather: { ...weather }, planes }).annual_kwh
  })
})
