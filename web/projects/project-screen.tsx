// One project: header, the steps of its sale as tabs, and its activity next to them.

import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { placeLine } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { REVIEW } from '#web/projects/sale/change/review-link.tsx'
import type { TabId, TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { SamplePill } from '#web/projects/sale/project/sample-pill.tsx'
import { Button } from '#web/ui/button.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Notice, Skeleton, SkeletonPage } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { ActivityFeed } from './activity/activity-feed.tsx'
import { useActivityBeside } from './activity/use-activity-beside.ts'
import { DuplicateBanner } from './duplicate-banner.tsx'
import { NextStep } from './path/next-step.tsx'
import { PathBar } from './path/path-bar.tsx'
import { ProjectFigures } from './project-figures.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusMenu } from './status-menu.tsx'
import { words } from './words.ts'

/** On the sample project: what it is, and the one click that deletes it. */
function SampleBanner({ project }: { project: Schemas['Project'] }) {
  return project.is_sample ? <Banner project_id={project.id} /> : null
}

function Banner({ project_id }: { project_id: string }) {
  const [, go] = useLocation()
  const client = useQueryClient()
  const whyNot = useWhyNot('projects.create')
  const isOfSample = ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey).includes(project_id)
  const remove = useWrite('/v3/projects.DeleteSample', {
    onDone: () => tellDone(words.sample_project_deleted),
  })
  const onDelete = async () => {
    // A pending read, or one from a part still loading, would fail on the deleted project.
    go(href('/projects'), { replace: true })
    await client.cancelQueries({ predicate: isOfSample })
    remove.mutate({})
  }
  return (
    <Notice
      action={
        <Button look="ghost" disabledReason={whyNot} busy={remove.isPending} onClick={onDelete}>
          {words.delete_sample}
        </Button>
      }
    >
      {words.sample_project_not_counted}
    </Notice>
  )
}

const ReviewSheet = part(() => import('#web/projects/sale/change/review-sheet.tsx'))

const TABS = [
  { id: 'overview', label: words.overview, screen: part(() => import('./overview/overview-tab.tsx')) },
  { id: 'energy', label: words.energy, screen: part(() => import('#web/design/energy/energy-tab.tsx')) },
  { id: 'design', label: words.design, screen: part(() => import('#web/design/design-tab.tsx')) },
  { id: 'price', label: common.price, screen: part(() => import('#web/money/pricing/price-tab.tsx')) },
  { id: 'incentives', label: words.incentives, screen: part(() => import('#web/money/incentives/incentives-tab.tsx')) },
  { id: 'financing', label: common.financing, screen: part(() => import('#web/money/financing/financing-tab.tsx')) },
  { id: 'proposal', label: common.proposal, screen: part(() => import('#web/proposals/proposal-tab.tsx')) },
  { id: 'lender', label: common.lender, screen: part(() => import('#web/applications/lenders/lender-tab.tsx')) },
  { id: 'agreements', label: common.agreements, screen: part(() => import('#web/agreements/agreements-tab.tsx')) },
  { id: 'tasks', label: words.tasks, screen: part(() => import('#web/projects/tasks/tasks-tab.tsx')) },
  { id: 'notes', label: words.notes, screen: part(() => import('#web/projects/notes/notes-tab.tsx')) },
  { id: 'files', label: words.files, screen: part(() => import('#web/files/files-tab.tsx')) },
  { id: 'activity', label: words.activity_tab, screen: part(() => import('./activity/activity-tab.tsx')) },
] as const satisfies readonly { id: TabId; label: string; screen: ReturnType<typeof part<TabProps>> }[]

export default function ProjectScreen() {
  const project_id = useParam('id')
  const { params, change } = useFilters()
  const { data, error, refetch } = useRead('/v3/projects.Get', { project_id })
  const open = useRead('/v3/tasks.ListByProject', { project_id })
  const beside = useActivityBeside()
  const tab = TABS.find(({ id }) => id === params.get('tab')) ?? TABS[0]
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <SkeletonPage />
  const { project } = data
  const place = project.address && placeLine(project.address)
  // What the right side shows isn't a tab as well, unless opened by its link.
  const shown = TABS.filter(({ id }) => id !== 'activity' || !beside || tab.id === 'activity')
  return (
    <Page wide={beside}>
      <PageHeader
        above={
          <>
            <Link href={href('/projects')} className="underline-offset-2 hover:underline">
              {common.projects}
            </Link>
            <span aria-hidden> / </span>
            <span className="figures">{project.number}</span>
          </>
        }
        title={project.name}
        badge={
          <>
            <StatusBadge project={project} />
            <SamplePill of={project} />
          </>
        }
        note={[place, project.owner_name].filter(Boolean).join(' · ')}
        actions={
          <>
            <ProjectFigures project={project} />
            <StatusMenu project={project} />
          </>
        }
      />
      <SampleBanner project={project} />
      <DuplicateBanner project={project} />
      <NextStep project={project} tab={tab.id} />
      <PathBar project={project} tabs={shown} current={tab.id} open_tasks={open.data?.tasks.length} />
      <div className={beside ? 'grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-6' : 'min-w-0'}>
        <div className="flex min-w-0 flex-col gap-5">
          <tab.screen key={tab.id} project={project} meanwhile={<Skeleton className="h-64" />} />
        </div>
        {beside && tab.id !== 'activity' && (
          <aside
            aria-label={words.activity_tab}
            className="sticky under-16 flex max-h-[calc(100dvh-5rem)] min-w-0 flex-col"
          >
            <ActivityFeed project={project} beside />
          </aside>
        )}
      </div>
      {params.has(REVIEW) && <ReviewSheet project_id={project.id} onClose={() => change({ [REVIEW]: null })} />}
    </Page>
  )
}
