import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

type Props = { role: Schemas['Role']; roles: Schemas['Role'][]; onClose: () => void; onDone: () => void }

/** Its members get another role first; nobody is left without one. */
export function DeleteRoleDialog({ role, roles, onClose, onDone }: Props) {
  const [next, choose] = useState<string | null>(null)
  const held = usePermissions()
  const remove = useWrite('/v3/roles.Delete', {
    refreshes: ['/v3/roles.ListPermissions'],
    onDone: ({ reassigned }) => {
      tellDone(reassigned === 0 ? `${role.name} is deleted.` : `${role.name} is deleted; ${reassigned} moved.`)
      onDone()
    },
  })
  const others = roles.filter(one => one.id !== role.id && one.permissions.every(key => held.has(key)))
  const used = role.members > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${role.name}?`}
      description={
        used
          ? `${role.members} ${role.members === 1 ? 'member has' : 'members have'} this role. Choose what they get instead.`
          : 'Nobody has this role. It cannot be brought back.'
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            disabledReason={used && next === null ? 'Choose the role its members get.' : undefined}
            onClick={() =>
              remove.mutate({ role_id: role.id, version: role.version, ...(next ? { reassign_to: next } : {}) })
            }
          >
            Delete role
          </Button>
        </>
      }
    >
      <SelectField
        label={used ? 'Role for its members' : 'Role for whoever is invited into it'}
        optional={!used}
        value={next}
        onChange={choose}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Dialog>
  )
}
