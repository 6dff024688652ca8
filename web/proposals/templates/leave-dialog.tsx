import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { name: string; busy: boolean; onStay: () => void; onLeave: () => void; onSave: () => void }

export const LeaveDialog = ({ name, busy, onStay, onLeave, onSave }: Props) => (
  <Dialog
    open
    onClose={onStay}
    title="Save before you go?"
    description={`What you changed in ${name} is not saved yet. Proposals begin with it once it is.`}
    actions={
      <>
        <Button look="danger" onClick={onLeave}>
          Discard changes
        </Button>
        <Button onClick={onStay}>Keep writing</Button>
        <Button look="primary" busy={busy} onClick={onSave}>
          Save and leave
        </Button>
      </>
    }
  />
)
