import { Slider as Base } from '@base-ui/react/slider'
import { useId, useRef } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { keepApart } from '#web/lib/range.ts'
import { type SliderFrame, SliderParts, thumbLook, writerOf } from './slider-parts.tsx'

type Range = readonly [lower: number, upper: number]
type Props = SliderFrame & { value: Range; onChange: (value: Range) => void; onSettled?: (value: Range) => void }

/** From one number to another; the lower stays at least 1 below the upper, whichever is moved. */
export function RangeSlider({ value, onChange, onSettled, className, ...frame }: Props) {
  const id = useId()
  const { label, min, max, step = 1, help, error, disabledReason } = frame
  const write = writerOf(frame)
  const note = error ?? disabledReason ?? help
  // The library reports drags, where the ends may touch; only the committed value counts.
  const latest = useRef(value)
  return (
    <Base.Root
      value={value}
      onValueChange={([lower = min, upper = max], { activeThumbIndex }) => {
        latest.current = keepApart([lower, upper], { min, max }, activeThumbIndex === 1 ? 'upper' : 'lower')
        onChange(latest.current)
      }}
      onValueCommitted={() => onSettled?.(latest.current)}
      thumbCollisionBehavior="none"
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      disabled={disabledReason !== undefined}
      thumbAlignment="edge-client-only"
      className={cx('flex min-w-0 flex-col gap-0.5', className)}
    >
      <SliderParts {...frame} id={id} written={write.range(...value)} write={write.one}>
        {(['lowest', 'highest'] as const).map((end, index) => (
          <Base.Thumb
            key={end}
            index={index}
            aria-label={`${label}, ${end}`}
            getAriaValueText={(_, current) => write.one(current)}
            aria-describedby={note === undefined ? undefined : `${id}-note`}
            className={thumbLook}
          />
        ))}
      </SliderParts>
    </Base.Root>
  )
}
