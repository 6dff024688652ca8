import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'

type Inherited<T> = Omit<T, 'className' | 'id'>

/** One line of text. `suffix` is shown inside the field at its end. */
export function TextField({
  suffix,
  ref,
  ...props
}: FieldFrame &
  Inherited<InputHTMLAttributes<HTMLInputElement>> & { suffix?: React.ReactNode; ref?: Ref<HTMLInputElement> }) {
  const { label, help, error, optional, hideLabel, className, ...input } = props
  return (
    <Field label={label} help={help} error={error} optional={optional} hideLabel={hideLabel} className={className}>
      {control => (
        <div className="relative">
          <input
            {...input}
            {...control}
            ref={ref}
            className={cx(controlLook(error !== undefined), suffix !== undefined && 'pr-10')}
          />
          {suffix !== undefined && (
            <div className="absolute inset-y-0 right-1 flex items-center text-sm text-ink-3">{suffix}</div>
          )}
        </div>
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextArea({
  ref,
  rows = 4,
  ...props
}: FieldFrame & Inherited<TextareaHTMLAttributes<HTMLTextAreaElement>> & { ref?: Ref<HTMLTextAreaElement> }) {
  const { label, help, error, optional, hideLabel, className, ...input } = props
  return (
    <Field label={label} help={help} error={error} optional={optional} hideLabel={hideLabel} className={className}>
      {control => (
        <textarea
          {...input}
          {...control}
          ref={ref}
          rows={rows}
          className={cx(controlLook(error !== undefined), 'h-auto py-2 max-sm:h-auto')}
        />
      )}
    </Field>
  )
}
