// Where, when and up to what a lender offers an option.
import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { stateOptions } from '#web/lib/states.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { PerWattField } from '#web/ui/fields/per-watt-field.tsx'
import type { OptionForm } from './option-form.ts'
import { words } from './words.ts'

export function LimitFields() {
  const { watch, setValue, formState } = useFormContext<OptionForm>()
  const { errors } = formState
  const values = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label={words.min_amount}
          optional
          value_cents={values.min_amount_cents}
          onChange={value => setValue('min_amount_cents', value, touched)}
          help={words.financed_dealer_fee_included}
          error={said(errors.min_amount_cents, words.enter_amount_up_1)}
        />
        <MoneyField
          label={words.max_amount}
          optional
          value_cents={values.max_amount_cents}
          onChange={value => setValue('max_amount_cents', value, touched)}
          error={said(errors.max_amount_cents, words.enter_amount_up_1)}
        />
        <PerWattField
          label={words.highest_price}
          optional
          value={values.max_price_usd_per_w}
          onChange={value => setValue('max_price_usd_per_w', value, touched)}
          error={said(errors.max_price_usd_per_w, words.enter_price_above_0)}
        />
      </div>
      <ChoicesField
        label={words.states}
        none={words.all_states_provider}
        options={stateOptions}
        values={values.states}
        onChange={states => setValue('states', states, touched)}
        error={errors.states?.message}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={words.offered_from}
          optional
          value={values.starts_on}
          onChange={value => setValue('starts_on', value, touched)}
          error={said(errors.starts_on, words.enter_day)}
        />
        <DateField
          label={words.offered_until}
          optional
          value={values.ends_on}
          onChange={value => setValue('ends_on', value, touched)}
          error={said(errors.ends_on, words.enter_day)}
        />
      </div>
      {values.type !== 'cash' && (
        <Checkbox
          label={words.needs_battery_design}
          checked={values.requires_storage}
          onChange={checked => setValue('requires_storage', checked, touched)}
          error={said(errors.requires_storage, words.cash_asks_no_battery)}
        />
      )}
      <Checkbox
        label={words.active}
        help={words.off_offered_nobody_what}
        checked={values.active}
        onChange={checked => setValue('active', checked, touched)}
      />
    </>
  )
}
