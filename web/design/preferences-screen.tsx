// Defaults of a new design, and of a new project's price.
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { zDesignPreferences } from '#sdk/forms.gen.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { Anchored } from '#web/frame/anchored.tsx'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { said } from '#web/lib/form.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { InverterPicker, PanelPicker, StoragePicker } from '#web/projects/sale/equipment-pickers.tsx'
import type { Preferences } from '#web/projects/sale/first-design.ts'
import { type Keep, type Known, useEquipment } from '#web/projects/sale/use-equipment.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { BasePriceCard } from './base-price-card.tsx'
import { SaleEquipmentCard } from './preferences/sale-equipment-card.tsx'
import { TaxesCard } from './preferences/taxes-card.tsx'
import { SetbackFields } from './setback-fields.tsx'
import { wind } from './wind.ts'
import { words } from './words.ts'

const JurisdictionsCard = part(() => import('./preferences/jurisdictions-card.tsx'))
const RackingCard = part(() => import('./preferences/racking-card.tsx'))

type Catalogue = { known: Known; keep: Keep }

export default function PreferencesScreen() {
  const preferences = useRead('/v3/settings.GetDesignPreferences', {})
  const bySale = Object.values(preferences.data?.equipment_by_sale ?? {})
  const equipment = useEquipment({
    panels: [preferences.data?.default_panel_id, ...bySale.map(({ panel_id }) => panel_id)],
    inverters: [preferences.data?.default_inverter_id, ...bySale.map(({ inverter_id }) => inverter_id)],
    storage: [preferences.data?.default_storage_id, ...bySale.map(({ storage_id }) => storage_id)],
    others: [],
  })
  const [shown, setShown] = useState(false)
  const ready = preferences.data && (equipment.ready || shown)
  if (ready && !shown) setShown(true)
  const failure = preferences.error ?? equipment.error
  return (
    <SettingsFrame title={words.design_preferences} note={words.what_every_new_design}>
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
    onDone: answer => {
      setting.show(answer)
      tellDone(words.preferences_saved)
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
      <SaleEquipmentCard {...catalogue} />
      <NewPlane />
      <SetbackFields />
      <JurisdictionsCard meanwhile={<Skeleton className="h-32" />} />
      <RackingCard meanwhile={<Skeleton className="h-32" />} />
      <Anchored id="base-price">
        <BasePriceCard />
      </Anchored>
      <Anchored id="taxes">
        <TaxesCard />
      </Anchored>
    </SettingForm>
  )
}

function Equipment({ known: { panels, inverters, storage }, keep }: Catalogue) {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const { errors } = formState
  const set = (name: 'default_panel_id' | 'default_inverter_id' | 'default_storage_id', id: string | null) =>
    setValue(name, id, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <Card title={words.equipment} note={words.from_your_catalog}>
      <fieldset aria-label={words.usual_equipment} className="grid gap-4 sm:grid-cols-2">
        <PanelPicker
          label={words.panel}
          known={panels}
          value={watch('default_panel_id')}
          onPick={row => {
            keep('panels', row)
            set('default_panel_id', row.id)
          }}
          placeholder={words.pair_that_fits}
          error={said(errors.default_panel_id, words.choose_panel)}
        />
        <InverterPicker
          label={common.inverter}
          known={inverters}
          value={watch('default_inverter_id')}
          onPick={row => {
            keep('inverters', row)
            set('default_inverter_id', row.id)
          }}
          placeholder={words.pair_that_fits}
          error={said(errors.default_inverter_id, words.choose_inverter)}
        />
        <div className="flex flex-col items-start gap-1">
          <StoragePicker
            label={common.battery}
            className="w-full"
            known={storage}
            value={watch('default_storage_id')}
            onPick={row => {
              keep('storage', row)
              set('default_storage_id', row.id)
            }}
            placeholder={words.no_battery}
            error={said(errors.default_storage_id, words.choose_battery)}
          />
          {watch('default_storage_id') && (
            <Button look="ghost" onClick={() => set('default_storage_id', null)}>
              {words.no_battery}
            </Button>
          )}
        </div>
        <NumberField
          label={words.dc_ac_ratio_aim}
          value={watch('dc_ac_target')}
          onChange={value => setValue('dc_ac_target', value as number, { shouldDirty: true })}
          help={words.design_starts_as_many}
          error={said(errors.dc_ac_target, words.enter_0_8_1)}
        />
      </fieldset>
    </Card>
  )
}

function NewPlane() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const { errors } = formState
  const azimuth = watch('default_azimuth_deg')
  return (
    <Card title={words.new_roof_plane}>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          label={words.tilt}
          unit="°"
          digits={1}
          value={watch('default_tilt_deg')}
          onChange={value => setValue('default_tilt_deg', value as number, { shouldDirty: true })}
          help={words.tilt_example}
          error={said(errors.default_tilt_deg, words.enter_0_90)}
        />
        <NumberField
          label={words.azimuth}
          unit="°"
          digits={1}
          value={azimuth}
          onChange={value => setValue('default_azimuth_deg', value as number, { shouldDirty: true })}
          help={azimuth == null ? undefined : words.faces_azimuth({ azimuth: wind(azimuth) })}
          error={said(errors.default_azimuth_deg, words.enter_0_359_9)}
        />
        <NumberField
          label={words.panels}
          digits={0}
          value={watch('default_module_count')}
          onChange={value => setValue('default_module_count', value as number, { shouldDirty: true })}
          error={said(errors.default_module_count, words.enter_1_500)}
        />
      </div>
    </Card>
  )
}
