import type { ComponentProps, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { zTypedUtility } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { type ChosenUtility, type FilledRate, UtilityField } from '#web/projects/sale/project/utility-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** The part of a schema these fields need: one of both. */
export const zUtility = { utility_id: z.optional(z.string()), utility_name: z.optional(zTypedUtility) }
type Chosen = { utility_id?: string | undefined; utility_name?: string | undefined }
export const hasUtility = z.refine<Chosen>(({ utility_id, utility_name }) => Boolean(utility_id || utility_name), {
  path: ['utility_id'],
})

type Form = {
  address?: Schemas['HouseAddress']
  utility_id?: string | undefined
  utility_name?: string | undefined
  tariff?: Schemas['Tariff']
  rate_confirmed?: boolean
}

type Props = Pick<ComponentProps<typeof UtilityField>, 'address'> & {
  /** Leads to where a rate plan is changed. */
  toEnergy?: ReactNode
}

/** Part of a form whose values have `utility_id` or `utility_name`, and `tariff`; the utilities are those around `address`. */
export function UtilityFields({ address, toEnergy }: Props) {
  const { clearErrors, formState, setValue, watch } = useFormContext<Form>()
  const tariff = watch('tariff')
  const errors = formState.errors
  const choose = (utility: ChosenUtility, rate: FilledRate | null) => {
    const { utility_id, utility_name }: Form = { ...utility }
    setValue('utility_name', utility_name, { shouldDirty: true })
    setValue('utility_id', utility_id, { shouldDirty: true })
    setValue('rate_confirmed', false)
    clearErrors(['utility_id', 'utility_name'])
    if (rate)
      setValue('tariff', {
        rate_usd_per_kwh: rate.rate_usd_per_kwh,
        fixed_charge_cents_per_month: rate.fixed_charge_cents_per_month ?? tariff?.fixed_charge_cents_per_month ?? 0,
        ...(rate.plan ? { plan: rate.plan } : {}),
      })
  }
  const setTariff = (part: { rate_usd_per_kwh?: number | null; fixed_charge_cents_per_month?: number | null }) =>
    setValue(
      'tariff',
      // An emptied field is rejected by the contract's schema, with an error at the field.
      { rate_usd_per_kwh: null, fixed_charge_cents_per_month: 0, ...tariff, ...part } as Schemas['Tariff'],
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <UtilityField
        className="sm:col-span-2"
        address={address}
        value={watch('utility_id') ?? null}
        name={watch('utility_name')}
        onChoose={choose}
        error={said(errors.utility_id ?? errors.utility_name, words.choose_utility_type_name)}
      />
      {tariff?.plan && (
        <div className="sm:col-span-2">
          <Notice action={toEnergy}>{words.rate_plan_charged_place({ name: tariff.plan.name })}</Notice>
        </div>
      )}
      <NumberField
        label={words.rate}
        prefix="$"
        unit="/kWh"
        digits={4}
        value={tariff?.rate_usd_per_kwh ?? null}
        onChange={rate_usd_per_kwh => {
          setTariff({ rate_usd_per_kwh })
          setValue('rate_confirmed', rate_usd_per_kwh !== null)
        }}
        help={words.typed_bill_counts_as}
        error={said(errors.tariff?.rate_usd_per_kwh, words.enter_rate_above_0)}
      />
      <NumberField
        label={words.fixed_charge}
        prefix="$"
        unit={common.per_month}
        value={tariff ? (tariff.fixed_charge_cents_per_month ?? 0) / 100 : null}
        onChange={usd => setTariff({ fixed_charge_cents_per_month: usd === null ? null : Math.round(usd * 100) })}
        error={said(errors.tariff?.fixed_charge_cents_per_month, words.enter_charge_0_1)}
      />
    </div>
  )
}
