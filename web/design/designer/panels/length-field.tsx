import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from '#web/ui/fields/field.tsx'
import { lengthText, readLength, useUnit } from '../lengths.ts'
import { words } from './words.ts'

type Props = FieldFrame & {
  meters: number
  onChange: (meters: number) => void
  least?: number
  most: number
  autoFocus?: boolean
}

/** A length in the reader's unit; 12' 6", 12.5 and 3.8 m are all understood. It counts once the field is left. */
export function LengthField({ meters, onChange, least = 0, most, autoFocus, ...frame }: Props) {
  const unit = useUnit()
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? meters : readLength(typed, unit)
  const wrong = read === null || read < least || read > most
  const sentence = wrong
    ? words.enter_least_most({ least: lengthText(least, unit), most: lengthText(most, unit) })
    : undefined
  return (
    <Field {...frame} error={frame.error ?? sentence}>
      {control => (
        <input
          {...control}
          autoComplete="off"
          maxLength={20}
          // biome-ignore lint/a11y/noAutofocus: asked for by a dialog that opens for it
          autoFocus={autoFocus}
          className={cx(controlLook(wrong), 'figures text-right')}
          value={typed ?? lengthText(meters, unit)}
          onFocus={event => event.target.select()}
          onChange={event => setTyped(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key === 'Escape') setTyped(null)
          }}
          onBlur={() => {
            // Invalid input stays for correction.
            if (wrong) return
            if (typed !== null && read !== null && Math.abs(read - meters) > 1e-6) onChange(read)
            setTyped(null)
          }}
        />
      )}
    </Field>
  )
}
