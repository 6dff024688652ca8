import type { ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { kwh, MONTHS, moneyExact } from '#web/lib/format.ts'
import { NumberField, readNumber } from '#web/ui/number-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

type Mode = Schemas['Consumption']['mode']
type Form = { consumption?: { mode: Mode; values: (number | null)[] } }

const MODES: { value: Mode; label: string }[] = [
  { value: 'monthly_kwh', label: 'kWh of each month' },
  { value: 'monthly_bill_cents', label: 'Bill of each month' },
  { value: 'annual_kwh', label: 'kWh of a year' },
]
const empty = (mode: Mode): (number | null)[] => Array.from({ length: mode === 'annual_kwh' ? 1 : 12 }, () => null)

/** Part of a form whose values have `consumption`. Twelve figures copied from a sheet may be pasted into any month. */
export function ConsumptionFields() {
  const { formState, setValue, watch } = useFormContext<Form>()
  const { mode, values } = watch('consumption') ?? { mode: 'monthly_kwh', values: empty('monthly_kwh') }
  const bills = mode === 'monthly_bill_cents'
  const set = (next: { mode: Mode; values: (number | null)[] }) =>
    setValue('consumption', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const stored = (shown: number | null) => (shown !== null && bills ? Math.round(shown * 100) : shown)
  const shown = (value: number | null | undefined) => (value == null ? null : bills ? value / 100 : value)
  const setMonth = (index: number, value: number | null) =>
    set({ mode, values: values.map((old, at) => (at === index ? stored(value) : old)) })
  const paste = (event: ClipboardEvent) => {
    const figures = event.clipboardData
      .getData('text')
      .trim()
      .split(/\s*[\t\n;]\s*|\s+/)
      .map(readNumber)
    if (figures.length !== 12 || mode === 'annual_kwh') return
    event.preventDefault()
    set({ mode, values: figures.map(stored) })
  }
  const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0)
  const errors = formState.errors.consumption
  const monthError = (index: number) =>
    said(
      (errors?.values as ({ type: string; message?: string } | undefined)[] | undefined)?.[index],
      'Enter 0 or more.',
    )
  // A union of shapes says only that none fits: then each month that is empty or negative says so itself.
  const wrong = (index: number) => {
    const value = values[index]
    return (
      monthError(index) ??
      (errors && (value == null || value < 0) ? (value == null ? 'Enter a figure.' : 'Enter 0 or more.') : undefined)
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label="Known as"
        className="sm:max-w-64"
        options={MODES}
        value={mode}
        onChange={value => {
          const next = MODES.find(one => one.value === value)?.value ?? 'monthly_kwh'
          set({ mode: next, values: empty(next) })
        }}
      />
      {mode === 'annual_kwh' ? (
        <NumberField
          label="Use in a year"
          className="sm:max-w-64"
          unit="kWh"
          digits={0}
          value={values[0] ?? null}
          onChange={value => setMonth(0, value)}
          error={wrong(0)}
        />
      ) : (
        <div onPaste={paste} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {MONTHS.map((month, index) => (
            <NumberField
              key={month}
              label={month}
              {...(bills ? { prefix: '$' } : { unit: 'kWh' })}
              digits={bills ? 2 : 0}
              value={shown(values[index])}
              onChange={value => setMonth(index, value)}
              error={wrong(index)}
            />
          ))}
        </div>
      )}
      <p className="figures text-base text-ink-2" aria-live="polite">
        {bills ? `${moneyExact(sum)} a year` : `${kwh(sum)} a year`}
      </p>
    </div>
  )
}
