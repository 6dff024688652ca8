import { useDeferredValue } from 'react'
import { useSearchParams } from 'wouter'
import { PROJECT_STATUSES, type ProjectStatus } from '#machines/projects/project-status.ts'
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

const ANY = 'any'

export default function ProjectsScreen() {
  // Search and filter live in the address, so that reload, back and a sent link keep them.
  const [params, setParams] = useSearchParams()
  const search = useDeferredValue(params.get('search') ?? '')
  const status = PROJECT_STATUSES.find(one => one === params.get('status'))
  const set = (name: string, value: string) =>
    setParams(
      current => {
        if (value === '' || value === ANY) current.delete(name)
        else current.set(name, value)
        return current
      },
      { replace: true },
    )
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
                <EmptyState
                  title="No project matches"
                  action={<Button onClick={() => setParams({}, { replace: true })}>Show all projects</Button>}
                />
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
