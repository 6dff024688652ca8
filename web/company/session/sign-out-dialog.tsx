// Signing out leaves nothing on this device: users with pending changes or unsaved input are asked first.
import { useState, useSyncExternalStore } from 'react'
import { changesShown, followChanges } from '#web/data/changes.ts'
import { hasDrafts } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { signOut } from './end-session.ts'
import { words } from './words.ts'

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
            ? words.unsaved_changes_title
            : words.everything_saved
          : words.unsaved_changes_count({ waiting })
      }
      description={
        waiting === 0
          ? typed
            ? words.kept_device_tab_another
            : words.what_waited_was_sent
          : words.pending_changes_warning({ waiting })
      }
      actions={
        <>
          <Button onClick={onClose}>{words.stay_signed_in}</Button>
          <Button look="danger" onClick={() => void signOut()}>
            {waiting === 0
              ? typed
                ? words.sign_out_delete_drafts
                : words.sign_out
              : words.sign_out_delete_pending({ waiting })}
          </Button>
        </>
      }
    />
  )
}
