// Signing out leaves nothing on this device: whoever has changes waiting on it is asked first.
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { signOut } from './end-session.ts'

type Props = { waiting: number; onClose: () => void }

export default function SignOutDialog({ waiting, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={waiting === 1 ? 'One change is not saved yet' : `${waiting} changes are not saved yet`}
      description="They wait on this device for a connection. Signing out removes them, for good."
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <Button look="danger" onClick={() => void signOut()}>
            Sign out and remove them
          </Button>
        </>
      }
    />
  )
}
