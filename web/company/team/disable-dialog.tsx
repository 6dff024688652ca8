import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { user: Schemas['Member']; onClose: () => void }

export function DisableDialog({ user, onClose }: Props) {
  const disable = useWrite('/v3/users.DisableUser', {
    onDone: () => {
      tellDone(words.user_disabled({ user: fullName(user) }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.disable_user({ user: fullName(user) })}
      description={words.they_signed_out_everywhere}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="danger"
            busy={disable.isPending}
            onClick={() => disable.mutate({ user_id: user.id, disabled: true, version: user.version })}
          >
            {words.disable_firstname({ firstname: user.firstname })}
          </Button>
        </>
      }
    />
  )
}
