import { type ReactNode, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from '#web/ui/field.tsx'

type Props = FieldFrame & {
  value: number
  onChange: (value: number) => void
  read: (text: string) => number | null
  write: (value: number) => string
  least: number
  most: number
  range: ReactNode
}

/** Degrees in whatever way people write them; they count once the field is left. */
export function AngleField({ value, onChange, read, write, least, most, range, ...frame }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const found = typed === null ? value : read(typed)
  const wrong = found === null || found < least || found > most
  return (
    <Field {...frame} error={wrong ? `Enter ${range}.` : undefined}>
      {control => (
        <input
          {...control}
          autoComplete="off"
          maxLength={12}
          className={cx(controlLook(wrong), 'figures text-right')}
          value={typed ?? write(value)}
          onFocus={event => event.target.select()}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key === 'Escape') setTyped(null)
          }}
          onBlur={() => {
            if (wrong) return
            if (typed !== null && found !== null && found !== value) onChange(found)
            setTyped(null)
          }}
        />
      )}
    </Field>
  )
}
