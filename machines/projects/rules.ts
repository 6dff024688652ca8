// Pure questions about a project's household. The browser asks them too.
import type { Schemas } from '#sdk/types.ts'
import { additionMonths, type Climate } from '../energy/additions.ts'
import { kwhOfBill } from '../energy/rate-plan.ts'
import { sum } from '../lib/numbers.ts'

/** Average hours of a month out of 8,760, so that an annual figure spreads the way days do. */
export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

type Usage = Pick<Schemas['Project'], 'consumption' | 'tariff'>

/**
 * kWh by month, January first, with what the household will use beyond today; null while it cannot be known. An annual
 * figure is spread by days; bills are turned back into energy: (bill − fixed charge) ÷ rate, never below zero, or by the
 * rate plan. Without a climate, what follows the weather follows that of the middle of the nation.
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
export function metered({ consumption, tariff }: Usage): number[] | null {
  if (!consumption) return null
  switch (consumption.mode) {
    case 'annual_kwh': {
      const [year = 0] = consumption.values
      return DAYS_IN_MONTH.map(days => (year * days) / 365)
    }
    case 'monthly_kwh':
    case 'interval_8760':
      return [...consumption.values]
    case 'monthly_bill_cents': {
      if (!tariff) return null
      const { plan } = tariff
      if (plan) return consumption.values.map((cents, month) => kwhOfBill(plan, month, cents))
      return consumption.values.map(cents =>
        Math.max(0, (cents - tariff.fixed_charge_cents_per_month) / 100 / tariff.rate_usd_per_kwh),
      )
    }
  }
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
