// What a company's figures come to. Pure: the settings screen adds up what is being typed with the same functions.
import type { Schemas } from '#sdk/types.ts'

/**
 * The losses together, 0 to 1: each takes its share of what those before it left (PVWatts, Dobos 2014,
 * NREL/TP-6A20-62641, section 8). To a hundredth of a percent, as PVWatts does: its own ten make 0.1408.
 */
export function totalLoss(losses: Schemas['SystemLosses']): number {
  const left = Object.values(losses).reduce((kept, share) => kept * (1 - share), 1)
  return Math.round((1 - left) * 10_000) / 10_000
}

/** The one-sided 90 % quantile of the normal distribution, which the years around an average follow closely. */
const Z90 = 1.2816

/** kWh that nine years of ten reach. */
export const p90Of = (p50_kwh: number, yearly_deviation: number): number => p50_kwh * (1 - Z90 * yearly_deviation)
