// The light of a month without clouds, by latitude and elevation: what makes months of different places comparable.
import { extraterrestrialIrradiance } from '../sun/atmosphere.ts'
import { MONTH_STARTS } from './weather-year.ts'

/** Wh/m2 on the middle day of the month. */
export type ClearDay = { readonly dni: number; readonly flat: number; readonly outside: number }

/** Share of the sun's beam that comes through clear air straight from above, at sea level. */
const CLEAR_BEAM = 0.75

/** W/m2 of direct normal light through clear air (Meinel & Meinel 1976); `up` is the sine of the sun's height, above 0. */
export const clearBeam = (outside: number, up: number, elevation_m: number): number =>
  outside * CLEAR_BEAM ** ((Math.exp(-elevation_m / 8435) / (up + 0.02)) ** 0.678)

const STEPS = 24

/** Twelve months. */
export function clearDays(latitude_deg: number, elevation_m: number): ClearDay[] {
  const latitude = (latitude_deg * Math.PI) / 180
  return Array.from({ length: 12 }, (_, month) => {
    const day = ((MONTH_STARTS[month] ?? 0) + (MONTH_STARTS[month + 1] ?? 365)) / 2
    const declination = 0.409 * Math.sin((2 * Math.PI * (day - 80)) / 365)
    const beam = extraterrestrialIrradiance(day)
    const clear = { dni: 0, flat: 0, outside: 0 }
    // Both halves of a day are alike.
    for (let step = 0; step < STEPS; step++) {
      const angle = (Math.PI * (step + 0.5)) / STEPS
      const up =
        Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle)
      if (up <= 0) continue
      const dni = clearBeam(beam, up, elevation_m)
      clear.dni += (dni * 24) / STEPS
      clear.flat += (dni * up * 24) / STEPS
      clear.outside += (beam * up * 24) / STEPS
    }
    return clear
  })
}
