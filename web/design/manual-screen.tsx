// Design by figures: planes of the roof, panels on them, inverters. What is typed is kept until it is saved.
import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft } from 'lucide-react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { zDesignInput } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { useParam } from '#web/app/app.tsx'
import { href } from '#web/app/navigation.ts'
import { useRead, useWhyNot, useWrite } from '#web/app/queries.ts'
import { tell, tellDone } from '#web/app/tell.ts'
import { showRefusal, useFormDraft } from '#web/lib/form.ts'
import { tabHref } from '#web/sale/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Notice, SkeletonPage } from '#web/ui/states.tsx'
import { DesignSummary } from './design-summary.tsx'
import { firstDesign, type Preferences } from './first-design.ts'
import { InverterFields } from './inverter-fields.tsx'
import { PlaneFields } from './plane-fields.tsx'

export type DesignForm = Schemas['DesignInput']

export default function ManualScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const design = useRead('/v3/design.Get', { project_id })
  const panels = useRead('/v3/collections.ListPanels', { limit: 200 })
  const inverters = useRead('/v3/collections.ListInverters', { limit: 200 })
  const preferences = useRead('/v3/settings.GetDesignPreferences', {})
  const all = [project, design, panels, inverters, preferences]
  const failure = all.find(one => one.error)?.error
  if (failure)
    return (
      <ErrorState
        sentence={failure.message}
        onRetry={() => {
          for (const one of all) void one.refetch()
        }}
      />
    )
  if (!project.data || !design.data || !panels.data || !inverters.data || !preferences.data) return <SkeletonPage />
  return (
    <Manual
      project={project.data.project}
      design={design.data.design}
      panels={panels.data.panels}
      inverters={inverters.data.inverters}
      preferences={preferences.data}
    />
  )
}

type Props = {
  project: Schemas['Project']
  design: Schemas['Design'] | null
  panels: Schemas['Panel'][]
  inverters: Schemas['Inverter'][]
  preferences: Preferences
}

function Manual({ project, design, panels, inverters, preferences }: Props) {
  const [, go] = useLocation()
  const whyNot = useWhyNot('design.edit')
  const initial = () =>
    design
      ? { project_id: project.id, version: design.version, arrays: design.arrays, inverters: design.inverters }
      : { project_id: project.id, version: 0, ...firstDesign(preferences, panels, inverters) }
  const form = useForm<DesignForm>({
    resolver: zodResolver(zDesignInput) as never,
    defaultValues: initial(),
  })
  const draft = useFormDraft(form, `design-${project.id}`)
  const save = useWrite('/v3/design.Save', {
    quiet: true,
    refreshes: [
      '/v3/design.Get',
      '/v3/solar.GetPerformanceSimulation',
      '/v3/projects.Get',
      '/v3/pricing.Get',
      '/v3/financing.Compare',
    ],
    onDone: () => {
      draft.forget()
      tellDone('The design is saved.')
      go(tabHref(project.id, 'design'))
    },
  })
  const startFresh = () => {
    draft.forget()
    save.reset()
    form.reset(initial())
  }
  const submit = form.handleSubmit(values =>
    save.mutate(values, { onError: refused => showRefusal(form, refused) || tell(refused) }),
  )
  const outdated = save.error?.status === 409 || (draft.restored && form.watch('version') !== (design?.version ?? 0))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-10 flex h-14 items-center justify-between gap-3 border-b border-hairline bg-surface px-4 sm:px-6">
          <div className="flex min-w-0 items-center gap-3">
            <Link
              href={href('/projects/[id]', { id: project.id })}
              aria-label="Back to the project"
              className="rounded-control p-1.5 text-ink-2 hover:bg-sunken"
            >
              <ArrowLeft size={18} />
            </Link>
            <div className="min-w-0">
              <h1 className="truncate text-base">{project.name}</h1>
              <p className="truncate text-xs text-ink-3">Manual design</p>
            </div>
          </div>
          <Button type="submit" look="primary" busy={save.isPending} disabledReason={whyNot}>
            {save.isPending ? 'Simulating …' : 'Save design'}
          </Button>
        </header>
        <main className="mx-auto grid w-full max-w-[1280px] flex-1 items-start gap-5 px-4 py-6 sm:px-6 lg:grid-cols-[1fr_320px]">
          <div className="flex min-w-0 flex-col gap-5">
            {!project.address && (
              <Notice kind="warning">
                The project has no address yet. The design can be saved; its year is simulated once the address is
                known.
              </Notice>
            )}
            {outdated ? (
              <Notice
                kind="warning"
                action={
                  <button type="button" className="font-medium underline underline-offset-2" onClick={startFresh}>
                    Use the saved one
                  </button>
                }
              >
                The design was changed meanwhile. What you typed is kept here.
              </Notice>
            ) : (
              draft.restored && (
                <Notice
                  action={
                    <button type="button" className="font-medium underline underline-offset-2" onClick={startFresh}>
                      Start over
                    </button>
                  }
                >
                  What you typed before is still here.
                </Notice>
              )
            )}
            <PlaneFields panels={panels} preferences={preferences} />
            <InverterFields inverters={inverters} panels={panels} preferences={preferences} />
          </div>
          <Card title="System" className="lg:sticky lg:top-[4.75rem]">
            <DesignSummary panels={panels} inverters={inverters} dc_ac_target={preferences.dc_ac_target} />
          </Card>
        </main>
      </form>
    </FormProvider>
  )
}
