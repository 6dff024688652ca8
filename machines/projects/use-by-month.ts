// A household's use by month and year, from any source. Server only: the local climate needs the table of all weather
// stations.

import { additionMonths, type Climate } from '#machines/design/energy/additions.ts'
import { keepsDaylightSaving } from '#machines/design/energy/billing/plan-clock.ts'
import { kwhOfBill, usualMonth } from '#machines/design/energy/billing/usual-month.ts'
import { sharesAt } from '#machines/design/energy/place-months.ts'
import { atPlace } from '#machines/design/energy/rate-plan.ts'
import type { Schemas } from '#sdk/types.ts'
import { sum } from '../lib/numbers.ts'
import { yearOfMonths } from './rules.ts'

type Place = Partial<Pick<Schemas['Address'], 'latitude' | 'longitude'>> & { state: string }
type Usage = Pick<Schemas['Project'], 'consumption' | 'tariff'> & { address: Place | null | undefined }
type Tariff = Schemas['Tariff']
type Months = readonly number[]

/**
 * kWh by month, January first, with what the household will use beyond today; null while it cannot be known. What is known as
 * one figure is spread over the months by the climate of the place; bills are turned back into energy: (bill − fixed charge) ÷
 * rate, never below zero, or by the rate plan. Without a climate, additions follow that of the middle of the nation.
 */
export function monthlyConsumption(usage: Usage, climate: Pick<Climate, 'monthly'> | null = null): number[] | null {
  const months = metered(usage)
  for (const addition of usage.consumption?.additions ?? []) {
    for (const [month, kwh] of additionMonths(addition, climate).entries()) {
      if (months) months[month] = (months[month] ?? 0) + kwh
    }
  }
  return months
}

/** The same, as the household is today. */
export function metered({ consumption, tariff: given, address }: Usage): number[] | null {
  if (!consumption) return null
  const plan = given?.plan && atPlace(given.plan, keepsDaylightSaving(address?.state))
  const tariff = given && { ...given, plan }
  const spread = (year_kwh: number) => sharesAt(address).map(share => share * year_kwh)
  const [value = 0] = consumption.values
  switch (consumption.mode) {
    case 'annual_kwh':
      return spread(value)
    case 'average_kwh':
      return spread(value * 12)
    case 'monthly_kwh':
    case 'interval_8760':
      return [...consumption.values]
    case 'monthly_bill_cents':
      return tariff && consumption.values.map((cents, month) => kwhOfMonth(tariff, month, cents))
    case 'average_bill_cents':
      return tariff && spread(kwhOfYear(tariff, value * 12, sharesAt(address)))
    case 'one_bill_cents': {
      const month = consumption.month - 1
      return tariff && spread(kwhOfMonth(tariff, month, value) / (sharesAt(address)[month] ?? 1 / 12))
    }
  }
}

/** True if months are spread by climate because individual ones are unknown. */
export const isSpread = (consumption: Schemas['Consumption'] | null | undefined): boolean =>
  consumption?.values.length === 1

/** kWh of a month (0 to 11) whose bill comes to so many cents. */
function kwhOfMonth({ plan, rate_usd_per_kwh, fixed_charge_cents_per_month }: Tariff, month: number, cents: number) {
  if (plan) return kwhOfBill(plan, month, cents)
  return Math.max(0, (cents - fixed_charge_cents_per_month) / 100 / rate_usd_per_kwh)
}

/** More than any house uses, from which the year of a bill is halved down. */
const MOST_KWH = 1_000_000

/** kWh of a house with these months whose twelve bills come to so many cents. */
function kwhOfYear(tariff: Tariff, cents: number, shares: Months): number {
  const { plan, rate_usd_per_kwh, fixed_charge_cents_per_month } = tariff
  if (!plan) return Math.max(0, (cents - 12 * fixed_charge_cents_per_month) / 100 / rate_usd_per_kwh)
  const bills = (kwh: number) => sum(shares.map((share, month) => usualMonth(plan, month, share * kwh).total_usd))
  let low = 0
  let high = MOST_KWH
  while (high - low > 0.001) {
    const middle = (low + high) / 2
    if (bills(middle) * 100 < cents) low = middle
    else high = middle
  }
  return low
}

/** kWh a year; null while it cannot be known. */
export function annualConsumption(usage: Usage): number | null {
  const months = monthlyConsumption(usage)
  return months && yearOfMonths(months)
}
