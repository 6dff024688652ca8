import type { ComponentProps } from 'react'
import { NumberField } from './number-field.tsx'

type Props = Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'prefix' | 'digits' | 'write'> & {
  value_cents: number | null
  onChange: (value_cents: number | null) => void
}

// Cents are written where there are any: 1,250 but 1,250.50.
const dollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** Dollars are typed, whole cents are what the product calculates with. */
export function MoneyField({ value_cents, onChange, ...field }: Props) {
  return (
    <NumberField
      {...field}
      prefix="$"
      value={value_cents === null ? null : value_cents / 100}
      onChange={value => onChange(value === null ? null : toCents(value))}
      write={value => dollars.format(value)}
    />
  )
}

/** 19.99 → 1999, although 19.99 × 100 is 1998.9999…; half a cent rounds up. */
export const toCents = (usd: number) => Math.round(Number((usd * 100).toFixed(6)))
