import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Says what undoing takes away before it does. */
export function UndoImport({ current }: { current: Schemas['LeadImport'] }) {
  const whyNot = useWhyNot('leads.import')
  const [asking, setAsking] = useState(false)
  const { counts, id: import_id, version, file_name } = current
  const undo = useWrite('/v3/leads.UndoImport', {
    quiet: true,
    refreshes: [
      '/v3/leads.GetImport',
      '/v3/leads.ListImports',
      '/v3/leads.ListImportRows',
      '/v3/projects.List',
      '/v3/projects.Totals',
    ],
    onDone: () => {
      setAsking(false)
      tellDone(words.import_undone)
    },
  })
  return (
    <>
      <Button icon={<Undo2 size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        {words.undo_import}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={words.undo_import_title({ file_name })}
          description={words.undo_import_consequence({
            added: number(counts.added),
            added_2: counts.added,
            merged: number(counts.merged),
          })}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
              <Button look="danger" busy={undo.isPending} onClick={() => undo.mutate({ import_id, version })}>
                {words.undo_import_confirm}
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
