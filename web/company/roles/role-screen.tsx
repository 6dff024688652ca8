import { useState } from 'react'
import { Link } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Permission, Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { useParam } from '#web/frame/use-param.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { PermissionList } from './permission-list.tsx'
import { RoleFormDialog } from './role-form-dialog.tsx'
import { changeBetween, WhatChanges } from './what-changes.tsx'
import { words } from './words.ts'

export default function RoleScreen() {
  const id = useParam('id')
  const { data, error, refetch } = useRead('/v3/roles.ListPermissions', {})
  const role = data?.roles.find(one => one.id === id)
  if (data && role) return <RoleEditor key={role.id} role={role} roles={data.roles} areas={data.areas} />
  return (
    <SettingsFrame title={words.role}>
      {error ? (
        <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
      ) : data ? (
        <ErrorCard sentence={words.role_not_found} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </SettingsFrame>
  )
}

type Props = { role: Schemas['Role']; roles: Schemas['Role'][]; areas: Schemas['Area'][] }

function RoleEditor({ role, roles, areas }: Props) {
  const leadOn = useLeadOn()
  const held = usePermissions()
  const mayNot = useWhyNot('roles.edit')
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<ReadonlySet<Permission>>()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const chosen = edited ?? new Set(role.permissions)
  const change = changeBetween(role.permissions, chosen)
  const changed = change.given.length + change.taken.length
  const save = useWrite('/v3/roles.UpdatePermission', {
    onDone: () => {
      setEdited(undefined)
      tellDone(words.name_saved({ name: role.name }))
    },
  })
  const fixed = role.is_system ? words.built_role_stays_as : mayNot
  return (
    <SettingsFrame
      title={roleName(role.name)}
      note={role.description || `${role.members} ${words.members({ members: role.members })}`}
      actions={
        !role.is_system && (
          <>
            <Button disabledReason={mayNot} onClick={() => setDialog('rename')}>
              {common.rename}
            </Button>
            <Button look="danger" disabledReason={mayNot} onClick={() => setDialog('delete')}>
              {common.delete}
            </Button>
          </>
        )
      }
    >
      <Link href={href('/settings/company/roles')} className="-mt-3 text-sm text-ink-3 hover:underline">
        {words.all_roles}
      </Link>
      {role.is_system && <Notice>{words.role_comes_product_make}</Notice>}
      <Card>
        <div className="flex flex-col gap-6">
          <SearchField
            label={words.search_permissions}
            placeholder={words.search_permissions}
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
          title={words.what_changes}
          note={words.applies_to_members({ members: role.members })}
          className="sticky bottom-4 z-10 shadow-float"
          actions={
            <>
              <Button onClick={() => setEdited(undefined)}>{words.undo_all}</Button>
              <Button
                look="primary"
                busy={save.isPending}
                onClick={() => save.mutate({ role_id: role.id, version: role.version, permissions: [...chosen] })}
              >
                {common.save}
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
          onDone={() => leadOn(href('/settings/company/roles'), { replace: true })}
        />
      )}
    </SettingsFrame>
  )
}
