// What kinds of members there are. Those that come with the product are shown; the company's own are made here.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
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

const COLUMNS: Column<Schemas['Role']>[] = [
  { header: 'Role', cell: role => role.name },
  { header: 'What it is for', cell: role => role.description || <span className="text-ink-3">–</span>, wide: true },
  {
    header: 'Kind',
    cell: role =>
      role.is_system ? (
        <Badge status="built in" look="neutral" label="Built in" />
      ) : (
        <Badge status="own" look="info" label="Own" />
      ),
    wide: true,
  },
  { header: 'May do', cell: role => role.permissions.length, align: 'right' },
  { header: 'Members', cell: role => role.members, align: 'right' },
]

export default function RolesScreen() {
  const { data, error, refetch } = useRead('/v3/roles.ListPermissions', {})
  const [making, setMaking] = useState(false)
  const mayNot = useWhyNot('roles.edit')
  return (
    <SettingsFrame
      title="Roles"
      note="What members may see and do. Built-in roles stay as they are; make your own beside them."
      actions={
        <>
          <Link href={href('/settings/company/roles/edit-permissions')} className={buttonLook('secondary')}>
            Compare permissions
          </Link>
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden />}
            disabledReason={mayNot}
            onClick={() => setMaking(true)}
          >
            New role
          </Button>
        </>
      }
    >
      <Card flush>
        {error && !data ? (
          <ErrorState sentence={error.message} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label="Roles"
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
