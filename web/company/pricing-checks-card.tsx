// Requirements for selling a price. Empty fields don't apply.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { PerWattField } from '#web/ui/fields/per-watt-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

export function PricingChecksCard() {
  const { watch, setValue, formState } = useFormContext<Schemas['GeneralInput']>()
  const errors = formState.errors.pricing_checks
  const checks = watch('pricing_checks')
  const set = (name: keyof Schemas['PricingChecks']) => (value: number | null) =>
    setValue(`pricing_checks.${name}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const floor =
    checks.cost_usd_per_w !== null && checks.minimum_margin !== null && checks.minimum_margin < 1
      ? checks.cost_usd_per_w / (1 - checks.minimum_margin)
      : null
  return (
    <Card title={words.pricing_checks} note={words.they_keep_rep_publishing}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PerWattField
          label={words.what_watt_costs_you}
          optional
          value={checks.cost_usd_per_w}
          onChange={set('cost_usd_per_w')}
          help={words.equipment_labor_overhead}
          error={said(errors?.cost_usd_per_w, words.enter_up_20)}
        />
        <ShareField
          label={words.smallest_margin}
          optional
          share={checks.minimum_margin}
          onChange={set('minimum_margin')}
          help={words.price_adders_left_out}
          error={said(errors?.minimum_margin, words.enter_up_90)}
        />
        <ShareField
          label={words.largest_discount}
          optional
          share={checks.most_discount}
          onChange={set('most_discount')}
          help={words.of_price_before_discount}
          error={said(errors?.most_discount, words.enter_up_100)}
        />
      </div>
      {floor !== null && (
        <p className="mt-3 text-sm text-ink-2">
          {words.system_sells}{' '}
          <strong className="figures text-ink">${(Math.ceil(floor * 100) / 100).toFixed(2)}/W</strong> {words.or_more}
        </p>
      )}
    </Card>
  )
}
