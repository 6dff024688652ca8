// How a new project's base price is made.
import { useFormContext } from 'react-hook-form'
import { usePermissions } from '#web/data/queries.ts'
import { said } from '#web/lib/form.ts'
import type { Preferences } from '#web/sale/first-design.ts'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Card } from '#web/ui/page.tsx'

/** Part of the form of design preferences. Costs are shown to whoever may see them. */
export function BasePriceCard() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const { errors } = formState
  const sees_cost = usePermissions().has('pricing.view_cost')
  const method = watch('base_method')
  const dirty = { shouldDirty: true }
  const markup = watch('markup')
  return (
    <Card title="Price" note="Before adders and discounts.">
      <div className="flex flex-col gap-4">
        <RadioGroup
          label="How the base price is made"
          options={[
            { value: 'per_watt', label: 'By the watt' },
            { value: 'flat', label: 'One sum for every system' },
            {
              value: 'cost_plus',
              label: 'Cost plus markup',
              help: 'What the equipment and the work cost you, plus a share of it.',
              disabledReason: sees_cost ? undefined : 'Your role does not see costs.',
            },
          ]}
          value={method}
          onChange={value => setValue('base_method', value, dirty)}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          {method === 'flat' && (
            <MoneyField
              label="One sum"
              value_cents={watch('flat_price_cents')}
              onChange={value => setValue('flat_price_cents', value, dirty)}
              error={said(errors.flat_price_cents, 'Enter $0 to $1,000,000.')}
            />
          )}
          {method === 'cost_plus' && sees_cost && (
            <>
              <NumberField
                label="Markup"
                unit="%"
                digits={2}
                value={markup === null ? null : Number((markup * 100).toFixed(4))}
                onChange={value => setValue('markup', value === null ? null : Number((value / 100).toFixed(6)), dirty)}
                help="35 % makes $13,500 of $10,000."
                error={said(errors.markup, 'Enter 0 to 500 %.')}
              />
              <NumberField
                label="Other cost per watt"
                prefix="$"
                unit="/W"
                digits={4}
                value={watch('other_cost_usd_per_w')}
                onChange={value => setValue('other_cost_usd_per_w', value, dirty)}
                help="Labor, permits, overhead."
                error={said(errors.other_cost_usd_per_w, 'Enter $0 to $20.')}
              />
            </>
          )}
          <NumberField
            label={method === 'per_watt' ? 'Price per watt' : 'Least price per watt'}
            prefix="$"
            unit="/W"
            write={usd => usd.toFixed(2)}
            value={watch('price_usd_per_w')}
            onChange={value => setValue('price_usd_per_w', value as number, dirty)}
            error={said(errors.price_usd_per_w, 'Enter $0.50 to $20 per watt.')}
          />
        </div>
        <p className="text-sm text-ink-3">
          {method === 'per_watt'
            ? 'New projects start from it, and it is the least a sales rep sells at.'
            : 'A manager may still price a project by the watt.'}{' '}
          Projects already designed keep their price.
        </p>
      </div>
    </Card>
  )
}
