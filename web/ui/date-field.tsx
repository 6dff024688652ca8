import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'

type Props = FieldFrame & {
  /** A day as '2026-11-20'. */
  value: string | null
  onChange: (value: string | null) => void
  earliest?: string
  latest?: string
  disabled?: boolean
  name?: string
  onBlur?: () => void
}

/** A day, by the browser's own calendar: it knows the reader's keyboard, language and phone better than we could. */
export function DateField({ value, onChange, earliest, latest, disabled, name, onBlur, error, ...frame }: Props) {
  // 02/30 stands in the field but is no day: the browser gives an empty value for it and says so only here.
  const [impossible, setImpossible] = useState(false)
  const sentence = error ?? (impossible ? 'There is no such day. Check month, day and year.' : undefined)
  return (
    <Field {...frame} error={sentence}>
      {control => (
        <input
          {...control}
          type="date"
          name={name}
          min={earliest}
          max={latest}
          disabled={disabled}
          value={value ?? ''}
          onChange={event => {
            setImpossible(false)
            onChange(event.target.value || null)
          }}
          onBlur={event => {
            setImpossible(event.target.validity.badInput)
            onBlur?.()
          }}
          className={cx(controlLook(sentence !== undefined), 'figures', value === null && 'not-focus:text-ink-3')}
        />
      )}
    </Field>
  )
}
