import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import type { ProjectFilters } from '#web/projects/sale/project/project-filters.ts'
import { ProjectTable } from '#web/projects/sale/project/project-table.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { Endless } from '#web/ui/table/endless.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { NoProjects } from './no-projects.tsx'
import type { Direction, Sort } from './use-project-list.ts'
import { useSelection } from './use-selection.ts'

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
          empty={<NoProjects isBare={Object.keys(filters).length === 0} onClear={onClear} />}
          more={<Endless list={list} />}
        />
      </Card>
      <BulkBar picked={picked} filters={filters} total={total} isMore={list.hasNextPage} />
    </>
  )
}
