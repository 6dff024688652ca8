import { RAD } from '../../lib/angles.ts'

/** Air mass relative to the zenith, for the refracted zenith angle (Kasten & Young 1989, Applied Optics 28:4735). */
export function relativeAirmass(apparent_zenith_deg: number): number {
  return 1 / (Math.cos(apparent_zenith_deg * RAD) + 0.50572 * (96.07995 - apparent_zenith_deg) ** -1.6364)
}

/** W/m2 above the air on a day of the year, 1-365 (Spencer 1971, Search 2:172; solar constant 1366.1 of ASTM E-490). */
export function extraterrestrialIrradiance(day_of_year: number): number {
  const b = (2 * Math.PI * (day_of_year - 1)) / 365
  return (
    1366.1 *
    (1.00011 + 0.034221 * Math.cos(b) + 0.00128 * Math.sin(b) + 0.000719 * Math.cos(2 * b) + 0.000077 * Math.sin(2 * b))
  )
}
