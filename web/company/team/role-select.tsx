import { roleName } from '#machines/company/roles/role-name.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { grantable } from './member.ts'
import { words } from './words.ts'

type Props = { label: string; value: string | null; onChange: (role_id: string) => void; error?: string | undefined }

/** The roles the person at the screen may give. */
export function RoleSelect(props: Props) {
  const held = usePermissions()
  const { data } = useRead('/v3/roles.ListPermissions', {})
  if (!data) return <Skeleton className="h-14" />
  const options = grantable(data.roles, held).map(role => ({ value: role.id, label: roleName(role.name) }))
  const chosen = data.roles.find(({ id }) => id === props.value)
  return <SelectField {...props} options={options} help={chosen?.description || words.you_can_give_role} />
}
