import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ShownCodes } from './shown-codes.tsx'
import { words } from './words.ts'

type Props = { title: string; note: string; codes: readonly string[]; name: string; onClose: () => void }

/** Closed by its button only: the codes aren't shown again. */
export function CodesDialog({ title, note, codes, name, onClose }: Props) {
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={title}
      description={note}
      actions={
        <Button look="primary" onClick={onClose}>
          {codes.length === 1 ? words.saved_it : words.saved_them}
        </Button>
      }
    >
      <ShownCodes codes={codes} name={name} />
    </Dialog>
  )
}
