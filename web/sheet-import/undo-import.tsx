import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import type { Import, Sheet } from './sheet.ts'
import { words } from './words.ts'

/** Says what undoing takes away before it does. The import, once undone, has no button. */
export function UndoImport({ sheet, current, label }: { sheet: Sheet; current: Import; label?: string }) {
  const { counts, id: import_id, version, file_name } = current
  const [asking, setAsking] = useState(false)
  const whyNot = useWhyNot(sheet.permission)
  const undo = useWrite('/v3/sheet_imports.Undo', {
    onDone: () => tellDone(words.import_undone),
  })
  return (
    <>
      <Button icon={<Undo2 size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        {label ?? words.undo_import}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={words.undo_import_title({ file_name })}
          description={words.undo_consequence({ added: number(counts.added), updated: number(counts.updated) })}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
              <Button look="danger" busy={undo.isPending} onClick={() => undo.mutate({ import_id, version })}>
                {words.undo_import}
              </Button>
            </>
          }
        >
          {undo.error && <Notice kind="danger">{undo.error.message}</Notice>}
        </Dialog>
      )}
    </>
  )
}
