import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { UndoImport } from '#web/sheet-import/undo-import.tsx'
import { words as imports } from '#web/sheet-import/words.ts'
import { words } from './words.ts'

export function UndoLeads({ current }: { current: Schemas['LeadImport'] }) {
  const { counts, id: import_id, version, file_name } = current
  const whyNot = useWhyNot('leads.import')
  const undo = useWrite('/v3/leads.UndoImport', {
    quiet: true,
    onDone: () => tellDone(imports.import_undone),
  })
  return (
    <UndoImport
      file_name={file_name}
      label={imports.undo_import}
      consequence={words.undo_import_consequence({
        added: number(counts.added),
        added_2: counts.added,
        merged: number(counts.merged),
      })}
      whyNot={whyNot}
      undo={{ ...undo, mutate: () => undo.mutate({ import_id, version }) }}
    />
  )
}
