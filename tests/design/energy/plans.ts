// Rate plans and years for tests; their figures are made up and round.
import type { Schemas } from '#sdk/types.ts'

type RatePlan = Schemas['RatePlan']
export const matrix = (of: (month: number, hour: number) => number) =>
  Array.from({ length: 12 }, (_, month) => Array.from({ length: 24 }, (_, hour) => of(month, hour)))
const open = (rate_usd_per_kwh: number) => [{ up_to_kwh: null, rate_usd_per_kwh }]

export const FLAT: RatePlan = {
  name: 'Flat',
  source: '',
  tier_basis: 'month',
  periods: [{ name: 'All', tiers: open(0.2) }],
  weekday: matrix(() => 0),
  weekend: matrix(() => 0),
  demand: [],
  fixed_usd_per_month: 10,
  minimum_usd_per_month: 0,
}
/** Dear from 16:00 to 21:00 on weekdays. */
export const TIME_OF_USE: RatePlan = {
  ...FLAT,
  name: 'Evenings are dear',
  periods: [
    { name: 'Off-peak', tiers: open(0.2) },
    { name: 'Peak', tiers: open(0.5) },
  ],
  weekday: matrix((_, hour) => (hour >= 16 && hour < 21 ? 1 : 0)),
}
export const TIERED: RatePlan = {
  ...FLAT,
  name: 'Tiers',
  periods: [
    {
      name: 'All',
      tiers: [
        { up_to_kwh: 300, rate_usd_per_kwh: 0.1 },
        { up_to_kwh: null, rate_usd_per_kwh: 0.3 },
      ],
    },
  ],
}

/** Every hour alike, or by the hour of the year. */
export const year = (of: number | ((hour: number) => number)) =>
  Float64Array.from({ length: 8760 }, (_, hour) => (typeof of === 'number' ? of : of(hour)))
/** A bell from 7:00 to 17:00. */
export const sun = (peak_kw: number) =>
  year(
    hour =>
      Math.max(0, peak_kw * Math.sin((((hour % 24) - 6.5) / 11) * Math.PI)) * (hour % 24 > 6 && hour % 24 < 18 ? 1 : 0),
  )
