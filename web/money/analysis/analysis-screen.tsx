// The effect of solar and storage on a household's year: one sentence and one chart per homeowner question.
import { Link } from 'wouter'
import { flowDerivation } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { together, useRead } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { TariffStanding } from '#web/projects/sale/project/tariff-standing.tsx'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import { BatterySection } from './battery-section.tsx'
import { BillSection } from './bill-section.tsx'
import { DaySection } from './day-section.tsx'
import { balanceSentence, flowSentence } from './energy-words.ts'
import { FlowBar } from './flow-bar.tsx'
import { productionParts, useParts } from './flows.ts'
import { HoursSection } from './hours-section.tsx'
import { MissingInputs } from './missing-inputs.tsx'
import { SavingsSection } from './savings-section.tsx'
import { Said } from './slides/said.tsx'
import { words } from './words.ts'
import { YearFigures } from './year-figures.tsx'

export default function AnalysisScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const design = useRead('/v3/design.Get', { project_id })
  const year = useRead('/v3/energy.GetYear', { project_id })
  const { failure, retry } = together(project, design, year)
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  if (!project.data || !design.data || !year.data) return <SkeletonPage />
  return (
    <div className="min-h-dvh">
      <ScreenHeader
        back={tabHref(project_id, 'design')}
        title={words.analysis}
        note={project.data.project.name}
        actions={
          year.data.year && (
            <Link href={href('/projects/[id]/playground2', { id: project_id })} className={buttonLook('secondary')}>
              {words.what_if}
            </Link>
          )
        }
      />
      <Page>
        {year.data.year ? (
          <Analysis project={project.data.project} year={year.data.year} at={year.dataUpdatedAt} />
        ) : (
          <MissingInputs project={project.data.project} designed={design.data.design !== null} />
        )}
      </Page>
    </div>
  )
}

type AnalysisProps = { project: Schemas['Project']; year: Schemas['EnergyYear']; at: number }

function Analysis({ project, year, at }: AnalysisProps) {
  return (
    <>
      <Card>
        <YearFigures year={year} at={at} />
      </Card>
      <Card>
        <Said>
          <Derived derivation={flowDerivation(year, 'production')} at={at} sentence>
            {balanceSentence(year)}
          </Derived>
        </Said>
        <MonthChart
          title={words.production_use_month}
          production={year.months.map(month => month.production)}
          use={year.months.map(month => month.use)}
        />
      </Card>
      <DaySection project_id={project.id} battery={year.battery !== null} />
      <Card>
        <Said>
          <Derived derivation={flowDerivation(year, 'export')} at={at} sentence>
            {flowSentence(year)}
          </Derived>
        </Said>
        <div className="flex flex-col gap-7">
          <FlowBar
            title={words.where_production_goes}
            parts={productionParts(year.year)}
            year={year}
            whole="production"
            at={at}
          />
          <FlowBar title={words.where_use_comes} parts={useParts(year.year)} year={year} whole="use" at={at} />
        </div>
      </Card>
      <HoursSection project_id={project.id} battery={year.battery !== null} />
      <TariffStanding project_id={project.id} onlyAssumed />
      <BillSection project_id={project.id} year={year} at={at} />
      <SavingsSection project_id={project.id} />
      {year.battery && <BatterySection project_id={project.id} year={year} battery={year.battery} at={at} />}
      <details className="text-base">
        <summary className="font-semibold">{words.assumptions}</summary>
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-ink-2">
          {year.assumptions.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
