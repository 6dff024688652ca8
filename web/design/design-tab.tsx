// The system on the roof and its yearly production.
import { House } from 'lucide-react'
import { lossLabel } from '#machines/design/production/loss-names.ts'
import {
  annualDerivation,
  offsetDerivation,
  p90Derivation,
  storageDerivation,
  yieldDerivation,
} from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { together, usePermissions, useRead } from '#web/data/queries.ts'
import { kw, kwh, number, percent } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Derived } from '#web/money/derivations/derived.tsx'
import { DerivedYear } from '#web/money/derivations/derived-year.tsx'
import { DesignPicture } from '#web/projects/sale/design-picture.tsx'
import { AgreementOut } from '#web/projects/sale/papers/agreement-out.tsx'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { TabLink } from '#web/projects/sale/project/tab-link.tsx'
import { type TabPartList, TabParts, useTabPart } from '#web/projects/sale/project/tab-parts.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Facts, Figures } from '#web/ui/page.tsx'
import { EmptyState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DesignWays } from './design-ways.tsx'
import { ElectricalCard } from './electrical-card.tsx'
import { LookCloser } from './look-closer.tsx'
import { PlanesCard } from './planes-card.tsx'
import { ResultsCard } from './results-card.tsx'
import { DesignsCard } from './several/designs-card.tsx'
import { WeatherCard } from './weather-card.tsx'
import { words } from './words.ts'

type Parts = { project: TabProps['project']; design: Schemas['Design']; simulation: Schemas['Simulation'] | null }

// Changed with the server's answer at hand, so it isn't kept on devices.
const ElectricalPart = part(() => import('./electrical/electrical-part.tsx'))
const PlanSetPart = part(() => import('./plan-set/plan-set-part.tsx'))

const PARTS: TabPartList<Parts> = [
  { id: 'system', label: words.system, screen: SystemPart },
  { id: 'production', label: common.production, screen: ProductionPart },
  { id: 'electrical', label: words.electrical, screen: ElectricalTab },
  { id: 'plan-set', label: words.plan_set, screen: PlanSetTab },
  { id: 'compare', label: words.compare_designs, screen: DesignsCard },
]

export default function DesignTab({ project }: TabProps) {
  const input = { project_id: project.id }
  const read = useRead('/v3/design.Get', input)
  const year = useRead('/v3/solar.GetPerformanceSimulation', input)
  const shown = useTabPart(PARTS)
  const mayEdit = usePermissions().has('design.edit')
  const { failure, retry } = together(read, year)
  if (failure) return <ErrorCard sentence={failure.message} onRetry={retry} />
  if (!read.data || !year.data) return <Skeleton className="h-96" />
  const { design } = read.data
  if (!design)
    return (
      <Card>
        <EmptyState
          icon={House}
          title={words.nothing_designed_yet}
          action={<DesignWays project_id={project.id} designed={false} mayEdit={mayEdit} />}
        >
          {words.draw_roof_picture_map}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <TabParts label={words.design_parts} project_id={project.id} tab="design" parts={PARTS} current={shown.id} />
      <shown.screen project={project} design={design} simulation={year.data.simulation} />
    </>
  )
}

/** Its picture, its figures, and one way to change them. */
function SystemPart({ project, design, simulation }: Parts) {
  const mayEdit = usePermissions().has('design.edit')
  const { size_kw, ac_kw, module_count, dc_ac_ratio, storage_kwh, storage } = design
  return (
    <>
      <AgreementOut project_id={project.id} />
      <Card title={words.system} actions={<DesignWays project_id={project.id} designed mayEdit={mayEdit} />}>
        <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <DesignPicture project_id={project.id} view="plan" className="rounded-control" />
          <Figures
            className="lg:grid lg:grid-cols-2"
            facts={[
              {
                label: words.dc_size,
                value: kw(size_kw),
                note: words.module_count_panels({ module_count: number(module_count) }),
              },
              { label: words.ac_size, value: kw(ac_kw), note: `DC/AC ${dc_ac_ratio.toFixed(2)}` },
              ...(storage_kwh > 0
                ? [
                    {
                      label: words.storage,
                      value: (
                        <Derived
                          derivation={storageDerivation(storage_kwh, batteryWords(storage))}
                          at={design.updated_at}
                        >
                          {words.storage_kwh_kwh({ storage_kwh: number(storage_kwh, 1) })}
                        </Derived>
                      ),
                      note: batteryWords(storage),
                    },
                  ]
                : []),
              ...(simulation
                ? [
                    {
                      label: words.first_year_p50,
                      value: (
                        <DerivedYear project_id={project.id} simulation={simulation} tell={annualDerivation}>
                          {kwh(simulation.annual_kwh)}
                        </DerivedYear>
                      ),
                      note: (
                        <>
                          P90:{' '}
                          <DerivedYear project_id={project.id} simulation={simulation} tell={p90Derivation}>
                            {kwh(simulation.p90_kwh)}
                          </DerivedYear>
                        </>
                      ),
                    },
                    {
                      label: words.offset,
                      value:
                        simulation.offset === null ? (
                          '–'
                        ) : (
                          <DerivedYear project_id={project.id} simulation={simulation} tell={offsetDerivation}>
                            {percent(simulation.offset)}
                          </DerivedYear>
                        ),
                      note: words.household_use,
                    },
                  ]
                : []),
            ]}
          />
        </div>
        {simulation && <LookCloser project_id={project.id} />}
      </Card>
      {!simulation && <NotSimulated project={project} />}
      <ElectricalCard project_id={project.id} />
    </>
  )
}

function ElectricalTab({ project }: Parts) {
  return <ElectricalPart project_id={project.id} meanwhile={<Skeleton className="h-96" />} />
}

function PlanSetTab({ project }: Parts) {
  return <PlanSetPart project_id={project.id} meanwhile={<Skeleton className="h-96" />} />
}

const NotSimulated = ({ project }: TabProps) => (
  <Notice
    kind="warning"
    action={
      <TabLink project_id={project.id} tab="overview">
        {project.address ? words.check_address : words.enter_address}
      </TabLink>
    }
  >
    {words.year_cannot_simulated({ has_address: project.address ? 'yes' : 'no' })}
  </Notice>
)

/** How much it makes, month by month and plane by plane, and what that rests on. */
function ProductionPart({ project, simulation }: Parts) {
  if (!simulation) return <NotSimulated project={project} />
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Card>
          <MonthChart
            title={words.production_month}
            production={simulation.monthly_kwh}
            use={simulation.monthly_consumption_kwh}
          />
        </Card>
        <PlanesCard project_id={project.id} simulation={simulation} />
        <ResultsCard project_id={project.id} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Card title={words.system_losses}>
          <Facts
            facts={[
              {
                label: words.yield,
                value: (
                  <DerivedYear project_id={project.id} simulation={simulation} tell={yieldDerivation}>
                    {words.kwh_per_kw({ specific_yield: number(simulation.specific_yield) })}
                  </DerivedYear>
                ),
              },
              { label: words.performance_ratio, value: percent(simulation.performance_ratio, 1) },
              ...simulation.losses.map(({ name, share }) => ({
                label: lossLabel(name),
                value: share === 0 ? common.none : `${share > 0 ? '−' : '+'}${percent(Math.abs(share), 1)}`,
              })),
            ]}
          />
        </Card>
        <WeatherCard project_id={project.id} simulation={simulation} />
      </div>
    </div>
  )
}

function batteryWords(storage: Schemas['StorageChoice'][]): string {
  const count = storage.reduce((sum, one) => sum + one.count, 0)
  return count === 1 ? words.one_battery : words.count_batteries({ count })
}
