// What a new design starts with, and a new project's price.
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { zDesignPreferences } from '#sdk/forms.gen.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { said } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { InverterPicker, PanelPicker } from '#web/sale/equipment-pickers.tsx'
import type { Preferences } from '#web/sale/first-design.ts'
import { type Keep, type Known, useEquipment } from '#web/sale/use-equipment.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { BasePriceCard } from './base-price-card.tsx'
import { SetbackFields } from './setback-fields.tsx'
import { wind } from './wind.ts'

type Catalogue = { known: Known; keep: Keep }

export default function PreferencesScreen() {
  const preferences = useRead('/v3/settings.GetDesignPreferences', {})
  const equipment = useEquipment({
    panels: [preferences.data?.default_panel_id],
    inverters: [preferences.data?.default_inverter_id],
    storage: [],
    others: [],
  })
  const [shown, setShown] = useState(false)
  const ready = preferences.data && (equipment.ready || shown)
  if (ready && !shown) setShown(true)
  const failure = preferences.error ?? equipment.error
  return (
    <SettingsFrame
      title="Design preferences"
      note="What every new design starts with. Designs already saved stay as they are."
    >
      {failure && !ready && (
        <ErrorCard
          sentence={failure.message}
          onRetry={() => {
            void preferences.refetch()
            equipment.refetch()
          }}
        />
      )}
      {!ready && !failure && (
        <>
          <Skeleton className="h-72 max-w-[720px]" />
          <Skeleton className="h-44 max-w-[720px]" />
        </>
      )}
      {ready && <Form saved={preferences.data} known={equipment.known} keep={equipment.keep} />}
    </SettingsFrame>
  )
}

function Form({ saved, ...catalogue }: { saved: Preferences } & Catalogue) {
  const whyNot = useWhyNot('settings.edit')
  const setting = useSettingForm({ name: 'design-preferences', schema: zDesignPreferences, saved })
  const write = useWrite('/v3/settings.DesignPreferences', {
    quiet: true,
    refreshes: ['/v3/settings.GetDesignPreferences', '/v3/pricing.Get'],
    onDone: answer => {
      setting.show(answer)
      tellDone('New designs start with this.')
    },
  })
  return (
    <SettingForm
      setting={setting}
      busy={write.isPending}
      whyNot={whyNot}
      className="max-w-[720px]"
      onSave={values => write.mutate(values, { onError: setting.refused })}
    >
      <Equipment {...catalogue} />
      <NewPlane />
      <SetbackFields />
      <BasePriceCard />
    </SettingForm>
  )
}

function Equipment({ known: { panels, inverters }, keep }: Catalogue) {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const { errors } = formState
  const set = (name: 'default_panel_id' | 'default_inverter_id', id: string) =>
    setValue(name, id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const [panel] = panels
  const [inverter] = inverters
  return (
    <Card title="Equipment" note="From your catalogue.">
      <div className="grid gap-4 sm:grid-cols-2">
        <PanelPicker
          label="Panel"
          known={panels}
          value={watch('default_panel_id')}
          onPick={row => {
            keep('panels', row)
            set('default_panel_id', row.id)
          }}
          placeholder="First of the catalogue"
          help={watch('default_panel_id') || !panel ? undefined : `Now ${panel.manufacturer} ${panel.model}`}
          error={said(errors.default_panel_id, 'Choose a panel.')}
        />
        <InverterPicker
          label="Inverter"
          known={inverters}
          value={watch('default_inverter_id')}
          onPick={row => {
            keep('inverters', row)
            set('default_inverter_id', row.id)
          }}
          placeholder="First of the catalogue"
          help={
            watch('default_inverter_id') || !inverter ? undefined : `Now ${inverter.manufacturer} ${inverter.model}`
          }
          error={said(errors.default_inverter_id, 'Choose an inverter.')}
        />
        <NumberField
          label="DC/AC ratio to aim for"
          value={watch('dc_ac_target')}
          onChange={value => setValue('dc_ac_target', value as number, { shouldDirty: true })}
          help="A design starts with as many inverters as come nearest, and says when another number would."
          error={said(errors.dc_ac_target, 'Enter 0.8 to 1.5.')}
        />
      </div>
    </Card>
  )
}

function NewPlane() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const { errors } = formState
  const azimuth = watch('default_azimuth_deg')
  return (
    <Card title="A new roof plane">
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label="Tilt"
          unit="°"
          digits={1}
          value={watch('default_tilt_deg')}
          onChange={value => setValue('default_tilt_deg', value as number, { shouldDirty: true })}
          help="18° is a 4/12 pitch"
          error={said(errors.default_tilt_deg, 'Enter 0 to 90°.')}
        />
        <NumberField
          label="Azimuth"
          unit="°"
          digits={1}
          value={azimuth}
          onChange={value => setValue('default_azimuth_deg', value as number, { shouldDirty: true })}
          help={azimuth == null ? undefined : `Faces ${wind(azimuth)}`}
          error={said(errors.default_azimuth_deg, 'Enter 0 to 359.9°.')}
        />
        <NumberField
          label="Panels"
          digits={0}
          value={watch('default_module_count')}
          onChange={value => setValue('default_module_count', value as number, { shouldDirty: true })}
          error={said(errors.default_module_count, 'Enter 1 to 500.')}
        />
      </div>
    </Card>
  )
}
