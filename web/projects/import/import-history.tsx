// Imports there were, and previews to go on with.
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
import { words } from './words.ts'

type Row = Schemas['LeadImport']
const STATUS: Record<Row['status'], { status: BadgeStatus; label: string }> = {
  ready: { status: 'not_imported', label: words.not_imported },
  importing: { status: 'importing', label: words.importing },
  applied: { status: 'imported', label: words.imported },
  undone: { status: 'undone', label: words.undone },
  discarded: { status: 'discarded', label: words.discarded },
}

const COLUMNS: Column<Row>[] = [
  { header: words.file, cell: row => row.file_name },
  {
    header: common.status,
    cell: ({ status }) => <Badge {...STATUS[status]} />,
  },
  { header: words.source, cell: row => row.source_name, wide: true },
  {
    header: words.when,
    cell: row => <span className="figures">{dateTime(row.applied_at ?? row.created_at)}</span>,
    wide: true,
  },
  { header: words.who, cell: row => row.created_by_name, wide: true },
  { header: words.added, cell: row => number(row.counts.added), align: 'right' },
  { header: words.merged, cell: row => number(row.counts.merged), align: 'right', wide: true },
]

export function ImportHistory() {
  const list = useReadPages('/v3/leads.ListImports', {})
  return (
    <Card title={words.past_imports} flush>
      {list.error && !list.data ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label={words.past_imports}
          columns={COLUMNS}
          rows={list.data?.pages.flatMap(page => page.imports)}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `?import=${id}`}
          empty={<EmptyState title={words.no_imports_yet}>{words.files_you_import_listed}</EmptyState>}
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
