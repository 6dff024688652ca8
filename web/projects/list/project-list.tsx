import { Link } from 'wouter'
import { usePermissions, useReadPages, useWhyNot } from '#web/data/queries.ts'
import { NewProjectLink } from '#web/sale/project/new-project-link.tsx'
import { OpenSample } from '#web/sale/project/open-sample.tsx'
import type { ProjectFilters } from '#web/sale/project/project-filters.ts'
import { ProjectTable } from '#web/sale/project/project-table.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { Endless } from '#web/ui/table/endless.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { Direction, Sort } from './use-project-list.ts'
import { useSelection } from './use-selection.ts'
import { words } from './words.ts'

type Props = {
  filters: ProjectFilters
  total: number | undefined
  sorting: { sort: Sort; direction: Direction; onSort: (sort: Sort) => void }
  onClear: () => void
}

const PAGE = 100

/** The projects that match, however many: loaded page by page ahead of the reader, and ticked to change many at once. */
export function ProjectList({ filters, total, sorting, onClear }: Props) {
  const { sort, direction } = sorting
  const list = useReadPages('/v3/projects.List', { ...filters, sort, direction, limit: PAGE })
  const rows = list.data?.pages.flatMap(page => page.projects)
  const whyNot = useWhyNot('projects.edit')
  const mayImport = usePermissions().has('leads.import')
  const scope = JSON.stringify([filters, sort, direction])
  const picked = useSelection(rows?.map(({ id }) => id) ?? [], JSON.stringify(filters))
  if (list.error && !rows)
    return (
      <Card flush>
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      </Card>
    )
  return (
    <>
      <Card flush>
        <ProjectTable
          rows={rows}
          opens
          sorting={sorting}
          scope={scope}
          selection={whyNot === undefined ? picked.selection : undefined}
          empty={
            Object.keys(filters).length > 0 ? (
              <EmptyState
                title={words.no_project_matches}
                action={<Button onClick={onClear}>{words.show_all_projects}</Button>}
              />
            ) : (
              <EmptyState
                title={words.no_project_yet}
                action={
                  <div className="flex flex-wrap justify-center gap-2">
                    {mayImport && (
                      <Link href="?import=new" className={buttonLook('secondary')}>
                        {words.import_file}
                      </Link>
                    )}
                    <OpenSample />
                    <NewProjectLink />
                  </div>
                }
              >
                {words.no_projects_hint}
              </EmptyState>
            )
          }
          more={<Endless list={list} />}
        />
      </Card>
      <BulkBar picked={picked} filters={filters} total={total} isMore={list.hasNextPage} />
    </>
  )
}
