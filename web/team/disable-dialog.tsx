import { fullName } from '#machines/lib/text.ts'
import type { ReadPath, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { user: Schemas['Member']; refreshes: readonly ReadPath[]; onClose: () => void }

export function DisableDialog({ user, refreshes, onClose }: Props) {
  const disable = useWrite('/v3/users.DisableUser', {
    refreshes,
    onDone: () => {
      tellDone(`${fullName(user)} is disabled.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Disable ${fullName(user)}?`}
      description="They are signed out everywhere at once and cannot sign in. Their projects stay where they are. You can let them in again."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            busy={disable.isPending}
            onClick={() => disable.mutate({ user_id: user.id, disabled: true, version: user.version })}
          >
            Disable {user.firstname}
          </Button>
        </>
      }
    />
  )
}
