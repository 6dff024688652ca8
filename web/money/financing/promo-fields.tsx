import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { common } from '#web/words/common.ts'
import type { OptionForm } from './option-form.ts'
import { words } from './words.ts'

const NONE = 'none'
const KINDS = [
  { value: NONE, label: words.no_promo },
  { value: 'lower_apr', label: words.lower_interest_rate_first },
  { value: 'no_payments', label: words.no_payments_first },
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
        label={words.promo}
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
            ? words.interest_these_months_added
            : promo_kind === 'lower_apr'
              ? words.payment_then_rises_what
              : undefined
        }
        error={said(errors.promo_kind, words.check_promo)}
      />
      {promo_kind !== null && (
        <NumberField
          label={words.promo_length}
          unit={common.months}
          digits={0}
          value={promo_months}
          onChange={value => setValue('promo_months', value, touched)}
          error={said(errors.promo_months, words.enter_1_60_whole)}
        />
      )}
      {promo_kind === 'lower_apr' && (
        <ShareField
          label={words.interest_rate_first}
          digits={3}
          share={promo_apr}
          onChange={value => setValue('promo_apr', value, touched)}
          error={said(errors.promo_apr, words.interest_rate_between_0)}
        />
      )}
    </div>
  )
}
