// Pure questions about a project's household. The browser asks them too.
import type { Schemas } from '#sdk/types.ts'
import { additionMonths, type Climate } from '../energy/additions.ts'
import { keepsDaylightSaving } from '../energy/billing/plan-clock.ts'
import { kwhOfBill, usualMonth } from '../energy/billing/usual-month.ts'
import { atPlace } from '../energy/rate-plan.ts'
import { USUAL_MONTHS } from '../energy/usual-months.ts'
import { sum } from '../lib/numbers.ts'

/** Average hours of a month out of 8,760, so that an annual figure spreads the way days do. */
export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

type Usage = Pick<Schemas['Project'], 'consumption' | 'tariff'> & { address?: { state: string } | null }
type Tariff = Schemas['Tariff']

/**
 * kWh by month, January first, with what the household will use beyond today; null while it cannot be known. An annual
 * figure is spread by days, one bill or an average one over the months of a usual house; bills are turned back into energy:
 * (bill − fixed charge) ÷ rate, never below zero, or by the rate plan. Without a climate, what follows the weather follows that of the middle of the nation.
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
  switch (consumption.mode) {
    case 'annual_kwh': {
      const [year = 0] = consumption.values
      return DAYS_IN_MONTH.map(days => (year * days) / 365)
    }
    case 'monthly_kwh':
    case 'interval_8760':
      return [...consumption.values]
    case 'monthly_bill_cents':
      return tariff && consumption.values.map((cents, month) => kwhOfMonth(tariff, month, cents))
    case 'average_bill_cents': {
      const [cents = 0] = consumption.values
      return tariff && usualMonths(kwhOfYear(tariff, cents * 12))
    }
    case 'one_bill_cents': {
      const [cents = 0] = consumption.values
      const month = consumption.month - 1
      return tariff && usualMonths(kwhOfMonth(tariff, month, cents) / (USUAL_MONTHS[month] ?? 1 / 12))
    }
  }
}

const usualMonths = (year_kwh: number): number[] => USUAL_MONTHS.map(share => share * year_kwh)

/** kWh of a month (0 to 11) whose bill comes to so many cents. */
function kwhOfMonth({ plan, rate_usd_per_kwh, fixed_charge_cents_per_month }: Tariff, month: number, cents: number) {
  if (plan) return kwhOfBill(plan, month, cents)
  return Math.max(0, (cents - fixed_charge_cents_per_month) / 100 / rate_usd_per_kwh)
}

/** More than any house uses, from which the year of a bill is halved down. */
const MOST_KWH = 1_000_000

/** kWh of a usual house whose twelve bills come to so many cents. */
function kwhOfYear({ plan, rate_usd_per_kwh, fixed_charge_cents_per_month }: Tariff, cents: number): number {
  if (!plan) return Math.max(0, (cents - 12 * fixed_charge_cents_per_month) / 100 / rate_usd_per_kwh)
  const bills = (kwh: number) => sum(USUAL_MONTHS.map((share, month) => usualMonth(plan, month, share * kwh).total_usd))
  let low = 0
  let high = MOST_KWH
  while (high - low > 0.001) {
    const middle = (low + high) / 2
    if (bills(middle) * 100 < cents) low = middle
    else high = middle
  }
  return low
}

/** kWh of twelve months. Twelfths of 12,000 are 12,000 again. */
export const yearOfMonths = (months: readonly number[]) => Number(sum(months).toFixed(6))

/** kWh a year; null while it cannot be known. */
export function annualConsumption(usage: Usage): number | null {
  const months = monthlyConsumption(usage)
  return months && yearOfMonths(months)
}

/** '100 Example Street, Phoenix, AZ 85004' */
export const addressLine = (address: Schemas['Address']) =>
  [address.line1, address.line2, `${address.city}, ${address.state} ${address.postal_code}`].filter(Boolean).join(', ')
