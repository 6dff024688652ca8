// Design by figures: planes of the roof, panels on them, inverters. What is typed is kept until it is saved.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { zDesignInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { read, together, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { readDraft, showRefusal, useFormDraft } from '#web/lib/form.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { firstDesign, type Preferences, withEquipment } from '#web/projects/sale/first-design.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { SuggestedPair } from '#web/projects/sale/starting/suggested-pair.tsx'
import { type Keep, type Known, useEquipment } from '#web/projects/sale/use-equipment.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { Notice, SkeletonPage } from '#web/ui/states.tsx'
import { DesignSummary } from './design-summary.tsx'
import { LastFigures } from './figures/last-figures.tsx'
import { SizeFigures } from './figures/size-figures.tsx'
import { InverterFields } from './inverter-fields.tsx'
import { LiveElectrical } from './live-electrical.tsx'
import { DesignLossFields } from './losses/design-loss-fields.tsx'
import { OtherFields } from './other-fields.tsx'
import { PlaneFields } from './planes/plane-fields.tsx'
import { SiteFields } from './site/site-fields.tsx'
import { StorageFields } from './storage-fields.tsx'
import { words } from './words.ts'

export type DesignForm = Schemas['DesignInput']

export default function ManualScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const design = useRead('/v3/design.Get', { project_id })
  const preferences = useRead('/v3/settings.GetDesignPreferences', {})
  const start = useRead('/v3/design.GetStart', { project_id })
  const { failure, retry } = together(project, design, preferences, start)
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  if (!project.data || !design.data || !preferences.data || !start.data) return <SkeletonPage />
  return (
    <WithEquipment
      project={project.data.project}
      design={design.data.design}
      company_losses={design.data.company_losses}
      preferences={withEquipment(preferences.data, start.data.start)}
      last={start.data.last}
    />
  )
}

/** Waits for the form's initial equipment rows; later choices bring theirs. */
function WithEquipment(props: Omit<Props, 'known' | 'keep'>) {
  const { project, design, preferences, last } = props
  const draft = readDraft<Partial<DesignForm>>(`design-${project.id}`)
  const from = [design, draft]
  const { known, keep, ready, error, refetch } = useEquipment({
    panels: [
      preferences.default_panel_id,
      last?.panel_id,
      ...from.flatMap(one => one?.arrays?.map(({ panel_id }) => panel_id)),
    ],
    inverters: [
      preferences.default_inverter_id,
      last?.inverter_id,
      ...from.flatMap(one => one?.inverters?.map(({ inverter_id }) => inverter_id)),
    ],
    storage: [
      preferences.default_storage_id,
      last?.storage_id,
      ...from.flatMap(one => one?.storage?.map(({ storage_id }) => storage_id)),
    ],
    others: from.flatMap(one => one?.others?.map(({ other_id }) => other_id)),
  })
  const [shown, setShown] = useState(false)
  if (ready && !shown) setShown(true)
  if (error && !shown) return <LoadFailure error={error} onRetry={refetch} />
  return shown ? <Manual {...props} known={known} keep={keep} /> : <SkeletonPage />
}

type Props = {
  project: Schemas['Project']
  design: Schemas['Design'] | null
  company_losses: Schemas['SystemLosses']
  preferences: Preferences
  last: Schemas['StartEquipment'] | null
  known: Known
  keep: Keep
}

function Manual({ project, design, company_losses, preferences, last, known, keep }: Props) {
  const { panels, inverters } = known
  const leadOn = useLeadOn()
  const whyNot = useWhyNot('design.edit')
  const initial = (design: Schemas['Design'] | null) =>
    design
      ? {
          project_id: project.id,
          version: design.version,
          arrays: design.arrays,
          inverters: design.inverters,
          storage: design.storage,
          others: design.others,
          losses: design.losses,
          conditions: design.conditions,
        }
      : { project_id: project.id, version: 0, ...firstDesign(preferences, panels, inverters) }
  const form = useForm<DesignForm>({
    resolver: zodResolver(zDesignInput) as never,
    defaultValues: initial(design),
  })
  const draft = useFormDraft(form, `design-${project.id}`)
  const save = useWrite('/v3/design.Save', {
    onDone: () => {
      draft.forget()
      tellDone(words.design_saved)
      leadOn(tabHref(project.id, 'design'))
    },
  })
  /** The saved values, which may be newer than this page's read. */
  const startFresh = () =>
    read('/v3/design.Get', { project_id: project.id }).then(saved => {
      draft.forget()
      save.reset()
      form.reset(initial(saved.design))
    }, tell)
  const submit = form.handleSubmit(values => save.mutate(values, { onError: refused => showRefusal(form, refused) }))
  const outdated = save.error?.status === 409 || (draft.restored && form.watch('version') !== (design?.version ?? 0))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex min-h-dvh flex-col">
        <ScreenHeader
          back={href('/projects/[id]', { id: project.id })}
          title={project.name}
          note={words.manual_design}
          actions={
            <Button type="submit" look="primary" busy={save.isPending} disabledReason={whyNot}>
              {save.isPending ? words.simulating : words.save_design}
            </Button>
          }
        />
        <div className="mx-auto grid w-full max-w-[1280px] flex-1 items-start gap-5 px-4 py-6 sm:px-6 lg:grid-cols-[1fr_320px]">
          <div className="flex min-w-0 flex-col gap-5">
            {design?.arrays.some(({ shading_source }) => shading_source === 'drawing') && (
              <Notice>{words.design_drawn_what_changed}</Notice>
            )}
            {!project.address && <Notice kind="warning">{words.project_has_no_address}</Notice>}
            {outdated ? (
              <Notice
                kind="warning"
                action={
                  <button type="button" className="font-medium underline underline-offset-2" onClick={startFresh}>
                    {words.use_saved_one}
                  </button>
                }
              >
                {words.design_was_changed_meanwhile}
              </Notice>
            ) : (
              draft.restored && (
                <Notice
                  action={
                    <button type="button" className="font-medium underline underline-offset-2" onClick={startFresh}>
                      {words.start_over}
                    </button>
                  }
                >
                  {words.what_you_typed_before}
                </Notice>
              )
            )}
            {!design && <SuggestedPair project_id={project.id} />}
            {!design && <LastFigures last={last} known={known} preferences={preferences} />}
            <PlaneFields
              known={known}
              keep={keep}
              preferences={preferences}
              size={
                <SizeFigures
                  project={{
                    id: project.id,
                    has_address: project.address !== null,
                    has_use: project.annual_consumption_kwh !== null,
                  }}
                />
              }
            />
            <InverterFields inverters={inverters} keep={keep} panels={panels} preferences={preferences} />
            <StorageFields known={known.storage} usual={preferences.default_storage_id} keep={keep} />
            <OtherFields known={known.others} keep={keep} />
            <DesignLossFields company={company_losses} />
            <SiteFields />
          </div>
          <ScrollBox className="flex min-w-0 flex-col gap-5 lg:sticky lg:under-19 lg:max-h-[calc(100dvh-6rem)]">
            <Card title={words.system}>
              <DesignSummary known={known} dc_ac_target={preferences.dc_ac_target} />
            </Card>
            <Card title={words.electrical_check}>
              <LiveElectrical project_id={project.id} known={known} />
            </Card>
          </ScrollBox>
        </div>
      </form>
    </FormProvider>
  )
}
