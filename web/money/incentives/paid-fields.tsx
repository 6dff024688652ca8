// A rule's payment: amount, timing and recipient.
import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import type { IncentiveForm } from './incentive-form.ts'
import { CLAIMERS, KINDS, LEVELS, PAID } from './incentive-words.ts'
import { words } from './words.ts'

export function PaidFields() {
  const { register, watch, setValue, formState } = useFormContext<IncentiveForm>()
  const { errors } = formState
  const { level, kind, paid, claimed_by, cap_cents, cap_share, basis, years } = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <>
      <TextField
        label={common.name}
        maxLength={120}
        autoComplete="off"
        {...register('name')}
        error={said(errors.name, words.enter_name_up_120)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.level}
          options={LEVELS.filter(({ value }) => value !== 'federal')}
          value={level}
          onChange={value => setValue('level', value as IncentiveForm['level'], touched)}
          error={said(errors.level, words.choose_state_utility_local)}
        />
        <SelectField
          label={words.calculated_as}
          options={KINDS}
          value={kind}
          onChange={value => setValue('kind', value as IncentiveForm['kind'], touched)}
        />
        <Value />
        <SelectField
          label={words.paid}
          options={PAID.filter(({ value }) => value !== 'yearly' || kind === 'production' || paid === 'yearly')}
          value={paid}
          onChange={value => setValue('paid', value as IncentiveForm['paid'], touched)}
          error={said(errors.paid, words.choose_when_paid)}
        />
        {paid === 'yearly' && (
          <NumberField
            label={words.how_many_years}
            digits={0}
            value={years}
            onChange={value => setValue('years', value, touched)}
            error={said(errors.years, words.years_error)}
          />
        )}
        <SelectField
          label={words.who_claims}
          options={CLAIMERS}
          value={claimed_by}
          onChange={value => setValue('claimed_by', value as IncentiveForm['claimed_by'], touched)}
        />
        <MoneyField
          label={words.maximum_amount}
          optional
          value_cents={cap_cents}
          onChange={value => setValue('cap_cents', value, touched)}
          error={said(errors.cap_cents, words.enter_amount_above_0)}
        />
        <ShareField
          label={words.maximum_percent}
          optional
          share={cap_share}
          onChange={value => setValue('cap_share', value, touched)}
          error={said(errors.cap_share, words.maximum_percent_error)}
        />
      </div>
      {kind === 'percent' && paid !== 'upfront' && (
        <Checkbox
          label={words.after_upfront_label}
          checked={basis === 'after_upfront'}
          onChange={checked => setValue('basis', checked ? 'after_upfront' : 'gross', touched)}
          error={said(errors.basis, words.after_upfront_error)}
        />
      )}
    </>
  )
}

function Value() {
  const { watch, setValue, formState } = useFormContext<IncentiveForm>()
  const { kind, value } = watch()
  const error = said(
    formState.errors.value,
    kind === 'percent' ? words.enter_share_above_0 : words.enter_amount_above_0,
  )
  const change = (next: number | null) =>
    setValue('value', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  if (kind === 'percent') return <ShareField label={words.share} share={value} onChange={change} error={error} />
  const unit = { fixed: undefined, per_watt: '/W', production: '/kWh' }[kind]
  return (
    <NumberField
      label={common.amount}
      prefix="$"
      {...(unit ? { unit } : {})}
      digits={4}
      value={value}
      onChange={change}
      error={error}
    />
  )
}
