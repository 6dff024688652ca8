import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { words } from './words.ts'

type Props = FieldFrame & {
  /** '#1f4e5f'; while it is typed it may be less. */
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

/** A color by its digits, or picked from the system's own chooser. */
export function ColorField({ value, onChange, disabled, ...frame }: Props) {
  return (
    <Field {...frame}>
      {control => (
        <div className="flex items-center gap-2">
          <input
            type="color"
            aria-label={words.color_picker({ label: frame.label })}
            value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
            onChange={event => onChange(event.target.value)}
            disabled={disabled}
            className="swatch size-9 shrink-0 max-sm:size-11"
          />
          <input
            {...control}
            value={value}
            onChange={event => onChange(event.target.value.trim().toLowerCase())}
            disabled={disabled}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            className={cx(controlLook(frame.error !== undefined), 'figures max-w-36')}
          />
        </div>
      )}
    </Field>
  )
}
