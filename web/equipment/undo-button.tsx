import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ReadPath, Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { current: Schemas['EquipmentImport']; refreshes: readonly ReadPath[] }

/** Says what undoing takes away before it does, and why it cannot where it cannot. */
export function UndoButton({ current, refreshes }: Props) {
  const whyNot = useWhyNot('catalog.edit')
  const [asking, setAsking] = useState(false)
  const undo = useWrite('/v3/equipment.UndoImport', {
    quiet: true,
    refreshes: [...refreshes, '/v3/equipment.GetImport', '/v3/equipment.ListImports'],
    onDone: () => {
      setAsking(false)
      tellDone(words.import_undone)
    },
  })
  const { counts, id: import_id, version, kind, file_name } = current
  return (
    <>
      <Button icon={<Undo2 size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        {common.undo}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={words.undo_import_title({ file_name })}
          description={words.takes_out_catalogue_puts({
            new: number(counts.new),
            kind,
            changed: number(counts.changed),
          })}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
              <Button look="danger" busy={undo.isPending} onClick={() => undo.mutate({ import_id, version })}>
                {words.undo_import_action}
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
