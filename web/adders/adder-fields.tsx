// What an adder says of itself: its name, its price, its limits, where it applies.
import { useFormContext } from 'react-hook-form'
import { usePermissions } from '#web/data/queries.ts'
import { said } from '#web/lib/form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import type { AdderForm } from './adder-form.ts'
import { MethodFields } from './method-fields.tsx'
import { RuleBuilder } from './rule-builder.tsx'

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
        label="Name"
        autoComplete="off"
        maxLength={80}
        {...register('name')}
        error={said(errors.name, 'Enter a name of 80 characters or fewer.')}
      />
      <TextArea
        label="Description"
        optional
        rows={2}
        maxLength={500}
        {...register('description')}
        error={said(errors.description, 'Use 500 characters or fewer.')}
      />
      <RadioGroup
        label="What it does to the price"
        options={[
          { value: 'charge', label: 'Charge: raises it' },
          { value: 'discount', label: 'Discount: lowers it' },
        ]}
        value={watch('effect')}
        onChange={value => set('effect', value)}
      />
      <MethodFields />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 text-sm font-medium">Price of its own in a project</legend>
        <div className="grid grid-cols-2 gap-3">
          <MoneyField
            label="Least"
            optional
            value_cents={watch('min_cents')}
            onChange={value => set('min_cents', value)}
            error={said(errors.min_cents, 'Enter $0 to $10,000,000.')}
          />
          <MoneyField
            label="Most"
            optional
            value_cents={watch('max_cents')}
            onChange={value => set('max_cents', value)}
            error={said(errors.max_cents, 'Enter $0 to $10,000,000.')}
          />
        </div>
        <p className="text-xs text-ink-3">
          Within these sales reps set it themselves; beyond them a manager decides. With neither, always a manager.
        </p>
      </fieldset>
      {sees_cost && (
        <NumberField
          label="What it costs you"
          optional
          prefix="$"
          digits={4}
          value={watch('cost_usd') ?? null}
          onChange={value => set('cost_usd', value)}
          help="By the same unit as the amount; once for percentages and size bands."
          error={said(errors.cost_usd, 'Enter $0 to $1,000,000.')}
        />
      )}
      <fieldset className="flex flex-col">
        <legend className="mb-1 text-sm font-medium">Where it counts</legend>
        <Checkbox
          label="Shown in proposals as a line of its own"
          help="Otherwise its sum is part of the system’s line."
          checked={watch('shown_in_proposal')}
          onChange={value => set('shown_in_proposal', value)}
        />
        <Checkbox
          label="Counted by percentage incentives"
          checked={watch('counts_for_incentives')}
          onChange={value => set('counts_for_incentives', value)}
        />
        <Checkbox
          label="Applies by itself"
          help="Wherever its conditions hold, and nobody takes it out."
          checked={watch('automatic')}
          onChange={value => set('automatic', value)}
          error={said(errors.automatic, 'This method cannot apply by itself.')}
        />
      </fieldset>
      <RuleBuilder adder_id={adder_id} names={names} />
      <NumberField
        label="Position in the price"
        digits={0}
        value={watch('position')}
        onChange={value => set('position', value ?? 0)}
        help="Lower comes first; the name decides among equals."
        error={said(errors.position, 'Enter a whole number from 0 to 10,000.')}
      />
    </>
  )
}
