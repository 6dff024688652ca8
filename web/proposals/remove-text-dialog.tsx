import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { open: boolean; title: string; busy: boolean; onClose: () => void; onRemove: () => void }

export const RemoveTextDialog = ({ open, title, busy, onClose, onRemove }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Remove this text?"
    description={`${title}: new proposals no longer start with it. Proposals already written stay as they are.`}
    actions={
      <>
        <Button onClick={onClose}>Keep it</Button>
        <Button look="danger" busy={busy} onClick={onRemove}>
          Remove text
        </Button>
      </>
    }
  />
)
