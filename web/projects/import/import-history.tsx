// Imports there were, and previews to go on with.
import { useReadPages } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { PastImports } from '#web/sheet-import/past-imports.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { words } from './words.ts'

export function ImportHistory() {
  const list = useReadPages('/v3/leads.ListImports', {})
  return (
    <PastImports
      list={list}
      rowsOf={page => page.imports}
      statuses={{
        ready: { status: 'not_imported', label: imports.not_imported },
        importing: { status: 'importing', label: words.importing },
        applied: { status: 'imported', label: imports.imported },
        undone: { status: 'undone', label: imports.undone },
        discarded: { status: 'discarded', label: imports.discarded },
      }}
      hrefOf={({ id }) => `?import=${id}`}
      last={[
        { header: words.source, cell: row => row.source_name, wide: true },
        { header: words.added, cell: row => number(row.counts.added), align: 'right' },
        { header: words.merged, cell: row => number(row.counts.merged), align: 'right', wide: true },
      ]}
      empty={{ hint: words.files_you_import_listed }}
    />
  )
}
