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
import { LossFields } from './losses/loss-fields.tsx'
import { UncertaintyFields } from './uncertainty-fields.tsx'

type Params = Schemas['SimulationParams']
const YEARS = 25

export default function SimulationParamsScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSimulationParams', {})
  return (
    <SettingsFrame
      title="Performance simulation"
      note="The losses, inverters and outlook behind every simulated year. Projects follow a change at once; proposals already published keep their figures and are marked out of date."
    >
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
  // A draft kept before the sources stood in it lacks them.
  const setting = useSettingForm({ name: 'simulation-params-2', schema: zSimulationParams, saved })
  const write = useWrite('/v3/settings.UpdateSimulationParams', {
    quiet: true,
    refreshes: [
      '/v3/settings.GetSimulationParams',
      '/v3/solar.GetPerformanceSimulation',
      '/v3/financing.Compare',
      '/v3/projects.GetFinancing',
      '/v3/proposal.Get',
      '/v3/agreements.ListTransactionsByProject',
    ],
    onDone: answer => {
      setting.show(answer)
      tellDone('Every year is simulated with these figures now.')
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
    <Card title="Weather" note="Which sun a year is simulated with.">
      <p className="text-base text-ink-2">
        The typical year (NREL TMY3, 1991 to 2005) of up to twelve stations around the address, weighted by distance and
        elevation; its hours are made from the months. A project with its own weather file under Design (TMY3, EPW,
        NSRDB, PVGIS or SAM CSV) is simulated with that file instead.
      </p>
    </Card>
  )
}

function InverterEfficiency() {
  const { watch, setValue, formState } = useFormContext<Params>()
  const own = watch('catalogue_efficiency')
  return (
    <Card title="Inverters" note="How much of the direct current becomes alternating current.">
      <div className="flex flex-col gap-4">
        <Toggle
          label="Use each inverter’s own efficiency"
          help="From the catalogue, weighted by size where a design has several models."
          checked={own}
          onChange={checked => setValue('catalogue_efficiency', checked, { shouldDirty: true })}
        />
        {!own && (
          <ShareField
            label="Efficiency of all inverters"
            className="sm:max-w-56"
            share={watch('inverter_efficiency')}
            onChange={share => setValue('inverter_efficiency', share as number, { shouldDirty: true })}
            error={said(formState.errors.inverter_efficiency, 'Enter 80 to 100 %.')}
          />
        )}
      </div>
    </Card>
  )
}

/** What the first year says about the others. */
function Outlook() {
  const { watch, setValue, formState } = useFormContext<Params>()
  const degradation = watch('degradation') ?? 0
  return (
    <Card title="Years to come" note="How production declines.">
      <ShareField
        label="Decline a year"
        className="sm:max-w-[calc(50%-0.5rem)]"
        share={watch('degradation')}
        onChange={share => setValue('degradation', share as number, { shouldDirty: true })}
        help={`After ${YEARS} years ${percent((1 - degradation) ** (YEARS - 1), 1)} of the first year is left. Savings, leases and PPAs follow it.`}
        error={said(formState.errors.degradation, 'Enter 0 to 3 %.')}
      />
    </Card>
  )
}
