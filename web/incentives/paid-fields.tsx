// What a rule pays, when and to whom.
import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { IncentiveForm } from './incentive-form.ts'
import { CLAIMERS, KINDS, LEVELS, PAID } from './incentive-words.ts'

export function PaidFields() {
  const { register, watch, setValue, formState } = useFormContext<IncentiveForm>()
  const { errors } = formState
  const { level, kind, paid, claimed_by, cap_cents, cap_share, basis, years } = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <>
      <TextField
        label="Name"
        maxLength={120}
        autoComplete="off"
        {...register('name')}
        error={said(errors.name, 'Enter a name of up to 120 characters.')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Level"
          options={LEVELS.filter(({ value }) => value !== 'federal')}
          value={level}
          onChange={value => setValue('level', value as IncentiveForm['level'], touched)}
          error={said(errors.level, 'Choose state, utility or local.')}
        />
        <SelectField
          label="Pays"
          options={KINDS}
          value={kind}
          onChange={value => setValue('kind', value as IncentiveForm['kind'], touched)}
        />
        <Value />
        <SelectField
          label="Paid"
          options={PAID.filter(({ value }) => value !== 'yearly' || kind === 'production' || paid === 'yearly')}
          value={paid}
          onChange={value => setValue('paid', value as IncentiveForm['paid'], touched)}
          error={said(errors.paid, 'Choose when it is paid.')}
        />
        {paid === 'yearly' && (
          <NumberField
            label="For how many years"
            digits={0}
            value={years}
            onChange={value => setValue('years', value, touched)}
            error={said(errors.years, 'Enter 1 to 30 whole years.')}
          />
        )}
        <SelectField
          label="Who claims it"
          options={CLAIMERS}
          value={claimed_by}
          onChange={value => setValue('claimed_by', value as IncentiveForm['claimed_by'], touched)}
        />
        <MoneyField
          label="At most"
          optional
          value_cents={cap_cents}
          onChange={value => setValue('cap_cents', value, touched)}
          error={said(errors.cap_cents, 'Enter an amount above $0.')}
        />
        <ShareField
          label="At most, of the price"
          optional
          share={cap_share}
          onChange={value => setValue('cap_share', value, touched)}
          error={said(errors.cap_share, 'Enter more than 0 and at most 100 %.')}
        />
      </div>
      {kind === 'percent' && paid !== 'upfront' && (
        <Checkbox
          label="Counts what upfront incentives leave of the price"
          checked={basis === 'after_upfront'}
          onChange={checked => setValue('basis', checked ? 'after_upfront' : 'gross', touched)}
          error={said(errors.basis, 'Only a share that is paid later can.')}
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
    kind === 'percent' ? 'Enter a share above 0 %.' : 'Enter an amount above $0.',
  )
  const change = (next: number | null) =>
    setValue('value', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  if (kind === 'percent') return <ShareField label="Share" share={value} onChange={change} error={error} />
  const unit = { fixed: undefined, per_watt: '/W', production: '/kWh' }[kind]
  return (
    <NumberField
      label="Amount"
      prefix="$"
      {...(unit ? { unit } : {})}
      digits={4}
      value={value}
      onChange={change}
      error={error}
    />
  )
}
