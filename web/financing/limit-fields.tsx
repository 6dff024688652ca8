// Where, when and up to what a lender offers an option.
import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { stateOptions } from '#web/lib/states.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import type { OptionForm } from './option-form.ts'

export function LimitFields() {
  const { watch, setValue, formState } = useFormContext<OptionForm>()
  const { errors } = formState
  const values = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label="From"
          optional
          value_cents={values.min_amount_cents}
          onChange={value => setValue('min_amount_cents', value, touched)}
          help="Financed, dealer fee included"
          error={said(errors.min_amount_cents, 'Enter an amount up to $1,000,000.')}
        />
        <MoneyField
          label="Up to"
          optional
          value_cents={values.max_amount_cents}
          onChange={value => setValue('max_amount_cents', value, touched)}
          error={said(errors.max_amount_cents, 'Enter an amount up to $1,000,000.')}
        />
        <NumberField
          label="Highest price"
          optional
          prefix="$"
          unit="/W"
          value={values.max_price_usd_per_w}
          onChange={value => setValue('max_price_usd_per_w', value, touched)}
          error={said(errors.max_price_usd_per_w, 'Enter a price above $0 and up to $50 a watt.')}
        />
      </div>
      <ChoicesField
        label="States"
        none="All states of the provider"
        options={stateOptions}
        values={values.states}
        onChange={states => setValue('states', states, touched)}
        error={errors.states?.message}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label="Offered from"
          optional
          value={values.starts_on}
          onChange={value => setValue('starts_on', value, touched)}
          error={said(errors.starts_on, 'Enter a day.')}
        />
        <DateField
          label="Offered until"
          optional
          value={values.ends_on}
          onChange={value => setValue('ends_on', value, touched)}
          error={said(errors.ends_on, 'Enter a day.')}
        />
      </div>
      {values.type !== 'cash' && (
        <Checkbox
          label="Needs a battery in the design"
          checked={values.requires_storage}
          onChange={checked => setValue('requires_storage', checked, touched)}
          error={said(errors.requires_storage, 'Cash asks for no battery.')}
        />
      )}
      <Checkbox
        label="On offer"
        help="Off, it is offered to nobody. What projects have chosen stays as it was."
        checked={values.active}
        onChange={checked => setValue('active', checked, touched)}
      />
    </>
  )
}
