// The first screen: how the company, or a rep's own sale, stands. Which blocks are shown follows from the role.
import type { ComponentType } from 'react'
import { type Block, blocksFor } from '#machines/dashboard/rules.ts'
import { usePermissions } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { NewProjectLink } from '#web/sale/project/new-project-link.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { ActivityBlock } from './activity-block.tsx'
import { ApprovalsBlock } from './approvals-block.tsx'
import { FunnelBlock } from './funnel-block.tsx'
import { InstallsBlock } from './installs-block.tsx'
import { LeadersBlock } from './leaders-block.tsx'
import { MilestonesBlock } from './milestones-block.tsx'
import { MonthBlock } from './month-block.tsx'
import { OnboardingBlock } from './onboarding-block.tsx'
import { PipelineBlock } from './pipeline-block.tsx'
import { ReceivablesBlock } from './receivables-block.tsx'
import { SalesBlock } from './sales-block.tsx'
import { StuckBlock } from './stuck-block.tsx'
import { TasksBlock } from './tasks-block.tsx'
import { words } from './words.ts'

type InGrid = Exclude<Block, 'onboarding' | 'approvals' | 'pipeline'>

/** Columns of three, where there is room. */
const BLOCKS: Record<InGrid, { shows: ComponentType; columns: 1 | 2 }> = {
  sales: { shows: SalesBlock, columns: 2 },
  month: { shows: MonthBlock, columns: 1 },
  stuck: { shows: StuckBlock, columns: 2 },
  tasks: { shows: TasksBlock, columns: 1 },
  funnel: { shows: FunnelBlock, columns: 1 },
  leaders: { shows: LeadersBlock, columns: 1 },
  installs: { shows: InstallsBlock, columns: 1 },
  milestones: { shows: MilestonesBlock, columns: 1 },
  receivables: { shows: ReceivablesBlock, columns: 1 },
  activity: { shows: ActivityBlock, columns: 1 },
}

export default function DashboardScreen() {
  const permissions = usePermissions()
  const blocks = blocksFor(permissions)
  const inGrid = blocks.filter(block => block !== 'onboarding' && block !== 'approvals' && block !== 'pipeline')
  // The last takes what is left of its line.
  const before = inGrid.slice(0, -1).reduce((sum, block) => sum + BLOCKS[block].columns, 0)
  const spans = ['xl:col-span-3', 'xl:col-span-2', 'xl:col-span-1'] as const
  return (
    <Page>
      <PageHeader
        title={words.dashboard}
        note={permissions.size > 0 && !permissions.has('projects.view_all') && words.your_own_projects}
        actions={<NewProjectLink />}
      />
      {blocks.includes('onboarding') && <OnboardingBlock />}
      {blocks.includes('approvals') && <ApprovalsBlock />}
      {blocks.includes('pipeline') && <PipelineBlock />}
      <div className="grid gap-5 lg:grid-cols-2 xl:grid-cols-3">
        {inGrid.map((block, index) => {
          const { shows: Shown, columns } = BLOCKS[block]
          const isLast = index === inGrid.length - 1
          return (
            <section
              key={block}
              className={cx(
                'min-w-0 rounded-card border border-hairline bg-surface p-4 sm:px-5',
                isLast ? `lg:col-span-2 ${spans[before % 3]}` : columns === 2 && 'lg:col-span-2',
              )}
            >
              <Shown />
            </section>
          )
        })}
      </div>
    </Page>
  )
}
