import { useState } from 'react'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { RoleSelect } from './role-select.tsx'
import { words } from './words.ts'

type Props = { user: Schemas['Member']; onClose: () => void }

export function RoleDialog({ user, onClose }: Props) {
  const [role_id, choose] = useState(user.role_id)
  const change = useWrite('/v3/users.UpdateRole', {
    onDone: ({ user: { role } }) => {
      tellDone(words.user_role_now({ user: fullName(user), role }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.change_role_of({ user: fullName(user) })}
      description={words.counts_their_next_click}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={change.isPending}
            disabled={role_id === user.role_id}
            onClick={() => change.mutate({ user_id: user.id, role_id, version: user.version })}
          >
            {words.change_role_button}
          </Button>
        </>
      }
    >
      <RoleSelect label={words.role} value={role_id} onChange={choose} />
    </Dialog>
  )
}
