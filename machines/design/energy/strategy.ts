// Default strategy of a home battery: save money if the tariff allows, otherwise stay full.
import type { Schemas } from '#sdk/types.ts'
import type { Battery, GridUse, Prices } from './battery.ts'
import { HOURS } from './calendar.ts'
import { exportRates, FULL_RETAIL, type NetMetering } from './net-metering.ts'
import { atPlace, byPeriod, flatPlan, marginalRates, type RatePlan } from './rate-plan.ts'

type Tariff = Schemas['Tariff']
export type Strategy = Schemas['StorageControl']['strategy']

/** Default backup reserve while cycling, as suggested by manufacturers' apps. */
const USUAL_RESERVE = 0.2

/** The plan bills are made by, on the clock of the place. */
export const planOf = (tariff: Tariff, daylight = true): RatePlan => atPlace(tariff.plan ?? flatPlan(tariff), daylight)

/**
 * True if the year's bills are those of a flat rate with full retail net metering, so timing doesn't matter: then they
 * come from `meteredBills`, matching quotes to the cent.
 */
export function isPlain({
  tariff,
  battery,
}: {
  tariff: Tariff | null
  battery: { strategy: Strategy } | null
}): boolean {
  const { kind, leftover_usd_per_kwh = 0, credits_at_true_up } = tariff?.net_metering ?? FULL_RETAIL
  const cycles = battery !== null && battery.strategy !== 'backup'
  return (
    !tariff?.plan && kind === 'full_retail' && leftover_usd_per_kwh === 0 && credits_at_true_up !== 'carry' && !cycles
  )
}

/** Price and export value of a kWh in each hour, with this use of each month and no battery. */
export function pricesOf(plan: RatePlan, settled: NetMetering, taken: Float64Array): Prices {
  const buy = marginalRates(plan, byPeriod(plan, taken))
  return { buy, sell: sellRates(plan, settled, buy) }
}

function sellRates(plan: RatePlan, settled: NetMetering, buy: Float64Array): Float64Array {
  switch (settled.kind) {
    case 'full_retail':
      return buy
    case 'non_bypassable':
      return buy.map(rate => rate - (settled.non_bypassable_usd_per_kwh ?? 0))
    case 'net_billing':
    case 'net_billing_carry_over':
      return exportRates(plan, settled)
    case 'none':
      return new Float64Array(HOURS)
    case 'buy_all_sell_all':
      // Charging the battery doesn't change what is bought or sold.
      return buy
  }
}

/** Grid use of a battery that follows prices: as chosen, otherwise as the rate allows. */
export function gridUse(
  tariff: Tariff | null,
  { grid, round_trip_efficiency }: Pick<Battery, 'round_trip_efficiency'> & Pick<Schemas['StorageControl'], 'grid'>,
): GridUse {
  const asked = grid ?? (tariff && exportPays(tariff, round_trip_efficiency) ? 'export' : 'charge')
  return { charge: asked === 'charge' || asked === 'both', export: asked === 'export' || asked === 'both' }
}

/**
 * True if exporting is worth more to the battery than charging from the grid: the best export hour pays more than the
 * cheapest hour costs, or export values vary while shifting purchases saves nothing. By default the battery then
 * exports and charges from solar only: few utilities credit exports of a battery that charges from the grid.
 */
function exportPays(tariff: Tariff, round_trip_efficiency: number): boolean {
  const known = knownPrices(tariff)
  if (!known || tariff.net_metering?.kind === 'none') return false
  const { buy, sell } = known
  return (
    highest(sell) * round_trip_efficiency > lowest(buy) ||
    (paysWithinDay(sell, sell, round_trip_efficiency) && !paysWithinDay(buy, buy, round_trip_efficiency))
  )
}

export function usualControl(
  tariff: Tariff | null,
  battery: Pick<Battery, 'round_trip_efficiency'>,
): Schemas['StorageControl'] {
  return { strategy: usualStrategy(tariff, battery), reserve: USUAL_RESERVE }
}

/** The one that is worth most at the prices of the tariff; the simpler where two are worth the same. */
function usualStrategy(
  tariff: Tariff | null,
  { round_trip_efficiency }: Pick<Battery, 'round_trip_efficiency'>,
): Strategy {
  if (!tariff) return 'self_consumption'
  const known = knownPrices(tariff)
  if (!known) return 'backup'
  const { buy, sell } = known
  const pays = (into: Float64Array, out: Float64Array) => paysWithinDay(into, out, round_trip_efficiency)
  if (planOf(tariff).demand.length > 0 || pays(buy, buy) || pays(sell, sell)) return 'arbitrage'
  return pays(sell, buy) ? 'self_consumption' : 'backup'
}

/** Null for buy-all sell-all: the battery then can't change a bill. */
function knownPrices(tariff: Tariff): Prices | null {
  const settled = tariff.net_metering ?? FULL_RETAIL
  return settled.kind === 'buy_all_sell_all' ? null : pricesOf(planOf(tariff), settled, new Float64Array(HOURS))
}

/** True if on some day a kWh charged at its lowest price is worth more, after losses, at its highest. */
function paysWithinDay(into: Float64Array, out: Float64Array, round_trip_efficiency: number): boolean {
  for (let from = 0; from < HOURS; from += 24)
    if (highest(out.subarray(from, from + 24)) * round_trip_efficiency > lowest(into.subarray(from, from + 24)))
      return true
  return false
}

const highest = (values: Float64Array) =>
  values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY)
const lowest = (values: Float64Array) =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
