// What a way to pay asks: only the fields its type has.
import { useFormContext } from 'react-hook-form'
import { typesOf } from '#machines/financing/faults.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { TYPE_NAMES } from '#web/sale/offer-words.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { newOption, type OptionForm } from './option-form.ts'
import { PromoFields } from './promo-fields.tsx'

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
          label="Kind"
          options={types.map(value => ({ value, label: TYPE_NAMES[value] }))}
          value={type}
          onChange={value => {
            const next = types.find(one => one === value)
            if (next) reset({ ...newOption(next), name: getValues('name') }, { keepDefaultValues: true })
          }}
          error={said(errors.type, 'Choose a kind.')}
        />
      )}
      <TextField
        label="Name"
        maxLength={80}
        autoComplete="off"
        {...register('name')}
        error={said(errors.name, 'Enter a name of up to 80 characters.')}
      />
      {type !== 'cash' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label="Term"
            unit="months"
            digits={0}
            value={term_months}
            onChange={value => setValue('term_months', value, touched)}
            error={said(errors.term_months, 'Enter 12 to 480 whole months.')}
          />
          {type === 'loan' && (
            <ShareField
              label="Interest rate"
              digits={3}
              share={apr}
              onChange={value => setValue('apr', value, touched)}
              error={said(errors.apr, 'An interest rate is between 0 and 36 %. Enter 7.49 for 7.49 %.')}
            />
          )}
          {type === 'loan' && seesCost && (
            <ShareField
              label="Dealer fee"
              digits={3}
              share={dealer_fee ?? null}
              onChange={value => setValue('dealer_fee', value, touched)}
              help="Of the loan; the price is raised so that you keep yours."
              error={said(errors.dealer_fee, 'A dealer fee is between 0 and 60 % of the loan.')}
            />
          )}
          {type === 'loan' && (
            <ShareField
              label="Expected paydown"
              optional
              share={paydown_share}
              onChange={value => setValue('paydown_share', value, touched)}
              help="Of the loan, by month 18; the payment then falls."
              error={said(errors.paydown_share, 'Enter more than 0 and at most 90 %.')}
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
        label="Escalator"
        digits={3}
        share={escalator}
        onChange={value => setValue('escalator', value, touched)}
        help="How much more each year"
        error={said(errors.escalator, 'An escalator is between 0 and 5 % a year.')}
      />
      {type === 'lease' && (
        <SelectField
          label="Priced by"
          options={[
            { value: 'kwh', label: 'kWh of the first year' },
            { value: 'kw', label: 'kW of the system' },
          ]}
          value={lease_by}
          onChange={value => setValue('lease_by', value === 'kw' ? 'kw' : 'kwh', touched)}
        />
      )}
      {type === 'lease' && lease_by === 'kw' ? (
        <NumberField
          label="First year, a month"
          prefix="$"
          unit="/kW"
          digits={4}
          value={first_year_usd_per_kw_month}
          onChange={value => setValue('first_year_usd_per_kw_month', value, touched)}
          error={said(errors.first_year_usd_per_kw_month, 'Enter a payment above $0 and up to $100 a kW.')}
        />
      ) : (
        <NumberField
          label="Rate"
          prefix="$"
          unit="/kWh"
          digits={4}
          value={rate_usd_per_kwh}
          onChange={value => setValue('rate_usd_per_kwh', value, touched)}
          error={said(errors.rate_usd_per_kwh, 'Enter a rate above $0 and up to $1 a kWh.')}
        />
      )}
    </>
  )
}
