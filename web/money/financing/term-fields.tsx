// A payment option's terms: only the fields of its type.
import { useFormContext } from 'react-hook-form'
import { typesOf } from '#machines/money/financing/faults.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { newOption, type OptionForm } from './option-form.ts'
import { PromoFields } from './promo-fields.tsx'
import { words } from './words.ts'

type Props = { provider: Schemas['ProviderCode']; isNew: boolean; seesCost: boolean }

export function TermFields({ provider, isNew, seesCost }: Props) {
  const { register, watch, setValue, getValues, reset, formState } = useFormContext<OptionForm>()
  const { errors } = formState
  const { type, term_months, apr, dealer_fee, paydown_share } = watch()
  const types = typesOf(provider)
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <>
      {isNew && types.length > 1 && (
        <SelectField
          label={words.kind}
          options={types.map(value => ({ value, label: TYPE_NAMES[value] }))}
          value={type}
          onChange={value => {
            const next = types.find(one => one === value)
            if (next) reset({ ...newOption(next), name: getValues('name') }, { keepDefaultValues: true })
          }}
          error={said(errors.type, words.choose_kind)}
        />
      )}
      <TextField
        label={common.name}
        maxLength={80}
        autoComplete="off"
        {...register('name')}
        error={said(errors.name, words.enter_name_up_80)}
      />
      {type !== 'cash' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={words.term}
            unit={common.months}
            digits={0}
            value={term_months}
            onChange={value => setValue('term_months', value, touched)}
            error={said(errors.term_months, words.enter_12_480_whole)}
          />
          {type === 'loan' && (
            <ShareField
              label={words.interest_rate}
              digits={3}
              share={apr}
              onChange={value => setValue('apr', value, touched)}
              error={said(errors.apr, words.interest_rate_between_0_36)}
            />
          )}
          {type === 'loan' && seesCost && (
            <ShareField
              label={words.dealer_fee}
              digits={3}
              share={dealer_fee ?? null}
              onChange={value => setValue('dealer_fee', value, touched)}
              help={words.loan_price_raised_so}
              error={said(errors.dealer_fee, words.dealer_fee_between_0)}
            />
          )}
          {type === 'loan' && (
            <ShareField
              label={words.expected_paydown}
              optional
              share={paydown_share}
              onChange={value => setValue('paydown_share', value, touched)}
              help={words.loan_month_18_payment}
              error={said(errors.paydown_share, words.enter_more_than_0)}
            />
          )}
          {(type === 'lease' || type === 'ppa') && <RentFields />}
        </div>
      )}
      {type === 'loan' && <PromoFields />}
    </>
  )
}

function RentFields() {
  const { watch, setValue, formState } = useFormContext<OptionForm>()
  const { errors } = formState
  const { type, lease_by, escalator, rate_usd_per_kwh, first_year_usd_per_kw_month } = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <>
      <ShareField
        label={words.escalator}
        digits={3}
        share={escalator}
        onChange={value => setValue('escalator', value, touched)}
        help={words.how_much_more_each}
        error={said(errors.escalator, words.escalator_between_0_5)}
      />
      {type === 'lease' && (
        <SelectField
          label={words.priced_by}
          options={[
            { value: 'kwh', label: words.kwh_first_year },
            { value: 'kw', label: words.kw_system },
          ]}
          value={lease_by}
          onChange={value => setValue('lease_by', value === 'kw' ? 'kw' : 'kwh', touched)}
        />
      )}
      {type === 'lease' && lease_by === 'kw' ? (
        <NumberField
          label={words.first_year_month}
          prefix="$"
          unit="/kW"
          digits={4}
          value={first_year_usd_per_kw_month}
          onChange={value => setValue('first_year_usd_per_kw_month', value, touched)}
          error={said(errors.first_year_usd_per_kw_month, words.enter_payment_above_0)}
        />
      ) : (
        <NumberField
          label={words.rate}
          prefix="$"
          unit="/kWh"
          digits={4}
          value={rate_usd_per_kwh}
          onChange={value => setValue('rate_usd_per_kwh', value, touched)}
          error={said(errors.rate_usd_per_kwh, words.enter_rate_above_0)}
        />
      )}
    </>
  )
}
