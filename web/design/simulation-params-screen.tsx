// The figures every year is simulated with: losses, inverters, and how years differ and decline.
import { useFormContext } from 'react-hook-form'
import { zSimulationParams } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingForm, useSettingForm } from '#web/frame/setting-form.tsx'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { said } from '#web/lib/form.ts'
import { percent } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { LossFields } from './losses/loss-fields.tsx'
import { UncertaintyFields } from './uncertainty-fields.tsx'
import { words } from './words.ts'

type Params = Schemas['SimulationParams']
const YEARS = 25

export default function SimulationParamsScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSimulationParams', {})
  return (
    <SettingsFrame title={words.performance_simulation} note={words.losses_inverters_outlook_behind}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-96 max-w-[720px]" />
          <Skeleton className="h-44 max-w-[720px]" />
        </>
      )}
      {data && <Form saved={data} />}
    </SettingsFrame>
  )
}

function Form({ saved }: { saved: Params }) {
  const whyNot = useWhyNot('settings.edit')
  // Drafts from before it had the sources lack them.
  const setting = useSettingForm({ name: 'simulation-params-2', schema: zSimulationParams, saved })
  const write = useWrite('/v3/settings.UpdateSimulationParams', {
    onDone: answer => {
      setting.show(answer)
      tellDone(words.simulation_settings_saved)
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
      <Weather />
      <LossFields />
      <InverterEfficiency />
      <UncertaintyFields />
      <Outlook />
    </SettingForm>
  )
}

/** Not a choice of the company: which years the sun is taken from, and where a project brings its own. */
function Weather() {
  return (
    <Card title={words.weather} note={words.which_sun_year_simulated}>
      <p className="text-base text-ink-2">{words.typical_year_nrel_tmy3}</p>
    </Card>
  )
}

function InverterEfficiency() {
  const { watch, setValue, formState } = useFormContext<Params>()
  const own = watch('catalogue_efficiency')
  return (
    <Card title={common.inverters} note={words.how_much_direct_current}>
      <div className="flex flex-col gap-4">
        <Toggle
          label={words.use_each_inverter_own}
          help={words.catalogue_weighted_size_where}
          checked={own}
          onChange={checked => setValue('catalogue_efficiency', checked, { shouldDirty: true })}
        />
        {!own && (
          <ShareField
            label={words.efficiency_all_inverters}
            className="sm:max-w-56"
            share={watch('inverter_efficiency')}
            onChange={share => setValue('inverter_efficiency', share as number, { shouldDirty: true })}
            error={said(formState.errors.inverter_efficiency, words.enter_80_100)}
          />
        )}
      </div>
    </Card>
  )
}

/** Later years, derived from the first. */
function Outlook() {
  const { watch, setValue, formState } = useFormContext<Params>()
  const degradation = watch('degradation') ?? 0
  return (
    <Card title={words.degradation} note={words.how_production_declines}>
      <ShareField
        label={words.annual_degradation}
        className="sm:max-w-[calc(50%-0.5rem)]"
        share={watch('degradation')}
        onChange={share => setValue('degradation', share as number, { shouldDirty: true })}
        help={words.after_years_first_year({ years: YEARS, percent: percent((1 - degradation) ** (YEARS - 1), 1) })}
        error={said(formState.errors.degradation, words.enter_0_3)}
      />
    </Card>
  )
}
