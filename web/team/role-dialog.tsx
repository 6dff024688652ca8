import { useState } from 'react'
import { fullName } from '#machines/lib/text.ts'
import type { ReadPath, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RoleSelect } from './role-select.tsx'

type Props = { user: Schemas['Member']; refreshes: readonly ReadPath[]; onClose: () => void }

export function RoleDialog({ user, refreshes, onClose }: Props) {
  const [role_id, choose] = useState(user.role_id)
  const change = useWrite('/v3/users.UpdateRole', {
    refreshes,
    onDone: ({ user: { role } }) => {
      tellDone(`${fullName(user)} is ${role} now.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change the role of ${fullName(user)}`}
      description="It counts from their next click on."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={change.isPending}
            disabled={role_id === user.role_id}
            onClick={() => change.mutate({ user_id: user.id, role_id, version: user.version })}
          >
            Change role
          </Button>
        </>
      }
    >
      <RoleSelect label="Role" value={role_id} onChange={choose} />
    </Dialog>
  )
}
