// Imports there were, each to be looked at and undone.
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import type { ImportProps } from './import-flow.tsx'
import { UndoButton } from './undo-button.tsx'

type Row = Schemas['EquipmentImport']
const STATUS: Record<Row['status'], [look: 'success' | 'warning' | 'neutral' | 'danger', label: string]> = {
  reading: ['neutral', 'Being read'],
  ready: ['warning', 'Not confirmed'],
  applied: ['success', 'Imported'],
  undone: ['neutral', 'Undone'],
  discarded: ['neutral', 'Thrown away'],
  failed: ['danger', 'Not readable'],
}

export function ImportHistory({ kind, refreshes }: ImportProps) {
  const list = useReadPages('/v3/equipment.ListImports', { kind })
  const columns: Column<Row>[] = [
    { header: 'List', cell: row => row.file_name },
    {
      header: 'Status',
      cell: ({ status }) => <Badge status={status} look={STATUS[status][0]} label={STATUS[status][1]} />,
    },
    { header: 'When', cell: row => <span className="figures">{dateTime(row.created_at)}</span>, wide: true },
    { header: 'Who', cell: row => row.created_by_name, wide: true },
    { header: 'New', cell: row => number(row.counts.new), align: 'right', wide: true },
    { header: 'Changed', cell: row => number(row.counts.changed), align: 'right', wide: true },
    {
      header: 'Undo',
      cell: row => (row.status === 'applied' ? <UndoButton current={row} refreshes={refreshes} /> : null),
      align: 'right',
    },
  ]
  return (
    <Card title="Past imports" flush>
      {list.error && !list.data ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label="Past imports"
          columns={columns}
          rows={list.data?.pages.flatMap(page => page.imports)}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `?import=${id}`}
          empty={
            <EmptyState title="Nothing was imported yet">A list you import stands here and can be undone.</EmptyState>
          }
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
