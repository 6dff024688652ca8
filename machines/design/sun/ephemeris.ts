// Celestial position of the sun: the largest periodic terms of the NREL Solar Position Algorithm (Reda & Andreas 2008,
// NREL/TP-560-34302, tables A4.2 and A4.3). Left-out terms add up to less than 0.001 deg.
import { RAD } from '../../lib/angles.ts'

/** Terrestrial minus universal time, days (67 s: the 2010s and 2020s). */
const DELTA_T_DAYS = 67 / 86_400

/** Amplitude, phase (rad), frequency (rad per millennium). Longitude in 1e-8 rad, radius in 1e-8 au. */
type Term = readonly [number, number, number]
const L0: readonly Term[] = [
  [175347046, 0, 0],
  [3341656, 4.6692568, 6283.07585],
  [34894, 4.6261, 12566.1517],
  [3497, 2.7441, 5753.3849],
  [3418, 2.8289, 3.5231],
  [3136, 3.6277, 77713.7715],
  [2676, 4.4181, 7860.4194],
  [2343, 6.1352, 3930.2097],
  [1324, 0.7425, 11506.7698],
  [1273, 2.0371, 529.691],
  [1199, 1.1096, 1577.3435],
  [990, 5.233, 5884.927],
  [902, 2.045, 26.298],
  [857, 3.508, 398.149],
  [780, 1.179, 5223.694],
  [753, 2.533, 5507.553],
  [505, 4.583, 18849.228],
  [492, 4.205, 775.523],
  [357, 2.92, 0.067],
  [317, 5.849, 11790.629],
]
const L1: readonly Term[] = [
  [628331966747, 0, 0],
  [206059, 2.678235, 6283.07585],
  [4303, 2.6351, 12566.1517],
  [425, 1.59, 3.523],
]
const L2: readonly Term[] = [
  [52919, 0, 0],
  [8720, 1.0721, 6283.0758],
]
const R0: readonly Term[] = [
  [100013989, 0, 0],
  [1670700, 3.0984635, 6283.07585],
  [13956, 3.05525, 12566.1517],
]
const R1: readonly Term[] = [[103019, 1.10749, 6283.07585]]

function series(terms: readonly Term[], millennia: number): number {
  let sum = 0
  for (const [amplitude, phase, frequency] of terms) sum += amplitude * Math.cos(phase + frequency * millennia)
  return sum
}

export type SunAmongStars = {
  readonly declination_rad: number
  /** Of the sun at Greenwich, -pi to pi, positive in the afternoon. */
  readonly greenwich_hour_angle_rad: number
  readonly distance_au: number
}

/** Geocentric apparent sun at a Julian day (UTC taken as UT1). Right to 0.001 deg between 2000 and 2050. */
export function sunAmongStars(julian_day: number): SunAmongStars {
  const days = julian_day - 2_451_545
  const centuries = (days + DELTA_T_DAYS) / 36_525
  const millennia = centuries / 10
  const longitude =
    (series(L0, millennia) + millennia * (series(L1, millennia) + millennia * series(L2, millennia))) / 1e8
  const distance_au = (series(R0, millennia) + millennia * series(R1, millennia)) / 1e8

  // Nutation: the four largest rows of table A4.3, arc seconds.
  const node = (125.04452 - 1934.136261 * centuries) * RAD
  const sun = (280.4665 + 36_000.7698 * centuries) * RAD
  const moon = (218.3165 + 481_267.8813 * centuries) * RAD
  const anomaly = (357.52772 + 35_999.05034 * centuries) * RAD
  const nutation =
    -17.1996 * Math.sin(node) -
    1.3187 * Math.sin(2 * sun) -
    0.2274 * Math.sin(2 * moon) +
    0.2062 * Math.sin(2 * node) +
    0.1426 * Math.sin(anomaly)
  const tilt_nutation =
    9.2025 * Math.cos(node) + 0.5736 * Math.cos(2 * sun) + 0.0977 * Math.cos(2 * moon) - 0.0895 * Math.cos(2 * node)

  const nutation_rad = (nutation / 3600) * RAD
  const obliquity = (23.4392911 - 0.0130041667 * centuries + tilt_nutation / 3600) * RAD
  const aberration = (-20.4898 / 3600 / distance_au) * RAD
  const apparent = longitude + Math.PI + nutation_rad + aberration

  const right_ascension = Math.atan2(Math.sin(apparent) * Math.cos(obliquity), Math.cos(apparent))
  const sidereal = (280.46061837 + 360.98564736629 * days + 0.000387933 * centuries * centuries) * RAD
  const hour_angle = sidereal + nutation_rad * Math.cos(obliquity) - right_ascension
  return {
    declination_rad: Math.asin(Math.sin(obliquity) * Math.sin(apparent)),
    greenwich_hour_angle_rad: wrap(hour_angle),
    distance_au,
  }
}

/** To -pi .. pi. */
function wrap(angle_rad: number): number {
  return angle_rad - 2 * Math.PI * Math.round(angle_rad / (2 * Math.PI))
}
