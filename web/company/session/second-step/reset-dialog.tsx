// An administrator lets a member without phone and recovery codes sign in again.
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export default function ResetDialog({ user, onClose }: { user: Schemas['User']; onClose: () => void }) {
  const reset = useWrite('/v3/users.ResetSecondStep', {
    onDone: () => {
      tellDone(words.second_step_reset)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.reset_title({ name: fullName(user) })}
      description={words.reset_note}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="danger" busy={reset.isPending} onClick={() => reset.mutate({ user_id: user.id })}>
            {words.reset_second_step}
          </Button>
        </>
      }
    />
  )
}
