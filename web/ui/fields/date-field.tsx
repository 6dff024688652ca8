import dayjs from 'dayjs'
import { Calendar } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { words } from './words.ts'

type Props = FieldFrame & {
  /** A day as '2026-11-20'; with time, a moment in ISO 8601, shown in the reader's time zone. */
  value: string | null
  withTime?: boolean
  onChange: (value: string | null) => void
  earliest?: string
  latest?: string
  disabled?: boolean
  name?: string
  onBlur?: () => void
}

/** A day, by the browser's own calendar: it knows the reader's keyboard, language and phone better than we could. */
export function DateField({
  value,
  onChange,
  withTime = false,
  earliest,
  latest,
  disabled,
  name,
  onBlur,
  error,
  ...frame
}: Props) {
  // 02/30 stays in the field but isn't a date: the browser reports it only through validity, with an empty value.
  const [impossible, setImpossible] = useState(false)
  // Safari shows today in gray in an empty field, which reads as filled in.
  const isEmpty = value === null && !impossible
  const sentence = error ?? (impossible ? words.invalid_date : undefined)
  return (
    <Field {...frame} error={sentence}>
      {control => (
        <span className="relative block">
          <input
            {...control}
            type={withTime ? 'datetime-local' : 'date'}
            name={name}
            min={earliest}
            max={latest}
            disabled={disabled}
            value={value === null ? '' : withTime ? dayjs(value).format('YYYY-MM-DDTHH:mm') : value}
            onChange={event => {
              setImpossible(false)
              const text = event.target.value
              onChange(text === '' ? null : withTime ? dayjs(text).toISOString() : text)
            }}
            onBlur={event => {
              setImpossible(event.target.validity.badInput)
              onBlur?.()
            }}
            className={cx(
              controlLook(sentence !== undefined),
              'day figures',
              isEmpty && 'peer not-focus:[&::-webkit-datetime-edit]:opacity-0',
            )}
          />
          {/* Replaces the browser's icon, which is invisible on top of it and opens the calendar. */}
          <Calendar
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto hidden text-ink-3 supports-[selector(::-webkit-calendar-picker-indicator)]:block"
          />
          {isEmpty && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-2.5 hidden items-center text-base text-ink-3 peer-focus:hidden max-sm:text-md supports-[selector(::-webkit-datetime-edit)]:not-peer-focus:flex"
            >
              {words.mm_dd_yyyy}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
