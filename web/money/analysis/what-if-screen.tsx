// What-if analysis with another array, battery or rate plan. The year is recalculated and shown next to the current one; nothing is
// saved unless applied.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { billDerivation, flowDerivation } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead, write } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { cx } from '#web/lib/class-names.ts'
import { kw } from '#web/lib/format.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { AssumedNote } from '#web/projects/sale/project/assumed-note.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import { Notice, SkeletonPage } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { ApplyTrial } from './apply-trial.tsx'
import { BatteryControls } from './battery-controls.tsx'
import { useEnergyWhatIf } from './energy-what-if.ts'
import { changeSentence } from './energy-words.ts'
import { MissingInputs } from './missing-inputs.tsx'
import { TariffControls } from './tariff-controls.tsx'
import { words } from './words.ts'
import { YearComparison } from './year-comparison.tsx'

export default function WhatIfScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const design = useRead('/v3/design.Get', { project_id })
  const drawing = useRead('/v3/design.GetDrawing', { project_id })
  const year = useRead('/v3/energy.GetYear', { project_id })
  const utility_id = project.data?.project.utility_id
  const plans = useRead(
    '/v3/energy.ListRatePlans',
    { limit: 200, ...(utility_id ? { utility_id } : {}) },
    { enabled: project.data !== undefined },
  )
  const { failure, retry } = together(project, design, drawing, year, plans)
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  if (!project.data || !design.data || !drawing.data || !year.data || !plans.data) return <SkeletonPage />
  return (
    <div className="min-h-dvh">
      <ScreenHeader
        back={tabHref(project_id, 'design')}
        title={words.what_if}
        note={project.data.project.name}
        actions={
          <Link href={href('/projects/[id]/analysis', { id: project_id })} className={buttonLook('secondary')}>
            {words.analysis}
          </Link>
        }
      />
      {design.data.design && year.data.year ? (
        <Trying
          project={project.data.project}
          design={design.data.design}
          drawing={drawing.data}
          today={year.data.year}
          at={year.dataUpdatedAt}
          plans={plans.data.rate_plans.filter(({ active }) => active)}
        />
      ) : (
        <Page>
          <MissingInputs project={project.data.project} designed={design.data.design !== null} />
        </Page>
      )}
    </div>
  )
}

const PAUSE_MS = 100

type Props = {
  project: Schemas['Project']
  design: Schemas['Design']
  drawing: Schemas['SavedDrawing']
  today: Schemas['EnergyYear']
  /** When it was calculated. */
  at: number
  plans: Schemas['SavedRatePlan'][]
}

function Trying({ project, design, drawing, today, at, plans }: Props) {
  const trial = useEnergyWhatIf({ project, design, plans, today: today.battery })
  const { asked } = trial
  const text = JSON.stringify(asked)
  // A hand on a slider passes by what it does not mean.
  const settled = useSettled(text, PAUSE_MS)
  const preview = useQuery({
    queryKey: ['/v3/energy.Preview', asked, project.version, design.version],
    queryFn: () => write('/v3/energy.Preview', asked),
    enabled: trial.tries && settled === text,
    placeholderData: keepPreviousData,
    // Equal inputs have equal results during a trial; a save changes them.
    staleTime: 60_000,
    meta: { holds: true },
  })
  const data = trial.tries ? preview.data : undefined
  const now = data?.now ?? today
  const then = data?.then ?? now
  const then_at = data ? preview.dataUpdatedAt : at
  return (
    <Page>
      <AssumedNote project_id={project.id} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(290px,1fr)_minmax(0,2.5fr)] lg:grid-rows-[auto_1fr]">
        {/* On a phone what it comes to stays in sight while the sliders move. */}
        <div className="min-w-0 max-lg:sticky max-lg:under-14 max-lg:z-10 max-lg:-mx-4 max-lg:border-b max-lg:border-hairline max-lg:bg-page max-lg:px-4 max-lg:py-2.5 lg:col-start-2">
          <p
            aria-live="polite"
            className={cx('text-md font-medium lg:text-lg', trial.tries && preview.isPlaceholderData && 'text-ink-3')}
          >
            <Derived
              derivation={then.bills ? billDerivation(then, then.bills, 'after') : flowDerivation(then, 'import')}
              at={then_at}
              sentence
            >
              {changeSentence(now, then)}
            </Derived>
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Card title={words.array_title}>
            <Slider
              label={common.size}
              min={0.2}
              max={3}
              step={0.05}
              value={trial.size_share}
              onChange={share => trial.setSize(Math.round(share * 100) / 100)}
              write={share => kw(Math.round(design.size_kw * share * 100) / 100)}
              help={
                trial.sizeDiffers ? (
                  <>
                    {words.same_planes_apply_does}{' '}
                    <Link
                      href={href('/projects/[id]/designer', { id: project.id })}
                      className="underline underline-offset-2"
                    >
                      {words.draw_roof}
                    </Link>
                    .
                  </>
                ) : (
                  words.more_less_same_panels
                )
              }
            />
          </Card>
          <BatteryControls trial={trial} design={design} />
          <TariffControls trial={trial} project={project} plans={plans} />
          <ApplyTrial trial={trial} project={project} design={design} drawing={drawing} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2">
          {trial.tries && preview.error && (
            <Notice
              kind="warning"
              action={
                <button
                  type="button"
                  className="shrink-0 font-medium underline underline-offset-2"
                  onClick={() => void preview.refetch()}
                >
                  {common.try_again}
                </button>
              }
            >
              {preview.error.message}
            </Notice>
          )}
          <YearComparison project_id={project.id} today={now} then={then} at={then_at} />
        </div>
      </div>
    </Page>
  )
}
