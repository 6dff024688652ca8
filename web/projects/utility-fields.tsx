import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { UtilityField } from '#web/sale/project/utility-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Notice } from '#web/ui/states.tsx'

type Form = { address?: Schemas['Address']; utility_id?: string; tariff?: Schemas['Tariff'] }

/** Part of a form whose values have `utility_id` and `tariff`; the utilities are those around `address`. */
export function UtilityFields({ address }: { address: ComponentProps<typeof UtilityField>['address'] }) {
  const { formState, setValue, watch } = useFormContext<Form>()
  const tariff = watch('tariff')
  const errors = formState.errors
  const choose = (id: string, rate: number | undefined) => {
    setValue('utility_id', id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    if (rate !== undefined)
      setValue('tariff', {
        rate_usd_per_kwh: rate,
        fixed_charge_cents_per_month: tariff?.fixed_charge_cents_per_month ?? 0,
      })
  }
  const setTariff = (part: { rate_usd_per_kwh?: number | null; fixed_charge_cents_per_month?: number | null }) =>
    setValue(
      'tariff',
      // An emptied field is refused by the contract's schema, and says so beside the field.
      { rate_usd_per_kwh: null, fixed_charge_cents_per_month: 0, ...tariff, ...part } as Schemas['Tariff'],
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <UtilityField
        className="sm:col-span-2"
        address={address}
        value={watch('utility_id') ?? null}
        onChoose={choose}
        error={said(errors.utility_id, 'Choose the utility.')}
      />
      {tariff?.plan && (
        <div className="sm:col-span-2">
          <Notice>The rate plan “{tariff.plan.name}” is charged in place of these; it is changed under Energy.</Notice>
        </div>
      )}
      <NumberField
        label="Rate"
        prefix="$"
        unit="/kWh"
        digits={4}
        value={tariff?.rate_usd_per_kwh ?? null}
        onChange={rate_usd_per_kwh => setTariff({ rate_usd_per_kwh })}
        error={said(errors.tariff?.rate_usd_per_kwh, 'Enter a rate above $0 and up to $2 a kWh.')}
      />
      <NumberField
        label="Fixed charge"
        prefix="$"
        unit="/month"
        value={tariff ? (tariff.fixed_charge_cents_per_month ?? 0) / 100 : null}
        onChange={usd => setTariff({ fixed_charge_cents_per_month: usd === null ? null : Math.round(usd * 100) })}
        error={said(errors.tariff?.fixed_charge_cents_per_month, 'Enter a charge from $0 to $1,000 a month.')}
      />
    </div>
  )
}
