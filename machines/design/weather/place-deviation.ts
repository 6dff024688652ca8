// Uncertainty of a place's irradiance, given the stations around it.

/** Per square root of a kilometer of kriging variance, at 1,500 kWh/m2 a year. */
const PER_ROOT_KM = 0.00255
const USUAL_KWH_M2 = 1500
/** Under clouds stations differ more, and the error grows faster than the clouded share. */
const CLOUD_POWER = 1.4

/**
 * Standard deviation as a share of a year's production. Set so that, of 1,018 stations left out in turn, 10 % make less than
 * 1.2816 deviations below what is expected of them, whether stations are near or far and the place sunny or dull
 * (tests/bench/left-out-weather.ts).
 */
export const placeDeviation = (unknown_km: number, ghi_kwh_m2: number): number =>
  Math.min(0.3, PER_ROOT_KM * Math.sqrt(unknown_km) * (USUAL_KWH_M2 / ghi_kwh_m2) ** CLOUD_POWER)
