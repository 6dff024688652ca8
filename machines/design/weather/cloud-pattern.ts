// One fixed pattern of cloud for every place and year, so that the same address always has the same weather.
import { DAYS, HOURS, MONTH_STARTS } from './weather-year.ts'

/** Standard normal, evenly spread over each month: all months have their share of bright and dull days. */
export const CLOUD_DAY = Float64Array.from({ length: DAYS }, (_, day) => {
  const month = MONTH_STARTS.findLastIndex(start => start <= day)
  const first = MONTH_STARTS[month] ?? 0
  const days = (MONTH_STARTS[month + 1] ?? DAYS) - first
  // 11 has no divisor in common with 28, 30 or 31: each rank comes once.
  const rank = ((day - first) * 11 + 5) % days
  return normalQuantile((rank + 0.5) / days)
})

/** Standard normal from hour to hour, with a memory of about three hours. */
export const CLOUD_HOUR = (() => {
  const random = sequence(2023)
  const memory = Math.exp(-1 / 3)
  const fresh = Math.sqrt(1 - memory * memory)
  let last = 0
  return Float64Array.from({ length: HOURS }, () => {
    last = memory * last + fresh * normalQuantile((random() + 0.5) / 4294967296)
    return last
  })
})()

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
