// Imports there were, each to be looked at and undone.

import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import type { BadgeStatus } from '#web/ui/status-look.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import type { ImportProps } from './import-flow.tsx'
import { UndoButton } from './undo-button.tsx'
import { words } from './words.ts'

type Row = Schemas['EquipmentImport']
const STATUS: Record<Row['status'], { status: BadgeStatus; label: string }> = {
  reading: { status: 'being_read', label: words.being_read },
  ready: { status: 'not_imported', label: words.not_confirmed },
  applied: { status: 'imported', label: words.imported },
  undone: { status: 'undone', label: words.undone },
  discarded: { status: 'discarded', label: words.discarded },
  failed: { status: 'unreadable', label: words.not_readable },
}

export function ImportHistory({ kind, refreshes }: ImportProps) {
  const list = useReadPages('/v3/equipment.ListImports', { kind })
  const columns: Column<Row>[] = [
    { header: words.list, cell: row => row.file_name },
    {
      header: common.status,
      cell: ({ status }) => <Badge {...STATUS[status]} />,
    },
    { header: words.when, cell: row => <span className="figures">{dateTime(row.created_at)}</span>, wide: true },
    { header: words.who, cell: row => row.created_by_name, wide: true },
    { header: words.new, cell: row => number(row.counts.new), align: 'right', wide: true },
    { header: words.changed, cell: row => number(row.counts.changed), align: 'right', wide: true },
    {
      header: common.undo,
      cell: row => (row.status === 'applied' ? <UndoButton current={row} refreshes={refreshes} /> : null),
      align: 'right',
    },
  ]
  return (
    <Card title={words.past_imports} flush>
      {list.error && !list.data ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label={words.past_imports}
          columns={columns}
          rows={list.data?.pages.flatMap(page => page.imports)}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `?import=${id}`}
          empty={<EmptyState title={words.nothing_was_imported_yet}>{words.list_you_import_stands}</EmptyState>}
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
