import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { KIND_WORDS } from '#machines/equipment/rules.ts'
import type { ReadPath, Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'

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
      tellDone('The import is undone.')
    },
  })
  const { counts, id: import_id, version, kind, file_name } = current
  const { many } = KIND_WORDS[kind]
  return (
    <>
      <Button icon={<Undo2 size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        Undo
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={`Undo the import of ${file_name}?`}
          description={`It takes ${number(counts.new)} ${many} out of the catalogue and puts back what it changed of ${number(counts.changed)}.`}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
              <Button look="danger" busy={undo.isPending} onClick={() => undo.mutate({ import_id, version })}>
                Undo import
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
