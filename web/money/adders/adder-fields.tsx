// An adder's fields: name, price, limits, where it applies.
import { useFormContext } from 'react-hook-form'
import { usePermissions } from '#web/data/queries.ts'
import { said } from '#web/lib/form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import type { AdderForm } from './adder-form.ts'
import { MethodFields } from './method-fields.tsx'
import { RuleBuilder } from './rule-builder.tsx'
import { words } from './words.ts'

type Props = { adder_id: string | undefined; names: Record<string, string> }

export function AdderFields({ adder_id, names }: Props) {
  const { register, watch, setValue, formState } = useFormContext<AdderForm>()
  const { errors } = formState
  const sees_cost = usePermissions().has('pricing.view_cost')
  const set = <K extends keyof AdderForm>(name: K, value: AdderForm[K]) =>
    setValue(name as 'name', value as string, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <>
      <TextField
        label={common.name}
        autoComplete="off"
        maxLength={80}
        {...register('name')}
        error={said(errors.name, words.enter_name_80_characters)}
      />
      <TextArea
        label={words.description}
        optional
        rows={2}
        maxLength={500}
        {...register('description')}
        error={said(errors.description, words.use_500_characters_fewer)}
      />
      <RadioGroup
        label={words.effect_on_price_label}
        options={[
          { value: 'charge', label: words.charge_raises },
          { value: 'discount', label: words.discount_lowers },
        ]}
        value={watch('effect')}
        onChange={value => set('effect', value)}
      />
      <MethodFields />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">{words.custom_price_legend}</legend>
        <div className="grid grid-cols-2 gap-3">
          <MoneyField
            label={words.minimum_label}
            optional
            value_cents={watch('min_cents')}
            onChange={value => set('min_cents', value)}
            error={said(errors.min_cents, words.enter_up_to_10_million)}
          />
          <MoneyField
            label={words.maximum_label}
            optional
            value_cents={watch('max_cents')}
            onChange={value => set('max_cents', value)}
            error={said(errors.max_cents, words.enter_up_to_10_million)}
          />
        </div>
        <p className="text-xs text-ink-3">{words.within_these_sales_reps}</p>
      </fieldset>
      {sees_cost && (
        <NumberField
          label={words.your_cost_label}
          optional
          prefix="$"
          digits={4}
          value={watch('cost_usd') ?? null}
          onChange={value => set('cost_usd', value)}
          help={words.same_unit_as_amount}
          error={said(errors.cost_usd, words.enter_up_to_1_million)}
        />
      )}
      <fieldset className="flex flex-col">
        <legend className="mb-1 text-sm font-medium">{words.usage_legend}</legend>
        <Checkbox
          label={words.shown_proposals_as_line}
          help={words.otherwise_sum_part_system}
          checked={watch('shown_in_proposal')}
          onChange={value => set('shown_in_proposal', value)}
        />
        <Checkbox
          label={words.counted_percentage_incentives}
          checked={watch('counts_for_incentives')}
          onChange={value => set('counts_for_incentives', value)}
        />
        <Checkbox
          label={words.applies_itself}
          help={words.wherever_conditions_hold_nobody}
          checked={watch('automatic')}
          onChange={value => set('automatic', value)}
          error={said(errors.automatic, words.method_cannot_apply_itself)}
        />
      </fieldset>
      <RuleBuilder adder_id={adder_id} names={names} />
      <NumberField
        label={words.position_price}
        digits={0}
        value={watch('position')}
        onChange={value => set('position', value ?? 0)}
        help={words.lower_comes_first_name}
        error={said(errors.position, words.enter_whole_number_0)}
      />
    </>
  )
}
