// Day-to-day variability of a climate, estimated from its monthly means. Fitted to the hours of 76 TMY3 stations in all
// states (tests/bench/synthetic-weather.bench.ts measures the residuals).

import { sum } from '../../lib/numbers.ts'
import type { Climate } from './stations.ts'

export type CloudClimate = {
  /** How far days differ in cloud. Wide inland where fronts pass, narrow on coasts with fog each morning or trade winds. */
  readonly day_spread: number
  /** Correlation of a day's cloud with that of the day before. */
  readonly persistence: number
  /** C from the mean of a day to its afternoon: on an average day, and how much more for each standard deviation of sun. */
  readonly warming_c: number
  readonly sunny_warming_c: number
}

export function cloudClimate({ ghi, dhi, temp_c }: Climate): CloudClimate {
  const diffuse = sum(dhi) / sum(ghi)
  const seasons_c = Math.max(...temp_c) - Math.min(...temp_c)
  const inland_c = Math.min(seasons_c, 20)
  return {
    day_spread: Math.max(0.4, Math.min(3.6, 4.5 * diffuse + 0.112 * inland_c - 1.6)),
    persistence: Math.max(0, 0.39 - 0.0042 * seasons_c),
    warming_c: Math.max(0, 6.6 + 0.115 * inland_c - 11.4 * diffuse),
    sunny_warming_c: 0.37 + 0.05 * inland_c,
  }
}
