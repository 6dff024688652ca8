// Imports there were, each to be looked at and undone.
import { useReadPages } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { PastImports } from '#web/sheet-import/past-imports.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { common } from '#web/words/common.ts'
import type { ImportProps } from './import-flow.tsx'
import { UndoButton } from './undo-button.tsx'
import { words } from './words.ts'

export function ImportHistory({ kind }: ImportProps) {
  const list = useReadPages('/v3/equipment.ListImports', { kind })
  return (
    <PastImports
      list={list}
      rowsOf={page => page.imports}
      statuses={{
        reading: { status: 'being_read', label: words.being_read },
        ready: { status: 'not_imported', label: words.not_confirmed },
        applied: { status: 'imported', label: imports.imported },
        undone: { status: 'undone', label: imports.undone },
        discarded: { status: 'discarded', label: imports.discarded },
        failed: { status: 'unreadable', label: words.not_readable },
      }}
      hrefOf={({ id }) => `?import=${id}`}
      last={[
        { header: words.new, cell: row => number(row.counts.new), align: 'right', wide: true },
        { header: words.changed, cell: row => number(row.counts.changed), align: 'right', wide: true },
        {
          header: common.undo,
          cell: row => (row.status === 'applied' ? <UndoButton current={row} /> : null),
          align: 'right',
        },
      ]}
      empty={{ hint: words.list_you_import_stands }}
    />
  )
}
