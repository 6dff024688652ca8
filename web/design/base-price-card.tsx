// How a new project's base price is made.
import { useFormContext } from 'react-hook-form'
import { usePermissions } from '#web/data/queries.ts'
import { said } from '#web/lib/form.ts'
import type { Preferences } from '#web/projects/sale/first-design.ts'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { PerWattField } from '#web/ui/fields/per-watt-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Part of the form of design preferences. Costs are shown only with permission. */
export function BasePriceCard() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const { errors } = formState
  const sees_cost = usePermissions().has('pricing.view_cost')
  const method = watch('base_method')
  const dirty = { shouldDirty: true }
  const markup = watch('markup')
  return (
    <Card title={common.price} note={words.before_adders_discounts}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={words.base_price_method}
          options={[
            { value: 'per_watt', label: words.per_watt },
            { value: 'flat', label: words.flat_price_every_system },
            {
              value: 'cost_plus',
              label: words.cost_plus_markup,
              help: words.what_equipment_work_cost,
              disabledReason: sees_cost ? undefined : words.role_hides_costs,
            },
          ]}
          value={method}
          onChange={value => setValue('base_method', value, dirty)}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          {method === 'flat' && (
            <MoneyField
              label={words.flat_price}
              value_cents={watch('flat_price_cents')}
              onChange={value => setValue('flat_price_cents', value, dirty)}
              error={said(errors.flat_price_cents, words.enter_0_1_000)}
            />
          )}
          {method === 'cost_plus' && sees_cost && (
            <>
              <NumberField
                label={words.markup}
                unit="%"
                digits={2}
                value={markup === null ? null : Number((markup * 100).toFixed(4))}
                onChange={value => setValue('markup', value === null ? null : Number((value / 100).toFixed(6)), dirty)}
                help={words.markup_example}
                error={said(errors.markup, words.enter_0_500)}
              />
              <NumberField
                label={words.other_cost_per_watt}
                prefix="$"
                unit="/W"
                digits={4}
                value={watch('other_cost_usd_per_w')}
                onChange={value => setValue('other_cost_usd_per_w', value, dirty)}
                help={words.labor_permits_overhead}
                error={said(errors.other_cost_usd_per_w, words.enter_0_20)}
              />
            </>
          )}
          <PerWattField
            label={method === 'per_watt' ? words.price_per_watt : words.least_price_per_watt}
            value={watch('price_usd_per_w')}
            onChange={value => setValue('price_usd_per_w', value as number, dirty)}
            error={said(errors.price_usd_per_w, words.enter_0_50_20)}
          />
        </div>
        <p className="text-sm text-ink-3">
          {words.base_price_note({ has_method: method === 'per_watt' ? 'yes' : 'no' })}
        </p>
      </div>
    </Card>
  )
}
