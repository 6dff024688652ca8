// A household's year with sun and battery: hourly energy flows, bills before and after, and their change over 25 years
// as panels and battery age. Pure; shared by quotes, screens and what-ifs.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { arbitrage, BATTERY_FADE, type Battery, type Flows, selfConsumption, withoutCycling } from './battery.ts'
import { meteredBills } from './bills.ts'
import { assumptionsOf } from './describe-energy.ts'
import { flowsOf, meanDays } from './flows.ts'
import { FULL_RETAIL, type Settled, settleYear } from './net-metering.ts'
import { type Ceilings, shavePeaks } from './peak-shaving.ts'
import { gridUse, isPlain, planOf, pricesOf, type Strategy } from './strategy.ts'

export type Household = {
  /** kWh of each hour. */
  use: Float64Array
  /** kW of the highest quarter hour of use in each hour, where a meter's file has quarter hours. */
  peaks_kw?: Float64Array | undefined
  /** True if local clocks observe daylight saving. */
  daylight: boolean
  /** AC, kWh of each hour of the first year. */
  production: Float64Array
  /** The same by month, as shown elsewhere in the project: sums of hours differ in the last digits. */
  months: { use: readonly number[]; production: readonly number[] }
  tariff: Schemas['Tariff'] | null
  battery: (Battery & { strategy: Strategy; grid?: Schemas['StorageControl']['grid'] }) | null
  /** Share of its production an array loses each year. */
  degradation: number
  /** How use was determined, and anything else the reader should know first. */
  told: readonly string[]
}

const YEARS = 25

type Bills = { before: Settled; after: Settled }

/** `ceilings` are those of demand, where the plan charges for it. */
type Lived = Flows & { production: Float64Array; ceilings?: Ceilings }

/**
 * Flows in year `year` (1 = first) with aged panels and battery. `ceilings` found for the first year are reused, which
 * saves 24 searches.
 */
export function flowsInYear(home: Household, year: number, ceilings?: Ceilings): Lived {
  const left = (1 - home.degradation) ** (year - 1)
  const production = year === 1 ? home.production : home.production.map(kwh => kwh * left)
  return { ...dispatch(home, production, (1 - BATTERY_FADE) ** (year - 1), ceilings), production }
}

function dispatch(
  home: Household,
  production: Float64Array,
  left: number,
  ceilings?: Ceilings,
): Omit<Lived, 'production'> {
  const { use, battery, tariff, daylight, peaks_kw } = home
  if (!battery) return withoutCycling(use, production)
  const aged = { ...battery, usable_kwh: battery.usable_kwh * left }
  // If everything is bought and sold, the battery can't change a bill.
  if (battery.strategy === 'backup' || tariff?.net_metering?.kind === 'buy_all_sell_all')
    return withoutCycling(use, production, aged)
  if (battery.strategy === 'self_consumption' || !tariff) return selfConsumption(use, production, aged)
  const taken = withoutCycling(use, production).import
  const plan = planOf(tariff, daylight)
  const prices = pricesOf(plan, tariff.net_metering ?? FULL_RETAIL, taken)
  const grid = gridUse(tariff, battery)
  if (plan.demand.length === 0) return arbitrage(use, production, aged, prices, grid)
  const shaved = shavePeaks(plan, { use, production, peaks_kw, battery: aged }, prices, grid, ceilings)
  return { ...shaved.flows, ceilings: shaved.ceilings }
}

export function energyYear(home: Household): { year: Schemas['EnergyYear']; flows: Flows } {
  const flows = flowsInYear(home, 1)
  const { use, tariff, battery } = home
  const { year, months, sun_share } = flowsOf(use, flows)
  const kept = year.from_sun + year.from_battery * sun_share
  return {
    flows,
    year: {
      year,
      months,
      self_consumption: year.production > 0 ? kept / year.production : 0,
      self_sufficiency: year.use > 0 ? kept / year.use : 0,
      days: {
        use: meanDays(use),
        production: meanDays(flows.production),
        import: meanDays(flows.import),
        export: meanDays(flows.export),
        stored: meanDays(flows.stored),
      },
      battery: battery && {
        usable_kwh: battery.usable_kwh,
        power_kw: battery.power_kw,
        strategy: battery.strategy,
        reserve: battery.reserve,
        round_trip_efficiency: battery.round_trip_efficiency,
        losses_kwh: Math.max(0, year.charged - year.discharged),
        cycles: battery.usable_kwh > 0 ? year.discharged / battery.usable_kwh : 0,
      },
      bills: tariff && billsOf(home, tariff, flows),
      plan_name: tariff?.plan?.name ?? null,
      net_metering: (tariff?.net_metering ?? FULL_RETAIL).kind,
      // Stored with the year, always in English.
      assumptions: assumptionsOf(home, 'en'),
    },
  }
}

type Tariff = Schemas['Tariff']

function billsOf(home: Household, tariff: Tariff, flows: Lived): Schemas['EnergyYear']['bills'] {
  const { before, after } = settled(home, tariff, flows)
  return {
    before: before.months,
    after: after.months,
    before_year_cents: before.year_cents,
    after_year_cents: after.year_cents,
    unused_credit_kwh: after.unused_credit_kwh,
    unused_credit_cents: after.unused_credit_cents,
    by_year: yearsOf(home, tariff, { before, after }, flows),
  }
}

function settled(home: Household, tariff: Tariff, flows: Lived): Bills {
  const plan = planOf(tariff, home.daylight)
  const { use, peaks_kw } = home
  const nothing = new Float64Array(use.length)
  const before = settleYear(
    plan,
    { kind: 'none' },
    { use, peaks_kw, production: nothing, import: use, export: nothing },
  )
  const after = settleYear(plan, tariff.net_metering ?? FULL_RETAIL, { use, peaks_kw, ...flows })
  if (!isPlain(home)) return { before, after }
  // Parts come from the hours, totals from the flat-rate calculation.
  const plain = plainBills(home, tariff)(1)
  const exactly = (bills: Settled, totals: readonly number[], part: 'energy_cents' | 'credit_cents') =>
    bills.months.map((bill, month) => {
      const total_cents = totals[month] ?? 0
      return { ...bill, [part]: bill[part] + total_cents - bill.total_cents, total_cents }
    })
  return {
    before: {
      ...before,
      months: exactly(before, plain.before_cents, 'energy_cents'),
      year_cents: plain.before_year_cents,
    },
    after: {
      months: exactly(after, plain.after_cents, 'credit_cents'),
      year_cents: plain.after_year_cents,
      unused_credit_kwh: plain.unused_credit_kwh,
      unused_credit_cents: 0,
      carried: after.carried,
    },
  }
}

const plainBills = ({ months, degradation }: Household, tariff: Tariff) => {
  const metered = {
    consumption_kwh: months.use,
    production_kwh: months.production,
    rate_usd_per_kwh: tariff.rate_usd_per_kwh,
    fixed_charge_cents: tariff.fixed_charge_cents_per_month,
    true_up_month: tariff.net_metering?.true_up_month ?? 1,
  }
  return (year: number) => meteredBills(metered, year, 0, degradation)
}

/** At today's rates. The first year is there already. */
function yearsOf(home: Household, tariff: Tariff, { before, after }: Bills, { production, ceilings }: Lived) {
  const kwh = sum(production)
  const plain = isPlain(home) ? plainBills(home, tariff) : null
  const plan = planOf(tariff, home.daylight)
  const { use, peaks_kw } = home
  let { carried } = after
  return Array.from({ length: YEARS }, (_, index) => {
    const year = index + 1
    const after_cents = () => {
      if (year === 1) return after.year_cents
      if (plain) return plain(year).after_year_cents
      const metered = { use, peaks_kw, ...flowsInYear(home, year, ceilings) }
      const settled = settleYear(plan, tariff.net_metering ?? FULL_RETAIL, metered, carried)
      carried = settled.carried
      return settled.year_cents
    }
    return {
      year,
      production_kwh: Math.round(kwh * (1 - home.degradation) ** index * 10) / 10,
      before_cents: before.year_cents,
      after_cents: after_cents(),
    }
  })
}
