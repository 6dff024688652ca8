import { useReadPages } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { PastImports } from './past-imports.tsx'
import type { Import, Sheet } from './sheet.ts'
import { UndoImport } from './undo-import.tsx'
import { words } from './words.ts'

/** Imports there were, each to be looked at and undone. */
export function ImportHistory({ sheet }: { sheet: Sheet }) {
  const list = useReadPages('/v3/sheet_imports.List', { kind: sheet.kind })
  return (
    <PastImports
      list={list}
      rowsOf={page => page.imports}
      statuses={{
        reading: { status: 'being_read', label: words.being_read },
        ready: { status: 'not_imported', label: words.not_imported },
        importing: { status: 'importing', label: words.importing },
        applied: { status: 'imported', label: words.imported },
        undone: { status: 'undone', label: words.undone },
        discarded: { status: 'discarded', label: words.discarded },
        failed: { status: 'unreadable', label: words.not_readable },
      }}
      hrefOf={({ id }) => `?import=${id}`}
      last={[
        ...(sheet.matches
          ? [{ header: words.source, cell: ({ source_name }: Import) => source_name, wide: true }]
          : []),
        { header: words.outcome.added, cell: row => number(row.counts.added), align: 'right', wide: true },
        { header: words.outcome.updated, cell: row => number(row.counts.updated), align: 'right', wide: true },
        {
          header: common.undo,
          cell: row => row.status === 'applied' && <UndoImport sheet={sheet} current={row} label={common.undo} />,
          align: 'right',
        },
      ]}
      empty={{ hint: words.imports_listed }}
    />
  )
}
