// The limits of one role. Empty fields set no limit.
import { useFormContext } from 'react-hook-form'
import { NO_LIMITS } from '#machines/money/guardrails/limits.ts'
import { zRoleLimitsInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { PerWattField } from '#web/ui/fields/per-watt-field.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Limits = Schemas['RoleLimits']
type Form = { version: number; role_id: string; limits: Limits }
type Role = Schemas['Guardrails']['roles'][number]

export function LimitsForm({ role, version }: { role: Role; version: number }) {
  const { role_id, name, limits } = role
  const setting = useSettingForm<Form>({
    name: `guardrails-${role_id}`,
    schema: zRoleLimitsInput,
    saved: { version, role_id, limits: limits ?? NO_LIMITS },
  })
  const whyNot = useWhyNot('guardrails.edit')
  const save = useWrite('/v3/guardrails.Save', {
    onDone: answer => {
      const saved = answer.roles.find(one => one.role_id === role_id)?.limits ?? NO_LIMITS
      setting.show({ version: answer.version, role_id, limits: saved })
      tellDone(words.limits_saved({ name }))
    },
  })
  return (
    <SettingForm
      setting={setting}
      label={words.save_limits}
      busy={save.isPending}
      whyNot={whyNot}
      onSave={values => save.mutate(values, { onError: setting.refused })}
    >
      <Price />
      <System />
      <Rules />
    </SettingForm>
  )
}

function useLimits() {
  const { watch, setValue, formState } = useFormContext<Form>()
  const set =
    <K extends keyof Limits>(name: K) =>
    (value: Limits[K]) =>
      setValue(
        'limits',
        { ...watch('limits'), [name]: value },
        { shouldDirty: true, shouldValidate: formState.isSubmitted },
      )
  return { limits: watch('limits'), set, errors: formState.errors.limits }
}

function Price() {
  const { limits, set, errors } = useLimits()
  return (
    <Card title={common.price}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PerWattField
          label={words.minimum_price_per_watt}
          optional
          value={limits.least_price_usd_per_w}
          onChange={set('least_price_usd_per_w')}
          help={words.system_only_after_discount}
          error={said(errors?.least_price_usd_per_w, words.price_per_watt_error)}
        />
        <PerWattField
          label={words.maximum_price_per_watt}
          optional
          value={limits.most_price_usd_per_w}
          onChange={set('most_price_usd_per_w')}
          help={words.excludes_adders_batteries}
          error={said(errors?.most_price_usd_per_w, words.price_per_watt_error)}
        />
        <ShareField
          label={words.maximum_discount}
          optional
          share={limits.most_discount}
          onChange={set('most_discount')}
          help={words.discount_hint}
          error={said(errors?.most_discount, words.discount_error)}
        />
        <ShareField
          label={words.minimum_margin}
          optional
          share={limits.least_margin}
          onChange={set('least_margin')}
          help={words.needs_your_cost_per}
          error={said(errors?.least_margin, words.margin_error)}
        />
      </div>
    </Card>
  )
}

function System() {
  const { limits, set, errors } = useLimits()
  return (
    <Card title={words.system}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ShareField
          label={words.maximum_offset}
          optional
          share={limits.most_offset}
          onChange={set('most_offset')}
          help={words.production_as_share_use}
          error={said(errors?.most_offset, words.offset_error)}
        />
        <NumberField
          label={words.maximum_system_size}
          optional
          unit="kW"
          value={limits.most_size_kw}
          onChange={set('most_size_kw')}
          help="DC"
          error={said(errors?.most_size_kw, words.system_size_error)}
        />
      </div>
      <div className="mt-4 flex flex-col gap-1">
        <Checkbox
          label={words.only_default_equipment}
          help={words.defaults_design_preferences_types}
          checked={limits.default_equipment}
          onChange={set('default_equipment')}
        />
        <Checkbox
          label={words.no_design_errors}
          help={words.electrical_errors_hold_sale}
          checked={limits.no_design_errors}
          onChange={set('no_design_errors')}
        />
      </div>
    </Card>
  )
}

const WAYS: Schemas['FinancingType'][] = ['cash', 'loan', 'lease', 'ppa']

function Rules() {
  const { limits, set } = useLimits()
  const allowed = limits.ways_to_pay ?? WAYS
  const change = (way: Schemas['FinancingType'], on: boolean) => {
    const next = WAYS.filter(one => (one === way ? on : allowed.includes(one)))
    set('ways_to_pay')(next.length === WAYS.length ? null : next)
  }
  return (
    <Card title={words.ways_pay} note={words.applies_every_option_proposal}>
      <div className="grid gap-1 sm:grid-cols-4">
        {WAYS.map(way => (
          <Checkbox
            key={way}
            label={TYPE_NAMES[way]}
            checked={allowed.includes(way)}
            disabledReason={allowed.length === 1 && allowed.includes(way) ? '' : undefined}
            onChange={on => change(way, on)}
          />
        ))}
      </div>
    </Card>
  )
}
