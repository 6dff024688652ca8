// What a price must keep to be sold. Empty fields ask for nothing.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'

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
    <Card
      title="Pricing checks"
      note="They keep a rep from publishing or sending what falls short. Whoever may override prices is only warned."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="What a watt costs you"
          optional
          prefix="$"
          unit="/W"
          value={checks.cost_usd_per_w}
          onChange={set('cost_usd_per_w')}
          help="Equipment, labor and overhead"
          error={said(errors?.cost_usd_per_w, 'Enter up to $20.')}
        />
        <ShareField
          label="Smallest margin"
          optional
          share={checks.minimum_margin}
          onChange={set('minimum_margin')}
          help="Of the price, adders left out"
          error={said(errors?.minimum_margin, 'Enter up to 90 %.')}
        />
        <ShareField
          label="Largest discount"
          optional
          share={checks.most_discount}
          onChange={set('most_discount')}
          help="Of the price before it"
          error={said(errors?.most_discount, 'Enter up to 100 %.')}
        />
      </div>
      {floor !== null && (
        <p className="mt-3 text-sm text-ink-2">
          A system sells for{' '}
          <strong className="figures text-ink">${(Math.ceil(floor * 100) / 100).toFixed(2)}/W</strong> or more.
        </p>
      )}
    </Card>
  )
}
