import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import type { OptionForm } from './option-form.ts'

const NONE = 'none'
const KINDS = [
  { value: NONE, label: 'No promo' },
  { value: 'lower_apr', label: 'A lower interest rate at first' },
  { value: 'no_payments', label: 'No payments at first' },
] as const

/** Easier months at the start of a loan. */
export function PromoFields() {
  const { watch, setValue, formState } = useFormContext<OptionForm>()
  const { errors } = formState
  const { promo_kind, promo_months, promo_apr } = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Promo"
        className="sm:col-span-2"
        options={[...KINDS]}
        value={promo_kind ?? NONE}
        onChange={value => {
          const kind = KINDS.find(one => one.value === value)?.value ?? NONE
          setValue('promo_kind', kind === NONE ? null : kind, touched)
          if (kind !== NONE && promo_months === null) setValue('promo_months', 12, touched)
        }}
        help={
          promo_kind === 'no_payments'
            ? 'The interest of these months is added to what is owed.'
            : promo_kind === 'lower_apr'
              ? 'The payment then rises to what the loan’s own rate asks.'
              : undefined
        }
        error={said(errors.promo_kind, 'Check the promo.')}
      />
      {promo_kind !== null && (
        <NumberField
          label="For the first"
          unit="months"
          digits={0}
          value={promo_months}
          onChange={value => setValue('promo_months', value, touched)}
          error={said(errors.promo_months, 'Enter 1 to 60 whole months.')}
        />
      )}
      {promo_kind === 'lower_apr' && (
        <ShareField
          label="Interest rate at first"
          digits={3}
          share={promo_apr}
          onChange={value => setValue('promo_apr', value, touched)}
          error={said(errors.promo_apr, 'An interest rate is between 0 and 36 %.')}
        />
      )}
    </div>
  )
}
