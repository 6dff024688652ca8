import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'

type Props = FieldFrame & {
  value: number | null
  onChange: (value: number | null) => void
  /** Shown inside the field: '$' before, 'kWh' after. */
  prefix?: string
  unit?: string
  digits?: number
  /** How the number is written once the field is left. */
  write?: (value: number) => string
  maxLength?: number
  autoFocus?: boolean
  disabled?: boolean
  onBlur?: () => void
  name?: string
}

/** A number with its unit. What is typed stays as typed until the field is left; then it is written as numbers are. */
export function NumberField({
  value,
  onChange,
  prefix,
  unit,
  digits = 2,
  write = number => number.toLocaleString('en-US', { maximumFractionDigits: digits }),
  maxLength,
  autoFocus,
  disabled,
  onBlur,
  name,
  ...frame
}: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const written = value === null ? '' : write(value)
  return (
    <Field {...frame}>
      {control => (
        <div className="relative">
          {prefix && (
            <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-3">
              {prefix}
            </span>
          )}
          <input
            {...control}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxLength}
            // A field that a dialog opens for is where its person wants to be.
            // biome-ignore lint/a11y/noAutofocus: asked for by the caller, once per screen
            autoFocus={autoFocus}
            disabled={disabled}
            className={cx(controlLook(frame.error !== undefined), 'figures text-right', prefix && 'pl-7')}
            style={unit ? { paddingRight: `${unit.length * 0.55 + 1.1}rem` } : undefined}
            value={draft ?? written}
            onFocus={event => event.target.select()}
            onChange={event => {
              setDraft(event.target.value)
              onChange(readNumber(event.target.value))
            }}
            onBlur={() => {
              setDraft(null)
              onBlur?.()
            }}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-sm text-ink-3">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

/** '1,250.5' → 1250.5; null if not a number. */
export function readNumber(text: string): number | null {
  const plain = text.replaceAll(/[,$%\s]/g, '')
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null
}
