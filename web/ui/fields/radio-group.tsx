import { Radio } from '@base-ui/react/radio'
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import { type ReactNode, useId } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { ChoiceRow } from './choice-row.tsx'
import { type FieldFrame, FieldNote } from './field.tsx'
import { words } from './words.ts'

export type RadioOption<Value extends string> = {
  value: Value
  label: string
  help?: ReactNode
  disabledReason?: string | undefined
}
type Props<Value extends string> = FieldFrame & {
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Why it is disabled. */
  disabledReason?: string | undefined
}

/** One of a few, all in sight; of more than six a SelectField. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  disabledReason,
  label,
  help,
  error,
  optional,
  hideLabel,
  className,
}: Props<Value>) {
  const id = useId()
  const note = error ?? disabledReason ?? help
  return (
    <Base
      value={value}
      onValueChange={next => next !== null && onChange(next)}
      disabled={disabledReason !== undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      aria-invalid={error === undefined ? undefined : true}
      className={cx('flex min-w-0 flex-col gap-1', className)}
    >
      <span id={`${id}-label`} className={hideLabel ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {optional && <span className="font-normal text-ink-3"> {words.optional}</span>}
      </span>
      <div className="flex flex-col gap-1 max-sm:gap-0">
        {options.map(option => (
          <ChoiceRow key={option.value} label={option.label} help={option.help} disabledReason={option.disabledReason}>
            {({ 'aria-invalid': _, ...control }) => (
              <Radio.Root
                {...control}
                value={option.value}
                nativeButton
                render={<button type="button" />}
                className={cx(
                  'relative flex size-4 shrink-0 items-center justify-center rounded-full border bg-raised transition-colors duration-150 before:absolute before:-inset-1.5 disabled:cursor-not-allowed disabled:opacity-50 data-checked:border-primary data-checked:bg-primary max-sm:size-5 max-sm:before:-inset-[13px]',
                  error === undefined || control.disabled ? 'border-control enabled:hover:border-ink' : 'border-danger',
                )}
              >
                <Radio.Indicator className="size-1.5 rounded-full bg-on-primary max-sm:size-2" />
              </Radio.Root>
            )}
          </ChoiceRow>
        ))}
      </div>
      <FieldNote id={`${id}-note`} help={disabledReason ?? help} error={error} />
    </Base>
  )
}
