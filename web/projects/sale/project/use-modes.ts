// Ways to enter a household's use, worded for a person with the bill at hand.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type UseMode = Schemas['Consumption']['mode']

export const USE_MODES: { value: UseMode; label: string }[] = [
  { value: 'average_bill_cents', label: words.average_monthly_bill },
  { value: 'one_bill_cents', label: words.one_bill },
  { value: 'monthly_bill_cents', label: words.twelve_bills },
  { value: 'monthly_kwh', label: words.kwh_month },
  { value: 'average_kwh', label: words.average_kwh_month },
  { value: 'annual_kwh', label: words.kwh_year },
  { value: 'interval_8760', label: words.meter_file },
]
