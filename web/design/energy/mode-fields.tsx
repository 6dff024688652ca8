// The ways a household's use is known, from one figure of a year to every hour of its meter.

import { useFormContext } from 'react-hook-form'
import { estimateMonths } from '#machines/design/energy/usual-months.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { kwh, listOf, MONTHS, moneyExact } from '#web/lib/format.ts'
import { BillFields } from '#web/projects/sale/project/bill-fields.tsx'
import { MonthFields } from '#web/projects/sale/project/month-fields.tsx'
import { USE_MODES } from '#web/projects/sale/project/use-modes.ts'
import { FieldNote } from '#web/ui/fields/field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { MeterFile } from './meter-file.tsx'
import type { UseForm } from './use-form.ts'
import { words } from './words.ts'

const SPREAD = words.spread_over_months_local

type Props = {
  project: Schemas['Project']
  faults: Record<string, string>
  whyNot: string | undefined
  onRead: (project: Schemas['Project']) => void
}

export function ModeFields({ project, faults, whyNot, onRead }: Props) {
  const { watch, setValue } = useFormContext<UseForm>()
  const form = watch()
  const { mode } = form
  const set = <
    K extends 'mode' | 'annual_kwh' | 'average_kwh' | 'bill_usd' | 'bill_month' | 'months_kwh' | 'months_usd',
  >(
    name: K,
    value: UseForm[K],
  ) => setValue(name, value as never, { shouldDirty: true })
  const months = mode === 'monthly_bill_cents' ? 'months_usd' : 'months_kwh'
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={words.usage_data}
        className="sm:max-w-64"
        options={USE_MODES}
        value={mode}
        onChange={value => set('mode', USE_MODES.find(one => one.value === value)?.value ?? mode)}
      />
      {mode === 'annual_kwh' && (
        <NumberField
          label={words.use_year}
          className="sm:max-w-64"
          unit="kWh"
          digits={0}
          value={form.annual_kwh}
          onChange={value => set('annual_kwh', value)}
          help={SPREAD}
          error={faults['annual_kwh']}
        />
      )}
      {mode === 'average_kwh' && (
        <NumberField
          label={words.average_use}
          className="sm:max-w-64"
          unit={`kWh${common.per_month}`}
          digits={0}
          value={form.average_kwh}
          onChange={value => set('average_kwh', value)}
          help={SPREAD}
          error={faults['average_kwh']}
        />
      )}
      {(mode === 'average_bill_cents' || mode === 'one_bill_cents') && (
        <BillFields
          mode={mode}
          usd={form.bill_usd}
          month={form.bill_month}
          onUsd={usd => set('bill_usd', usd)}
          onMonth={month => set('bill_month', month)}
          errors={{ usd: faults['bill_usd'], month: faults['bill_month'] }}
        />
      )}
      {(mode === 'monthly_kwh' || mode === 'monthly_bill_cents') && (
        <Months
          kind={mode === 'monthly_kwh' ? 'kwh' : 'usd'}
          values={form[months]}
          onChange={values => set(months, values)}
          errorOf={month => faults[`${months}.${month}`]}
          fault={faults[months]}
        />
      )}
      {mode === 'interval_8760' && (
        <MeterFile project={project} whyNot={whyNot} onRead={onRead} error={faults['file']} />
      )}
    </div>
  )
}

type MonthsProps = {
  kind: 'kwh' | 'usd'
  values: (number | null)[]
  onChange: (values: (number | null)[]) => void
  errorOf: (month: number) => string | undefined
  fault: string | undefined
}

function Months({ kind, values, onChange, errorOf, fault }: MonthsProps) {
  const whole = estimateMonths(values)
  const estimates = new Map(whole?.estimated.map(month => [month, whole.values[month - 1] ?? 0]))
  const total = whole ? sum(whole.values) : undefined
  const missing = listOf(whole?.estimated.map(month => MONTHS[month - 1] ?? '') ?? [])
  return (
    <>
      <MonthFields kind={kind} values={values} onChange={onChange} errorOf={errorOf} estimates={estimates} />
      <FieldNote id="months-note" help={words.twelve_figures_copied_sheet} error={fault} />
      {missing && (
        <Notice>{words.estimated_months({ missing, has_count: whole?.estimated.length === 1 ? 'yes' : 'no' })}</Notice>
      )}
      {total !== undefined && (
        <p className="figures text-base text-ink-2" aria-live="polite">
          {kind === 'usd' ? moneyExact(Math.round(total * 100)) : kwh(total)} {words.per_year}
          {estimates.size > 0 && words.known_months({ value: 12 - estimates.size })}
        </p>
      )}
    </>
  )
}
