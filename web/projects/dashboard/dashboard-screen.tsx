// The first screen: today's tasks, and the state of the company or of a rep's own sales. The role determines the
// blocks; empty ones are hidden. Before the first project it only shows how to create one.

import { type Query, useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { type Block, blocksFor } from '#machines/projects/dashboard-rules.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { NewProjectLink } from '#web/projects/sale/project/new-project-link.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { common } from '#web/words/common.ts'
import { ActivityBlock } from './activity-block.tsx'
import { BLOCK } from './block.tsx'
import { FunnelBlock } from './funnel-block.tsx'
import { InstallsBlock } from './installs-block.tsx'
import { LeadersBlock } from './leaders-block.tsx'
import { MilestonesBlock } from './milestones-block.tsx'
import { MonthBlock } from './month-block.tsx'
import { NewCompany } from './new-company.tsx'
import { OnboardingBlock } from './onboarding-block.tsx'
import { PipelineBlock } from './pipeline-block.tsx'
import { ReceivablesBlock } from './receivables-block.tsx'
import { SalesBlock } from './sales-block.tsx'
import { DashboardShape } from './shape.tsx'
import { TasksBlock } from './tasks-block.tsx'
import { TodayBlock } from './today-block.tsx'
import { useSettled } from './use-settled.ts'
import { words } from './words.ts'

/** How much of the demo company is there while a new server makes the rest of it. Nowhere else is anything shown. */
const EVERY_MS = 2_000
/** Parts after which the figures below are read again. */
const FIGURES_EVERY = 6

const predicate = ({ queryKey: [path] }: Query) => path !== '/v3/dashboard.GetDemoProgress'

function DemoBlock() {
  const { data } = useRead('/v3/dashboard.GetDemoProgress', {})
  return data?.progress ? <Filling {...data.progress} /> : null
}

function Filling({ made, total }: { made: number; total: number }) {
  useRead('/v3/dashboard.GetDemoProgress', {}, { every_ms: EVERY_MS })
  const client = useQueryClient()
  const round = Math.floor(made / FIGURES_EVERY)
  // The figures are in the cache. The last part is followed by this going away.
  useEffect(() => {
    if (round > 0) void client.invalidateQueries({ predicate })
  }, [client, round])
  useEffect(() => () => void client.invalidateQueries({ predicate }), [client])
  return (
    <section className={BLOCK} aria-label={words.filling_demo}>
      <ProgressBar label={words.filling_demo} value={made} max={total} note={words.made_of_total({ made, total })} />
      <p className="mt-2 text-sm text-ink-2">{words.demo_goes_on}</p>
    </section>
  )
}

type Column = 'left' | 'middle' | 'right'
type Stacked = Exclude<Block, 'onboarding' | 'today' | 'pipeline' | 'sales'>

/** Blocks are stacked, each with its own height. */
const STACKED: Record<Stacked, { shows: ComponentType; column: Column }> = {
  funnel: { shows: FunnelBlock, column: 'left' },
  milestones: { shows: MilestonesBlock, column: 'left' },
  receivables: { shows: ReceivablesBlock, column: 'left' },
  leaders: { shows: LeadersBlock, column: 'middle' },
  installs: { shows: InstallsBlock, column: 'middle' },
  month: { shows: MonthBlock, column: 'right' },
  tasks: { shows: TasksBlock, column: 'right' },
  activity: { shows: ActivityBlock, column: 'right' },
}
const isStacked = (block: Block): block is Stacked => Object.hasOwn(STACKED, block)

export default function DashboardScreen() {
  const permissions = usePermissions()
  const pipeline = useRead('/v3/dashboard.GetPipeline', {})
  const settled = useSettled(pipeline.data !== undefined)
  const isNew = pipeline.data?.pipeline.every(({ count }) => count === 0) ?? false
  const blocks = blocksFor(permissions)
  const note = permissions.size > 0 && !permissions.has('projects.view_all') && words.your_own_projects
  if (isNew)
    return (
      <Page>
        <PageHeader title={words.dashboard} note={note} />
        <NewCompany setsUp={permissions.has('company.edit')} />
      </Page>
    )
  const stacked = blocks.filter(isStacked)
  // Next to the proposals if there are no team figures.
  const columnOf = (block: Stacked) =>
    block === 'tasks' && !blocks.includes('leaders') ? 'middle' : STACKED[block].column
  const stack = (column: Column) => <Stack blocks={stacked.filter(block => columnOf(block) === column)} />
  const chart = blocks.includes('sales') && <SalesBlock />
  // Who sells sees sales first.
  const isChartFirst = blocks.indexOf('sales') < blocks.findIndex(isStacked)
  return (
    <Page>
      <PageHeader title={words.dashboard} note={note} actions={<NewProjectLink />} />
      <div className="grid grid-cols-[minmax(0,1fr)]">
        {!settled && (
          <div role="status" aria-label={common.loading} className="flex flex-col gap-5 [grid-area:1/1]">
            <DashboardShape />
          </div>
        )}
        <div className={cx('flex min-w-0 flex-col gap-5 [grid-area:1/1]', !settled && 'invisible')}>
          {__DEVELOPMENT__ && <DemoBlock />}
          {blocks.includes('onboarding') && <OnboardingBlock />}
          {blocks.includes('today') && <TodayBlock />}
          {blocks.includes('pipeline') && <PipelineBlock />}
          <div className="grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
            <div className="flex min-w-0 flex-col gap-5 empty:hidden xl:col-span-2">
              {isChartFirst && chart}
              <div className="grid items-start gap-5 empty:hidden xl:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
                {stack('left')}
                {stack('middle')}
              </div>
              {!isChartFirst && chart}
            </div>
            {stack('right')}
          </div>
        </div>
      </div>
    </Page>
  )
}

const Stack = ({ blocks }: { blocks: readonly Stacked[] }) => (
  <div className="flex min-w-0 flex-col gap-5 empty:hidden">
    {blocks.map(block => {
      const { shows: Shown } = STACKED[block]
      return <Shown key={block} />
    })}
  </div>
)
