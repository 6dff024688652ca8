import type { Permission, Schemas } from '#sdk/types.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Props = {
  areas: Schemas['Area'][]
  search: string
  chosen: ReadonlySet<Permission>
  /** The current user's permissions: they can't grant or revoke others. */
  held: ReadonlySet<Permission>
  disabledReason: string | undefined
  onChange: (chosen: ReadonlySet<Permission>) => void
}

/** Permissions to tick, by area. The box of an area ticks all of it that can be ticked. */
export function PermissionList({ areas, search, chosen, held, disabledReason, onChange }: Props) {
  const wanted = search.trim().toLowerCase()
  const shown = areas
    .map(area => ({
      ...area,
      permissions: area.permissions.filter(({ key, label }) =>
        `${area.name} ${label} ${key}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ permissions }) => permissions.length > 0)
  const set = (keys: Permission[], on: boolean) => {
    const next = new Set(chosen)
    for (const key of keys)
      if (on) next.add(key)
      else next.delete(key)
    onChange(next)
  }
  if (shown.length === 0) return <EmptyState title={words.no_permission_matches} />
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {shown.map(({ name, permissions }) => {
        const free = permissions.map(({ key }) => key).filter(key => held.has(key))
        const on = permissions.filter(({ key }) => chosen.has(key)).length
        return (
          <fieldset key={name} className="flex min-w-0 flex-col gap-2.5">
            <legend className="sr-only">{name}</legend>
            <Checkbox
              label={<span className="font-semibold">{name}</span>}
              checked={on === permissions.length}
              indeterminate={on > 0 && on < permissions.length}
              disabledReason={disabledReason === undefined ? undefined : ''}
              onChange={checked => set(free, checked)}
            />
            <div className="flex flex-col gap-2.5 pl-7">
              {permissions.map(({ key, label }) => (
                <Checkbox
                  key={key}
                  label={label}
                  checked={chosen.has(key)}
                  disabledReason={
                    disabledReason === undefined ? (held.has(key) ? undefined : words.your_own_role_does) : ''
                  }
                  onChange={checked => set([key], checked)}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}
