// Twelve figures side by side, one a month. Figures copied from a sheet may be pasted at once, from any month on.
import type { ClipboardEvent } from 'react'
import { MONTHS, money, number } from '#web/lib/format.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { figuresOf, pasteInto } from '../paste-figures.ts'
import { words } from './words.ts'

type Props = {
  kind: 'kwh' | 'usd'
  values: readonly (number | null)[]
  onChange: (values: (number | null)[]) => void
  errorOf: (month: number) => string | undefined
  /** Estimates for empty months, 1 to 12; a month not in it has none. */
  estimates?: ReadonlyMap<number, number>
}

export function MonthFields({ kind, values, onChange, errorOf, estimates }: Props) {
  const bills = kind === 'usd'
  const paste = (event: ClipboardEvent, from: number) => {
    const figures = figuresOf(event.clipboardData.getData('text'))
    if (!figures || figures.length < 2) return
    event.preventDefault()
    // A whole year is a whole year, whichever month it was dropped on.
    onChange(pasteInto(values, figures.slice(0, 12), figures.length >= 12 ? 0 : from))
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {MONTHS.map((month, index) => {
        const estimate = estimates?.get(index + 1)
        return (
          <div key={month} onPaste={event => paste(event, index)}>
            <NumberField
              label={month}
              {...(bills ? { prefix: '$' } : { unit: 'kWh' })}
              digits={bills ? 2 : 0}
              value={values[index] ?? null}
              onChange={value => onChange(values.map((old, at) => (at === index ? value : old)))}
              error={errorOf(index)}
              help={
                estimate === undefined
                  ? undefined
                  : words.value_estimated({ value: bills ? money(estimate * 100) : number(estimate) })
              }
            />
          </div>
        )
      })}
    </div>
  )
}
