import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { role: Schemas['Role']; roles: Schemas['Role'][]; onClose: () => void; onDone: () => void }

/** Its members must get another role first. */
export function DeleteRoleDialog({ role, roles, onClose, onDone }: Props) {
  const [next, choose] = useState<string | null>(null)
  const held = usePermissions()
  const remove = useWrite('/v3/roles.Delete', {
    onDone: ({ reassigned }) => {
      tellDone(words.role_deleted({ name: role.name, reassigned }))
      onDone()
    },
  })
  const others = roles.filter(one => one.id !== role.id && one.permissions.every(key => held.has(key)))
  const used = role.members > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.delete_name({ name: role.name })}
      description={used ? words.role_has_members({ members: role.members }) : words.nobody_has_role_cannot}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            disabledReason={used && next === null ? words.choose_role_members_get : undefined}
            onClick={() =>
              remove.mutate({ role_id: role.id, version: role.version, ...(next ? { reassign_to: next } : {}) })
            }
          >
            {words.delete_role}
          </Button>
        </>
      }
    >
      <SelectField
        label={used ? words.role_members : words.role_for_pending_invites}
        optional={!used}
        value={next}
        onChange={choose}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Dialog>
  )
}
