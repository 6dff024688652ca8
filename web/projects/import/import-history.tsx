// Imports there were, and previews to go on with.
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'

type Row = Schemas['LeadImport']
const STATUS: Record<Row['status'], [look: 'success' | 'warning' | 'neutral' | 'info', label: string]> = {
  ready: ['warning', 'Not imported'],
  importing: ['info', 'Importing'],
  applied: ['success', 'Imported'],
  undone: ['neutral', 'Undone'],
  discarded: ['neutral', 'Discarded'],
}

const COLUMNS: Column<Row>[] = [
  { header: 'File', cell: row => row.file_name },
  {
    header: 'Status',
    cell: ({ status }) => <Badge status={status} look={STATUS[status][0]} label={STATUS[status][1]} />,
  },
  { header: 'Source', cell: row => row.source_name, wide: true },
  {
    header: 'When',
    cell: row => <span className="figures">{dateTime(row.applied_at ?? row.created_at)}</span>,
    wide: true,
  },
  { header: 'Who', cell: row => row.created_by_name, wide: true },
  { header: 'Added', cell: row => number(row.counts.added), align: 'right' },
  { header: 'Merged', cell: row => number(row.counts.merged), align: 'right', wide: true },
]

export function ImportHistory() {
  const list = useReadPages('/v3/leads.ListImports', {})
  return (
    <Card title="Past imports" flush>
      {list.error && !list.data ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label="Past imports"
          columns={COLUMNS}
          rows={list.data?.pages.flatMap(page => page.imports)}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `?import=${id}`}
          empty={<EmptyState title="No imports yet">Files you import are listed here and can be undone.</EmptyState>}
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
