import { useEffect, useRef, useState } from 'react'
import { JobProgress } from '#web/company/jobs/job-progress.tsx'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { number } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { useSettled } from '#web/lib/use-settled.ts'
import { NewProjectLink } from '#web/projects/sale/project/new-project-link.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { BulkChanges } from './bulk-changes.tsx'
import { ListBar } from './list-bar.tsx'
import { NoProjects } from './no-projects.tsx'
import { ProjectBoard } from './project-board.tsx'
import { ProjectList } from './project-list.tsx'
import { type Shown, useProjectList } from './use-project-list.ts'
import { ViewsMenu } from './views-menu.tsx'
import { words } from './words.ts'

/** Exports the list with its filters and order. Continues after the dialog is closed, and notifies when done. */
function ExportDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const [job_id, setJob] = useState<string | null>(null)
  const start = useWrite('/v3/projects.Export', { onDone: ({ job }) => setJob(job.id) })
  const { filters, sort, direction } = shown
  const isNarrow = Object.keys(filters).length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.export_title}
      description={isNarrow ? words.export_filtered : words.export_all}
      actions={
        <>
          <Button onClick={onClose}>{job_id === null ? common.not_now : common.close}</Button>
          {job_id === null && (
            <Button look="primary" busy={start.isPending} onClick={() => start.mutate({ filters, sort, direction })}>
              {words.export_csv}
            </Button>
          )}
        </>
      }
    >
      {job_id !== null && <JobProgress job_id={job_id} />}
    </Dialog>
  )
}

/** Counting stops at 10,000; beyond that the text says "more than". */
const totalWords = (total: number) =>
  total > 10_000 ? words.over_10_000_projects : words.projects({ count: total, number: number(total) })

const LeadImport = part(() => import('../import/lead-import.tsx'))

export default function ProjectsScreen() {
  const { params } = useFilters()
  const importing = params.get('import')
  return importing === null ? <AllProjects /> : <LeadImport importing={importing} meanwhile={<SkeletonPage />} />
}

function AllProjects() {
  const { shown, isBare, show, sortBy } = useProjectList()
  const [exporting, setExporting] = useState(false)
  const views = useRead('/v3/projects.ListViews', {})
  const begun = useRef(!isBare)
  const first = views.data?.views.find(({ is_default }) => is_default)
  useEffect(() => {
    // The address belongs to the browser: an empty one becomes that of the view this person begins with, once.
    if (begun.current || views.isPending) return
    begun.current = true
    if (first) show(first)
  }, [first, views.isPending, show])
  const { search: typed = '', ...rest } = shown.filters
  const search = useSettled(typed, 150)
  const filters = search === '' ? rest : { ...rest, search }
  const count = useRead('/v3/projects.List', { ...filters, limit: 1, count: true })
  const mayExport = useWhyNot('exports.create')
  const whyNotEdit = useWhyNot('projects.edit')
  const whyNotImport = useWhyNot('leads.import')
  const { change } = useFilters()
  const [taking_back, setTakingBack] = useState(false)
  return (
    <Page>
      {/* A phone shows the first project high up. */}
      <div className="flex flex-col gap-5 max-sm:gap-3">
        <PageHeader
          title={common.projects}
          badge={<ViewsMenu views={views.data?.views} shown={shown} show={show} />}
          note={
            <span className="max-sm:hidden">
              {count.data?.total === undefined ? '\u00a0' : totalWords(count.data.total)}
            </span>
          }
          actions={
            <>
              <ActionMenu
                label={words.more}
                actions={[
                  {
                    label: words.import_file,
                    onSelect: () => change({ import: 'new' }, { push: true }),
                    disabledReason: whyNotImport,
                  },
                  { label: words.bulk_changes, onSelect: () => setTakingBack(true), disabledReason: whyNotEdit },
                  { label: words.export_to_csv, onSelect: () => setExporting(true), disabledReason: mayExport },
                ]}
              />
              <NewProjectLink short />
            </>
          }
        />
        <ListBar shown={shown} show={show} />
        {shown.view === 'board' && count.data?.total === 0 ? (
          <Card flush>
            <NoProjects isBare={Object.keys(filters).length === 0} onClear={() => show({ filters: {} })} />
          </Card>
        ) : shown.view === 'board' ? (
          <ProjectBoard filters={filters} />
        ) : (
          <ProjectList
            filters={filters}
            total={count.data?.total}
            sorting={{ sort: shown.sort, direction: shown.direction, onSort: sortBy }}
            onClear={() => show({ filters: {} })}
          />
        )}
      </div>
      {taking_back && <BulkChanges onClose={() => setTakingBack(false)} />}
      {exporting && <ExportDialog shown={{ ...shown, filters }} onClose={() => setExporting(false)} />}
    </Page>
  )
}
