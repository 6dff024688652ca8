// A new rate plan, and edits to its lists. Pure.
import type { Schemas } from '#sdk/types.ts'
import { withoutPeriod } from './paint.ts'
import { words } from './words.ts'

export type RatePlan = Schemas['RatePlan']
type Period = Schemas['EnergyPeriod']
type Demand = Schemas['DemandCharge']

const all = (period: number) => Array.from({ length: 12 }, () => new Array<number>(24).fill(period))

/** One rate at every hour; users add the periods on their bill. */
export const newPlan = (rate_usd_per_kwh: number): RatePlan => ({
  name: '',
  source: '',
  tier_basis: 'month',
  periods: [{ name: words.off_peak, tiers: [{ up_to_kwh: null, rate_usd_per_kwh }] }],
  weekday: all(0),
  weekend: all(0),
  demand: [],
  fixed_usd_per_month: 0,
  minimum_usd_per_month: 0,
})

const USUAL_NAMES = [words.off_peak, words.peak, words.partial_peak, words.super_off_peak]

/** Named as the next of the usual ones that is free, at the rate of the last. */
export function addPeriod(plan: RatePlan): RatePlan {
  const taken = new Set(plan.periods.map(({ name }) => name.trim().toLowerCase()))
  const name =
    USUAL_NAMES.find(one => !taken.has(one.toLowerCase())) ?? words.period_number({ number: plan.periods.length + 1 })
  const rate_usd_per_kwh = plan.periods.at(-1)?.tiers[0]?.rate_usd_per_kwh ?? 0
  return { ...plan, periods: [...plan.periods, { name, tiers: [{ up_to_kwh: null, rate_usd_per_kwh }] }] }
}

export const removePeriod = (plan: RatePlan, removed: number): RatePlan => ({
  ...plan,
  periods: plan.periods.filter((_, at) => at !== removed),
  weekday: withoutPeriod(plan.weekday, removed),
  weekend: withoutPeriod(plan.weekend, removed),
})

export const changePeriod = (plan: RatePlan, at: number, part: Partial<Period>): RatePlan => ({
  ...plan,
  periods: plan.periods.map((period, index) => (index === at ? { ...period, ...part } : period)),
})

/** The last tier gets an end, and an open one comes after it. */
export function addTier({ tiers }: Period): Period['tiers'] {
  const last = tiers.at(-1)
  const before = tiers.at(-2)?.up_to_kwh ?? 0
  const closed = tiers.map((tier, at) =>
    at === tiers.length - 1 && tier.up_to_kwh === null ? { ...tier, up_to_kwh: before + 500 } : tier,
  )
  return [...closed, { up_to_kwh: null, rate_usd_per_kwh: last?.rate_usd_per_kwh ?? 0 }]
}

/** The tier that is last then has no end. */
export const removeTier = ({ tiers }: Period, removed: number): Period['tiers'] =>
  tiers
    .filter((_, at) => at !== removed)
    .map((tier, at, left) => (at === left.length - 1 ? { ...tier, up_to_kwh: null } : tier))

export function addDemand(plan: RatePlan): RatePlan {
  const charge: Demand = {
    name: plan.demand.length === 0 ? words.demand : words.demand_count({ count: plan.demand.length + 1 }),
    months: Array.from({ length: 12 }, (_, month) => month + 1),
    tiers: [{ up_to_kw: null, rate_usd_per_kw: 0 }],
    hours: null,
  }
  return { ...plan, demand: [...plan.demand, charge] }
}

export const changeDemand = (plan: RatePlan, at: number, part: Partial<Demand>): RatePlan => ({
  ...plan,
  demand: plan.demand.map((charge, index) => (index === at ? { ...charge, ...part } : charge)),
})

export const removeDemand = (plan: RatePlan, removed: number): RatePlan => ({
  ...plan,
  demand: plan.demand.filter((_, at) => at !== removed),
})

export const replaceDemand = (plan: RatePlan, at: number, charge: Demand): RatePlan => ({
  ...plan,
  demand: plan.demand.map((one, index) => (index === at ? charge : one)),
})
