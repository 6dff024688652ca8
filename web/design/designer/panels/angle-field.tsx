import { type ReactNode, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { number } from '#web/lib/format.ts'
import { controlLook, Field, type FieldFrame } from '#web/ui/fields/field.tsx'
import { words } from './words.ts'

type Props = FieldFrame & {
  value: number
  onChange: (value: number) => void
  /** Parses input other than plain degrees. */
  read?: (text: string) => number | null
  least: number
  most: number
  range: ReactNode
}

const plain = (text: string) => (/^\s*\d*\.?\d+\s*°?\s*$/.test(text) ? Number.parseFloat(text) : null)
/** '22.5°' */
export const degrees = (value: number) => `${number(value, Number.isInteger(value) ? 0 : 1)}°`

/** Degrees in whatever way people write them; they count once the field is left. */
export function AngleField({ value, onChange, read = plain, least, most, range, ...frame }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const found = typed === null ? value : read(typed)
  const wrong = found === null || found < least || found > most
  return (
    <Field {...frame} error={wrong ? words.enter_range({ range: String(range) }) : undefined}>
      {control => (
        <input
          {...control}
          autoComplete="off"
          maxLength={12}
          className={cx(controlLook(wrong), 'figures text-right')}
          value={typed ?? degrees(value)}
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
