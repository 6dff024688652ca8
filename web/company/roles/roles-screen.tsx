// Roles of members: built-in ones are shown, the company's own are edited here.

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { RoleFormDialog } from './role-form-dialog.tsx'
import { words } from './words.ts'

const COLUMNS: Column<Schemas['Role']>[] = [
  { header: words.role, cell: role => roleName(role.name) },
  { header: words.role_purpose, cell: role => role.description || <span className="text-ink-3">–</span>, wide: true },
  {
    header: words.kind,
    cell: role =>
      role.is_system ? <Badge status="built_in" label={words.built} /> : <Badge status="custom" label={words.custom} />,
    wide: true,
  },
  { header: words.permissions, cell: role => role.permissions.length, align: 'right' },
  { header: words.members_column, cell: role => role.members, align: 'right' },
]

export default function RolesScreen() {
  const { data, error, refetch } = useRead('/v3/roles.ListPermissions', {})
  const [making, setMaking] = useState(false)
  const mayNot = useWhyNot('roles.edit')
  return (
    <SettingsFrame
      title={words.roles}
      note={words.what_members_may_see}
      actions={
        <>
          <Link href={href('/settings/company/roles/edit-permissions')} className={buttonLook('secondary')}>
            {words.compare_permissions}
          </Link>
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden />}
            disabledReason={mayNot}
            onClick={() => setMaking(true)}
          >
            {words.new_role}
          </Button>
        </>
      }
    >
      <Card flush>
        {error && !data ? (
          <ErrorState sentence={error.message} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={words.roles}
            columns={COLUMNS}
            rows={data?.roles}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => href('/settings/company/roles/[id]', { id })}
          />
        )}
      </Card>
      {making && <RoleFormDialog renaming={null} onClose={() => setMaking(false)} />}
    </SettingsFrame>
  )
}
