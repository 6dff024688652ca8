import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { kwh, moneyExact } from '#web/lib/format.ts'
import { MonthFields } from '#web/sale/project/month-fields.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Notice } from '#web/ui/states.tsx'

type Mode = Schemas['Consumption']['mode']
type Use = {
  mode: Mode
  values: (number | null)[]
  additions?: Schemas['Additions']
  estimated_months?: number[]
  file_name?: string
}
type Form = { consumption?: Use }

const MODES: { value: Mode; label: string }[] = [
  { value: 'monthly_kwh', label: 'kWh of each month' },
  { value: 'monthly_bill_cents', label: 'Bill of each month' },
  { value: 'annual_kwh', label: 'kWh of a year' },
]
const FROM_METER: { value: Mode; label: string } = { value: 'interval_8760', label: 'File of the meter' }
const empty = (mode: Mode): (number | null)[] => Array.from({ length: mode === 'annual_kwh' ? 1 : 12 }, () => null)

/** Part of a form whose values have `consumption`: what is asked at a first call. The energy tab knows more ways. */
export function ConsumptionFields() {
  const { formState, setValue, watch } = useFormContext<Form>()
  const use: Use = watch('consumption') ?? { mode: 'monthly_kwh', values: empty('monthly_kwh') }
  const { mode, values, additions, estimated_months = [] } = use
  const bills = mode === 'monthly_bill_cents'
  const fromMeter = mode === 'interval_8760'
  const set = (now: Mode, next: (number | null)[]) => {
    // A month that was estimated stays so until somebody changes it; what the household will add stays in any case.
    const estimated = now === mode ? estimated_months.filter(month => next[month - 1] === values[month - 1]) : []
    setValue(
      'consumption',
      {
        mode: now,
        values: next,
        ...(estimated.length > 0 ? { estimated_months: estimated } : {}),
        ...(additions ? { additions } : {}),
      },
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    )
  }
  const inCents = (shown: number | null) => (shown === null ? null : Math.round(shown * 100))
  const inDollars = (cents: number | null) => (cents === null ? null : cents / 100)
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
        options={fromMeter ? [...MODES, FROM_METER] : MODES}
        value={mode}
        onChange={value => {
          const next = MODES.find(one => one.value === value)?.value
          if (next) set(next, empty(next))
        }}
      />
      {mode === 'annual_kwh' && (
        <NumberField
          label="Use in a year"
          className="sm:max-w-64"
          unit="kWh"
          digits={0}
          value={values[0] ?? null}
          onChange={value => set(mode, [value])}
          error={wrong(0)}
        />
      )}
      {fromMeter && <Notice>The hours come from {use.file_name}. Another file is taken under Energy.</Notice>}
      {(mode === 'monthly_kwh' || bills) && (
        <MonthFields
          kind={bills ? 'usd' : 'kwh'}
          values={bills ? values.map(inDollars) : values}
          onChange={next => set(mode, bills ? next.map(inCents) : next)}
          errorOf={wrong}
        />
      )}
      <p className="figures text-base text-ink-2" aria-live="polite">
        {bills ? `${moneyExact(sum)} a year` : `${kwh(sum)} a year`}
      </p>
    </div>
  )
}
