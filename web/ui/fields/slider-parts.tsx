// Shared by sliders with one and two thumbs.
import { Slider as Base } from '@base-ui/react/slider'
import type { ReactNode } from 'react'
import { number } from '#web/lib/format.ts'
import { type FieldFrame, FieldNote } from './field.tsx'
import { words } from './words.ts'

export type SliderFrame = Omit<FieldFrame, 'optional'> & {
  min: number
  max: number
  step?: number
  /** Shown after the number: 'kW'. */
  unit?: string
  /** How a value is written, where number and unit are not enough. */
  write?: (value: number) => string
  disabledReason?: string | undefined
}

/** '7.5 kW', '4 to 9 months' or '30°': as many digits as a step has, the unit once. */
export function writerOf({ write, unit = '', step = 1 }: Pick<SliderFrame, 'write' | 'unit' | 'step'>) {
  const plain = (value: number) => number(value, String(step).split('.')[1]?.length ?? 0)
  const one = write ?? ((value: number) => `${plain(value)}${unit === '°' ? '' : ' '}${unit}`.trim())
  return { one, range: (from: number, to: number) => words.from_to({ from: (write ?? plain)(from), to: one(to) }) }
}

export const thumbLook =
  'size-4 rounded-full border-2 border-primary bg-raised transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:shadow-[0_0_0_2px_var(--marigold)] data-disabled:border-ink-3 max-sm:size-6'

type Props = Pick<SliderFrame, 'label' | 'help' | 'error' | 'hideLabel' | 'disabledReason' | 'min' | 'max'> & {
  id: string
  written: string
  write: (value: number) => string
  children: ReactNode
}

/** Label and value above, the bar, its ends named below. */
export function SliderParts({
  id,
  label,
  written,
  write,
  help,
  error,
  hideLabel,
  disabledReason,
  min,
  max,
  children,
}: Props) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <Base.Label className={hideLabel ? 'sr-only' : 'min-w-0 font-medium'}>{label}</Base.Label>
        <Base.Value className="figures ml-auto shrink-0 font-medium">{() => written}</Base.Value>
      </div>
      <Base.Control className="flex h-6 touch-none items-center select-none not-data-disabled:cursor-pointer data-disabled:cursor-not-allowed max-sm:h-11">
        <Base.Track className="h-1 w-full rounded-full bg-hairline-strong data-disabled:opacity-60">
          <Base.Indicator className="rounded-full bg-primary data-disabled:bg-ink-3" />
          {children}
        </Base.Track>
      </Base.Control>
      <div className="figures flex justify-between gap-3 text-xs text-ink-3" aria-hidden>
        <span>{write(min)}</span>
        <span>{write(max)}</span>
      </div>
      <FieldNote id={`${id}-note`} help={disabledReason ?? help} error={error} />
    </>
  )
}
