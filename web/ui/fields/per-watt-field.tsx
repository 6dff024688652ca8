import type { ComponentProps } from 'react'
import { NumberField } from './number-field.tsx'

type Props = Omit<ComponentProps<typeof NumberField>, 'prefix' | 'unit' | 'digits' | 'write'>

/** Dollars per watt, with both cents as everywhere else: $2.50. */
export const PerWattField = (field: Props) => (
  <NumberField {...field} prefix="$" unit="/W" write={usd => usd.toFixed(2)} />
)
