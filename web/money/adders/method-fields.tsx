// The price of an adder, as its method asks for it.

import { useFormContext } from 'react-hook-form'
import { hasAmount } from '#machines/money/pricing/methods.ts'
import { shareBase } from '#machines/money/pricing/percentages.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { capitalized } from '#web/lib/format.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { type AdderForm, METHODS } from './adder-form.ts'
import { BandsField } from './bands-field.tsx'
import { words } from './words.ts'

const UNITS: { [M in Schemas['PricingMethod']]?: string } = {
  'System Size': '/kW',
  'Per Watt': '/W',
  'Per Panel': words.unit_panel,
  'Per Area': words.unit_square_foot,
}
const SHARES = (['base', 'storage', 'base_and_adders', 'before_discounts'] as const).map(value => ({
  value,
  label: capitalized(shareBase(value)),
}))

export function MethodFields() {
  const { watch, setValue, register, formState } = useFormContext<AdderForm>()
  const { errors, isSubmitted } = formState
  const method = watch('pricing_method')
  const unit = watch('unit')
  const asSet = { shouldDirty: true, shouldValidate: isSubmitted }
  const change = (next: Schemas['PricingMethod']) => {
    setValue('pricing_method', next, asSet)
    if (hasAmount(next) !== hasAmount(method)) setValue('amount_usd', hasAmount(next) ? null : 0, asSet)
    if (next === 'Size Bands' && !watch('bands')?.length)
      setValue('bands', [{ from_kw: 0, to_kw: null, amount_usd: 0 }], asSet)
    // Errors of bands that are out of sight could not be corrected.
    if (next !== 'Size Bands') setValue('bands', null, asSet)
    if (next === 'Percentage' && !watch('share_of')) setValue('share_of', 'base', asSet)
  }
  const share = watch('share')
  return (
    <>
      <SelectField
        label={words.pricing_method}
        value={method}
        onChange={value => {
          const method = METHODS.find(one => one.value === value)
          if (method) change(method.value)
        }}
        options={METHODS}
      />
      {method === 'Percentage' ? (
        <div className="grid gap-3 sm:grid-cols-[7rem_1fr]">
          <NumberField
            label={words.percentage}
            unit="%"
            digits={4}
            value={share === null ? null : Number((share * 100).toFixed(6))}
            onChange={value => setValue('share', value === null ? null : Number((value / 100).toFixed(8)), asSet)}
            error={said(errors.share, words.above_0_up_100)}
          />
          <SelectField
            label={words.percentage_base_label}
            value={watch('share_of')}
            onChange={value => {
              const share = SHARES.find(one => one.value === value)
              if (share) setValue('share_of', share.value, asSet)
            }}
            options={SHARES}
            error={said(errors.share_of, words.choose_what_percentage)}
          />
        </div>
      ) : method === 'Size Bands' ? (
        <BandsField />
      ) : method === 'Flat Price' ? (
        <p className="text-sm text-ink-3">{words.whoever_adds_project_enters}</p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField
            label={common.amount}
            prefix="$"
            digits={4}
            {...(method === 'Quantity'
              ? unit
                ? { unit: `/${unit}` }
                : {}
              : UNITS[method]
                ? { unit: UNITS[method] }
                : {})}
            value={watch('amount_usd')}
            onChange={value => setValue('amount_usd', value, asSet)}
            error={said(errors.amount_usd, words.enter_up_to_1_million)}
          />
          {method === 'Quantity' && (
            <TextField
              label={words.counted_in_label}
              optional
              placeholder="ft"
              maxLength={20}
              {...register('unit')}
              error={said(errors.unit, words.use_20_characters_fewer)}
            />
          )}
        </div>
      )}
    </>
  )
}
