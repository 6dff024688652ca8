import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { words } from './words.ts'

type Props = { name: string; busy: boolean; onStay: () => void; onLeave: () => void; onSave: () => void }

export const LeaveDialog = ({ name, busy, onStay, onLeave, onSave }: Props) => (
  <Dialog
    open
    onClose={onStay}
    title={words.save_before_you_go}
    description={words.unsaved_changes_warning({ name })}
    actions={
      <>
        <Button look="danger" onClick={onLeave}>
          {words.discard_changes}
        </Button>
        <Button onClick={onStay}>{words.keep_writing}</Button>
        <Button look="primary" busy={busy} onClick={onSave}>
          {words.save_leave}
        </Button>
      </>
    }
  />
)
