// Signing out leaves nothing on this device: whoever has changes waiting on it, or something typed, is asked first.
import { useState, useSyncExternalStore } from 'react'
import { changesShown, followChanges } from '#web/data/changes.ts'
import { hasDrafts } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { signOut } from './end-session.ts'

export default function SignOutDialog({ onClose }: { onClose: () => void }) {
  const waiting = useSyncExternalStore(followChanges, changesShown).length
  const [typed] = useState(hasDrafts)
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        waiting === 0
          ? typed
            ? 'Something you typed is not saved yet'
            : 'Everything is saved'
          : waiting === 1
            ? 'One change is not saved yet'
            : `${waiting} changes are not saved yet`
      }
      description={
        waiting === 0
          ? typed
            ? 'It is kept on this device, in this tab or another, until you save it. Signing out removes it, for good.'
            : 'What waited was sent just now. You can sign out.'
          : `${waiting === 1 ? 'It waits' : 'They wait'} on this device for a connection. Signing out removes ${waiting === 1 ? 'it' : 'them'}, for good.`
      }
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <Button look="danger" onClick={() => void signOut()}>
            {waiting === 0
              ? typed
                ? 'Sign out and remove it'
                : 'Sign out'
              : waiting === 1
                ? 'Sign out and remove it'
                : 'Sign out and remove them'}
          </Button>
        </>
      }
    />
  )
}
