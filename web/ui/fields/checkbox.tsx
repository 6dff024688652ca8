import { Checkbox as Base } from '@base-ui/react/checkbox'
import { Check, Minus } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { type ChoiceFrame, ChoiceRow } from './choice-row.tsx'

type Props = ChoiceFrame & {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Partly selected. */
  indeterminate?: boolean
}

/** One thing that holds or does not hold; what has an effect at once is a Toggle. */
export function Checkbox({ checked, onChange, indeterminate = false, ...frame }: Props) {
  return (
    <ChoiceRow {...frame}>
      {control => (
        <Base.Root
          {...control}
          checked={checked}
          onCheckedChange={next => onChange(next)}
          indeterminate={indeterminate}
          nativeButton
          render={<button type="button" />}
          className={cx(
            // The square is small, its target is not: 44 px on a phone.
            'relative flex size-4 shrink-0 items-center justify-center rounded border bg-raised text-on-primary transition-colors duration-150 before:absolute before:-inset-1.5 max-sm:size-5 max-sm:before:-inset-[13px]',
            'data-checked:border-primary data-checked:bg-primary data-indeterminate:border-primary data-indeterminate:bg-primary disabled:cursor-not-allowed disabled:opacity-50',
            frame.error === undefined ? 'border-control enabled:hover:border-ink' : 'border-danger',
          )}
        >
          <Base.Indicator>
            {indeterminate ? <Minus size={12} strokeWidth={3} /> : <Check size={12} strokeWidth={3} />}
          </Base.Indicator>
        </Base.Root>
      )}
    </ChoiceRow>
  )
}
