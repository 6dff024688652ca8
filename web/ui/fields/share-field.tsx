import type { ComponentProps } from 'react'
import { NumberField } from './number-field.tsx'

type Props = Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange' | 'unit'> & {
  share: number | null
  onChange: (share: number | null) => void
}

/** A share of one is what the product calculates with; a percentage is what people type. */
export const ShareField = ({ share, onChange, ...field }: Props) => (
  <NumberField
    {...field}
    unit="%"
    value={share === null ? null : share * 100}
    // 0.57 / 100 is not quite 0.0057.
    onChange={value => onChange(value === null ? null : Number((value / 100).toFixed(6)))}
  />
)
