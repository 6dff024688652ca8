// A period's price as a shade of the import color: text stays readable on each.
import type { Schemas } from '#sdk/types.ts'

export function shadesOf(periods: readonly Schemas['EnergyPeriod'][]): string[] {
  const rates = periods.map(({ tiers }) => tiers[0]?.rate_usd_per_kwh ?? 0)
  const ranks = [...new Set(rates)].sort((a, b) => a - b)
  return rates.map(rate => {
    const share = ranks.length > 1 ? ranks.indexOf(rate) / (ranks.length - 1) : 0
    return `color-mix(in oklch, var(--import) ${Math.round(8 + 50 * share)}%, var(--surface))`
  })
}
