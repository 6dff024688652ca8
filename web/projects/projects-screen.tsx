import { useDeferredValue } from 'react'
import { PROJECT_STATUSES, type ProjectStatus } from '#machines/projects/project-status.ts'
import { ANY, useFilters } from '#web/app/filters.ts'
import { useReadPages } from '#web/app/queries.ts'
import { words } from '#web/lib/format.ts'
import { NewProjectLink } from '#web/sale/new-project-link.tsx'
import { ProjectTable } from '#web/sale/project-table.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { ShowMore } from '#web/ui/show-more.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'

export default function ProjectsScreen() {
  const { params, change, clear } = useFilters()
  const search = useDeferredValue(params.get('search') ?? '')
  const status = PROJECT_STATUSES.find(one => one === params.get('status'))
  const set = (name: string, value: string) => change({ [name]: value })
  const list = useReadPages('/v3/projects.List', { ...(search ? { search } : {}), ...(status ? { status } : {}) })
  const rows = list.data?.pages.flatMap(page => page.projects)
  return (
    <Page>
      <PageHeader title="Projects" actions={<NewProjectLink />} />
      <div className="flex flex-wrap gap-3">
        <SearchField
          label="Search projects"
          placeholder="Name, number or city"
          className="min-w-0 flex-1 sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => set('search', text)}
        />
        <SelectField
          label="Status"
          hideLabel
          className="w-48"
          value={status ?? ANY}
          onChange={value => set('status', value)}
          options={[
            { value: ANY, label: 'Any status' },
            ...PROJECT_STATUSES.map((value: ProjectStatus) => ({ value, label: words(value) })),
          ]}
        />
      </div>
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <ProjectTable
            rows={rows}
            empty={
              search || status ? (
                <EmptyState title="No project matches" action={<Button onClick={clear}>Show all projects</Button>} />
              ) : (
                <EmptyState title="No project yet" action={<NewProjectLink />}>
                  A project holds a homeowner's sale, from the first call to the funded job.
                </EmptyState>
              )
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
    </Page>
  )
}
