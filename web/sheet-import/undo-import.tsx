import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = {
  file_name: string
  label: string
  /** What undoing takes away. */
  consequence: string
  whyNot: string | undefined
  undo: { isPending: boolean; error: Refusal | null; mutate: () => void }
}

/** Says what undoing takes away before it does, and why it cannot where it cannot. The import, once undone, has no button. */
export function UndoImport({ file_name, label, consequence, whyNot, undo }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button icon={<Undo2 size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={words.undo_import_title({ file_name })}
          description={consequence}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{common.cancel}</Button>
              <Button look="danger" busy={undo.isPending} onClick={undo.mutate}>
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
