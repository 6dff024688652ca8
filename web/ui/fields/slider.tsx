import { Slider as Base } from '@base-ui/react/slider'
import { useId } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { type SliderFrame, SliderParts, thumbLook, writerOf } from './slider-parts.tsx'

type Props = SliderFrame & {
  value: number
  onChange: (value: number) => void
  /** The hand has let go: the moment to save. */
  onSettled?: (value: number) => void
}

/** A number found by trying; where it is known, a NumberField is quicker. */
export function Slider({ value, onChange, onSettled, className, ...frame }: Props) {
  const id = useId()
  const { min, max, step = 1, help, error, disabledReason } = frame
  const write = writerOf(frame).one
  const note = error ?? disabledReason ?? help
  return (
    <Base.Root
      value={value}
      onValueChange={next => onChange(next)}
      onValueCommitted={next => onSettled?.(next)}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      disabled={disabledReason !== undefined}
      // So that the thumb ends where label and fields end.
      thumbAlignment="edge-client-only"
      className={cx('flex min-w-0 flex-col gap-0.5', className)}
    >
      <SliderParts {...frame} id={id} written={write(value)} write={write}>
        <Base.Thumb
          getAriaValueText={(_, current) => write(current)}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          className={thumbLook}
        />
      </SliderParts>
    </Base.Root>
  )
}
