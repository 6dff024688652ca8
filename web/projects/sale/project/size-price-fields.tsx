import { useState } from 'react'
import { RangeSlider } from '#web/ui/fields/range-slider.tsx'
import { ofSteps, RANGES, type SizePrice, stepsOf } from './size-price.ts'

type Change = { [K in keyof SizePrice]: SizePrice[K] | undefined }
type Props = { filters: SizePrice; onChange: (change: Change) => void }

/** The list is filtered when a handle is released. */
const SizePriceFields = ({ filters, onChange }: Props) => (
  <>
    <Range of="size" filters={filters} onChange={onChange} />
    <Range of="price" filters={filters} onChange={onChange} />
  </>
)

function Range({ of, filters, onChange }: Props & { of: keyof typeof RANGES }) {
  const range = RANGES[of]
  const { label, steps, one } = range
  const saved = stepsOf(range, filters)
  const [moved, setMoved] = useState<readonly [number, number] | null>(null)
  return (
    <RangeSlider
      label={label}
      min={0}
      max={steps}
      value={moved ?? saved}
      write={step => `${range.write(step * one)}${step === steps ? '+' : ''}`}
      onChange={setMoved}
      onSettled={value => {
        setMoved(null)
        onChange(ofSteps(range, value))
      }}
    />
  )
}

export default SizePriceFields
