// One pattern of cloud for each climate, from fixed seeds, so that the same address always has the same weather.
import { DAYS, HOURS, MONTH_STARTS } from './weather-year.ts'

/** Marsaglia's xorshift takes any seed but zero; with these the days come closest to the requested persistence. */
const DAY_SEED = 7
const HOUR_SEED = 2023
/** A cloudy hour is remembered for about three. */
const HOUR_MEMORY = Math.exp(-1 / 3)

const DAY_NOISE = normals(DAY_SEED, DAYS)

/**
 * A standard normal for each day, negative where it is cloudy. `persistence` is the correlation with the day before (a first-order
 * autoregression). Every month has the same evenly spread values, only in another order: all have their share of bright days.
 */
export function cloudDays(persistence: number): Float64Array {
  const weather = autoregression(DAY_NOISE, persistence)
  const days = new Float64Array(DAYS)
  for (let month = 0; month < 12; month++) {
    const first = MONTH_STARTS[month] ?? 0
    const count = (MONTH_STARTS[month + 1] ?? DAYS) - first
    const dullest_first = Array.from({ length: count }, (_, at) => first + at).sort(
      (a, b) => (weather[a] ?? 0) - (weather[b] ?? 0),
    )
    for (const [rank, day] of dullest_first.entries()) days[day] = normalQuantile((rank + 0.5) / count)
  }
  return days
}

/** Standard normal from hour to hour. */
export const CLOUD_HOUR = autoregression(normals(HOUR_SEED, HOURS), HOUR_MEMORY)

/** Each value keeps `memory` of the one before; the spread stays 1. */
function autoregression(noise: Float64Array, memory: number): Float64Array {
  const fresh = Math.sqrt(1 - memory * memory)
  let last = 0
  return noise.map(value => {
    last = memory * last + fresh * value
    return last
  })
}

function normals(seed: number, length: number): Float64Array {
  const random = sequence(seed)
  return Float64Array.from({ length }, () => normalQuantile((random() + 0.5) / 4294967296))
}

/** 32-bit integers of Marsaglia's xorshift (2003, Journal of Statistical Software 8:14). */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/** Within 4.5e-4 (Abramowitz & Stegun 1964, 26.2.23). */
function normalQuantile(p: number): number {
  const tail = Math.min(p, 1 - p)
  const t = Math.sqrt(-2 * Math.log(tail))
  const x = t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  return p < 0.5 ? -x : x
}
