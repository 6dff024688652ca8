import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Permission, Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { useParam } from '#web/frame/use-param.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { PermissionList } from './permission-list.tsx'
import { RoleFormDialog } from './role-form-dialog.tsx'
import { changeBetween, WhatChanges } from './what-changes.tsx'

export default function RoleScreen() {
  const id = useParam('id')
  const { data, error, refetch } = useRead('/v3/roles.ListPermissions', {})
  const role = data?.roles.find(one => one.id === id)
  if (data && role) return <RoleEditor key={role.id} role={role} roles={data.roles} areas={data.areas} />
  return (
    <SettingsFrame title="Role">
      {error ? (
        <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <ErrorCard sentence="There is no such role. It may have been deleted." onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </SettingsFrame>
  )
}

type Props = { role: Schemas['Role']; roles: Schemas['Role'][]; areas: Schemas['Area'][] }

function RoleEditor({ role, roles, areas }: Props) {
  const [, go] = useLocation()
  const held = usePermissions()
  const mayNot = useWhyNot('roles.edit')
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<ReadonlySet<Permission>>()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const chosen = edited ?? new Set(role.permissions)
  const change = changeBetween(role.permissions, chosen)
  const changed = change.given.length + change.taken.length
  const save = useWrite('/v3/roles.UpdatePermission', {
    refreshes: ['/v3/roles.ListPermissions', '/v3/users.Permissions'],
    onDone: () => {
      setEdited(undefined)
      tellDone(`${role.name} is saved.`)
    },
  })
  const fixed = role.is_system ? 'A built-in role stays as it is.' : mayNot
  return (
    <SettingsFrame
      title={role.name}
      note={role.description || `${role.members} ${role.members === 1 ? 'member' : 'members'}`}
      actions={
        !role.is_system && (
          <>
            <Button disabledReason={mayNot} onClick={() => setDialog('rename')}>
              Rename
            </Button>
            <Button look="danger" disabledReason={mayNot} onClick={() => setDialog('delete')}>
              Delete
            </Button>
          </>
        )
      }
    >
      <Link href={href('/settings/company/roles')} className="-mt-3 text-sm text-ink-3 hover:underline">
        All roles
      </Link>
      {role.is_system && <Notice>This role comes with the product. Make your own to choose what it may do.</Notice>}
      <Card>
        <div className="flex flex-col gap-6">
          <SearchField
            label="Search permissions"
            placeholder="Search permissions"
            value={search}
            onChange={setSearch}
          />
          <PermissionList
            areas={areas}
            search={search}
            chosen={chosen}
            held={held}
            disabledReason={fixed}
            onChange={setEdited}
          />
        </div>
      </Card>
      {changed > 0 && (
        <Card
          title="What changes"
          note={`For ${role.members} ${role.members === 1 ? 'member' : 'members'}, from their next click on.`}
          className="sticky bottom-4 z-10 shadow-float"
          actions={
            <>
              <Button onClick={() => setEdited(undefined)}>Undo all</Button>
              <Button
                look="primary"
                busy={save.isPending}
                onClick={() => save.mutate({ role_id: role.id, version: role.version, permissions: [...chosen] })}
              >
                Save
              </Button>
            </>
          }
        >
          <WhatChanges change={change} areas={areas} />
        </Card>
      )}
      {dialog === 'rename' && <RoleFormDialog renaming={role} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeleteRoleDialog
          role={role}
          roles={roles}
          onClose={() => setDialog(null)}
          onDone={() => go(href('/settings/company/roles'), { replace: true })}
        />
      )}
    </SettingsFrame>
  )
}
