// The ways a household's use is known, in the words of whoever has the bill at hand.
import type { Schemas } from '#sdk/types.ts'

export type UseMode = Schemas['Consumption']['mode']

export const USE_MODES: { value: UseMode; label: string }[] = [
  { value: 'average_bill_cents', label: 'Average monthly bill' },
  { value: 'one_bill_cents', label: 'One bill' },
  { value: 'monthly_bill_cents', label: 'Twelve bills' },
  { value: 'monthly_kwh', label: 'kWh by month' },
  { value: 'average_kwh', label: 'Average kWh a month' },
  { value: 'annual_kwh', label: 'kWh a year' },
  { value: 'interval_8760', label: 'Meter file' },
]
