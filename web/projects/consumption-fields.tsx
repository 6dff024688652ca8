import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { kwh, moneyExact } from '#web/lib/format.ts'
import { BillFields } from '#web/projects/sale/project/bill-fields.tsx'
import { MonthFields } from '#web/projects/sale/project/month-fields.tsx'
import { USE_MODES, type UseMode } from '#web/projects/sale/project/use-modes.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Use = {
  mode: UseMode
  values: (number | null)[]
  month?: number
  additions?: Schemas['Additions']
  estimated_months?: number[]
  file_name?: string
}
type Form = { consumption?: Use }

/** A meter's file is given in the energy tab, once the project is there. */
const AT_FIRST = USE_MODES.filter(({ value }) => value !== 'interval_8760')
const ONE: readonly UseMode[] = ['annual_kwh', 'average_kwh', 'average_bill_cents', 'one_bill_cents']
const isOne = (mode: UseMode) => ONE.includes(mode)
const empty = (mode: UseMode): (number | null)[] => Array.from({ length: isOne(mode) ? 1 : 12 }, () => null)
const BEGUN: Use = { mode: 'average_bill_cents', values: [null] }

/** Part of a form whose values have `consumption`: the questions of a first call. The energy tab has more. */
export function ConsumptionFields({ toEnergy }: { toEnergy?: ReactNode }) {
  const { formState, setValue, watch } = useFormContext<Form>()
  const use: Use = watch('consumption') ?? BEGUN
  const { mode, values, month, additions, estimated_months = [] } = use
  const bills = mode === 'monthly_bill_cents'
  const fromMeter = mode === 'interval_8760'
  const set = (now: UseMode, next: (number | null)[], of = month) => {
    // An estimated month stays so until edited; additional loads stay in any case.
    const estimated = now === mode ? estimated_months.filter(at => next[at - 1] === values[at - 1]) : []
    setValue(
      'consumption',
      {
        mode: now,
        values: next,
        ...(now === 'one_bill_cents' && of !== undefined ? { month: of } : {}),
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
  const valueError = (index: number) =>
    said(
      (errors?.values as ({ type: string; message?: string } | undefined)[] | undefined)?.[index],
      words.enter_0_more,
    )
  // A union's error only says that no shape fits: show it at each empty or negative figure.
  const wrong = (index: number) => {
    const value = values[index]
    if (errors && value === 0 && sum === 0) return words.enter_more_than_0
    return (
      valueError(index) ??
      (errors && (value == null || value < 0) ? (value == null ? words.enter_number : words.enter_0_more) : undefined)
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={words.usage_source}
        className="sm:max-w-64"
        options={fromMeter ? USE_MODES : AT_FIRST}
        value={mode}
        onChange={value => {
          const next = USE_MODES.find(one => one.value === value)?.value
          if (next) set(next, empty(next))
        }}
      />
      {(mode === 'annual_kwh' || mode === 'average_kwh') && (
        <NumberField
          label={mode === 'annual_kwh' ? words.annual_usage : words.average_usage}
          className="sm:max-w-64"
          unit={mode === 'annual_kwh' ? 'kWh' : `kWh${common.per_month}`}
          digits={0}
          value={values[0] ?? null}
          onChange={value => set(mode, [value])}
          error={wrong(0)}
        />
      )}
      {(mode === 'average_bill_cents' || mode === 'one_bill_cents') && (
        <BillFields
          mode={mode}
          usd={inDollars(values[0] ?? null)}
          month={month ?? null}
          onUsd={usd => set(mode, [inCents(usd)])}
          onMonth={of => set(mode, [...values], of)}
          errors={{ usd: wrong(0), month: errors && month === undefined ? words.choose_month : undefined }}
        />
      )}
      {fromMeter && (
        <Notice action={toEnergy}>
          {words.hourly_data_from} {use.file_name}.
        </Notice>
      )}
      {(mode === 'monthly_kwh' || bills) && (
        <MonthFields
          kind={bills ? 'usd' : 'kwh'}
          values={bills ? values.map(inDollars) : values}
          onChange={next => set(mode, bills ? next.map(inCents) : next)}
          errorOf={wrong}
        />
      )}
      {!isOne(mode) && (
        <p className="figures text-base text-ink-2" aria-live="polite">
          {bills ? words.sum_per_year({ sum: moneyExact(sum) }) : words.sum_per_year({ sum: kwh(sum) })}
        </p>
      )}
    </div>
  )
}
