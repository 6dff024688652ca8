// Imports there were, and previews to continue with.
import type { ComponentProps } from 'react'
import { dateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import type { Column } from '#web/ui/table/data-table.tsx'
import { PagedTable } from '#web/ui/table/paged-table.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Import = { id: string; file_name: string; created_at: string; created_by_name: string; status: string }
type Look = ComponentProps<typeof Badge>
type Props<Page, Row extends Import> = {
  list: ComponentProps<typeof PagedTable<Page, Row>>['list']
  rowsOf: (page: Page) => Row[]
  statuses: Record<Row['status'], Look>
  hrefOf: (row: Row) => string
  /** Columns after the file, and after the user. */
  first?: Column<Row>[]
  last: Column<Row>[]
  empty: { title?: string; hint: string }
  title?: string
}

export function PastImports<Page, Row extends Import>(props: Props<Page, Row>) {
  const { list, rowsOf, statuses, hrefOf, first = [], last, empty, title = words.past_imports } = props
  const columns: Column<Row>[] = [
    { header: words.file, cell: ({ file_name }) => file_name },
    ...first,
    { header: common.status, cell: ({ status }: { status: Row['status'] }) => <Badge {...statuses[status]} /> },
    {
      header: words.when,
      cell: ({ created_at }) => <span className="figures">{dateTime(created_at)}</span>,
      wide: true,
    },
    { header: words.who, cell: ({ created_by_name }) => created_by_name, wide: true },
    ...last,
  ]
  return (
    <Card title={title} flush>
      <PagedTable
        label={title}
        columns={columns}
        list={list}
        rowsOf={rowsOf}
        keyOf={({ id }) => id}
        hrefOf={hrefOf}
        empty={<EmptyState title={empty.title ?? words.no_imports_yet}>{empty.hint}</EmptyState>}
      />
    </Card>
  )
}
