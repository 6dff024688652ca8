import { useRead } from '#web/data/queries.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

const NOBODY = 'nobody'

type Props = {
  value: string | null
  onChange: (user_id: string | null) => void
  /** The member being assigned, who can't be their own manager. */
  of?: string
  error?: string | undefined
}

/** An active member, or none. */
export function ManagerSelect({ value, onChange, of, error }: Props) {
  const { data } = useRead('/v3/users.ListTenantUsers', {})
  if (!data) return <Skeleton className="h-14" />
  return (
    <SelectField
      label={words.manager}
      optional
      value={value ?? NOBODY}
      onChange={id => onChange(id === NOBODY ? null : id)}
      options={[
        { value: NOBODY, label: common.none },
        ...data.users.filter(({ id }) => id !== of).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      error={error}
    />
  )
}
