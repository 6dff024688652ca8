// All roles side by side, and what new roles start with. The company's own are changed here, several at once.

import { Check } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Permission, Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { changeBetween, WhatChanges } from './what-changes.tsx'
import { words } from './words.ts'

/** The column of what new roles start with. */
const NEW_ROLES = 'new roles'

type Column = { id: string; name: string; permissions: readonly Permission[]; version: number; fixed: boolean }
type Edits = ReadonlyMap<string, ReadonlySet<Permission>>

export default function EditPermissionsScreen() {
  const list = useRead('/v3/roles.ListPermissions', {})
  const fresh = useRead('/v3/roles.DefaultNewPermissions', {})
  const failure = list.error ?? fresh.error
  return (
    <SettingsFrame title={words.compare_permissions} note={words.built_roles_comparison_your}>
      <Link href={href('/settings/company/roles')} className="tap -mt-3 w-fit text-sm text-ink-3 hover:underline">
        {words.all_roles}
      </Link>
      {list.data && fresh.data ? (
        <Matrix
          areas={list.data.areas}
          columns={[
            ...list.data.roles.map(role => ({ ...role, name: roleName(role.name), fixed: role.is_system })),
            { id: NEW_ROLES, name: words.new_roles_column, fixed: false, ...fresh.data },
          ]}
        />
      ) : failure ? (
        <ErrorCard
          sentence={failure.message}
          onRetry={() => {
            void list.refetch()
            void fresh.refetch()
          }}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </SettingsFrame>
  )
}

function Matrix({ areas, columns }: { areas: Schemas['Area'][]; columns: Column[] }) {
  const held = usePermissions()
  const mayNot = useWhyNot('roles.edit')
  const [search, setSearch] = useState('')
  const [edits, setEdits] = useState<Edits>(new Map())
  const update = useWrite('/v3/roles.UpdatePermission')
  const updateNew = useWrite('/v3/roles.UpdateDefaultNewPermissions')
  const chosenOf = (column: Column) => edits.get(column.id) ?? new Set(column.permissions)
  const toggle = (column: Column, key: Permission) => {
    const next = new Set(chosenOf(column))
    if (!next.delete(key)) next.add(key)
    setEdits(new Map(edits).set(column.id, next))
  }
  const changes = columns
    .map(column => ({ column, change: changeBetween(column.permissions, chosenOf(column)) }))
    .filter(({ change }) => change.given.length + change.taken.length > 0)
  const save = async () => {
    for (const { column } of changes) {
      const input = { permissions: [...chosenOf(column)], version: column.version }
      // A failed one is reported and stays unsaved; the others are done.
      if (column.id === NEW_ROLES) await updateNew.mutateAsync(input)
      else await update.mutateAsync({ role_id: column.id, ...input })
      setEdits(current => new Map([...current].filter(([id]) => id !== column.id)))
    }
    tellDone(words.permissions_saved)
  }
  const wanted = search.trim().toLowerCase()
  const shown = areas
    .map(area => ({
      ...area,
      permissions: area.permissions.filter(({ label }) => `${area.name} ${label}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ permissions }) => permissions.length > 0)
  return (
    <>
      <SearchField
        label={words.search_permissions}
        placeholder={words.search_permissions}
        value={search}
        onChange={setSearch}
      />
      <Card flush>
        {shown.length === 0 ? (
          <EmptyState title={words.no_permission_matches} />
        ) : (
          <ScrollBox className="max-h-[max(20rem,calc(100dvh-15rem))] rounded-card">
            <table className="w-full border-collapse text-sm" aria-label={words.permissions_role}>
              <thead>
                <tr>
                  <th
                    scope="col"
                    className="sticky top-0 left-0 z-20 min-w-44 bg-surface px-4 py-2 text-left text-xs font-medium text-ink-3 sm:min-w-60"
                  >
                    {words.permission}
                  </th>
                  {columns.map(column => (
                    <th
                      key={column.id}
                      scope="col"
                      className="sticky top-0 z-10 min-w-18 bg-surface px-1 py-2 text-center text-xs font-medium hyphens-auto text-ink-2"
                    >
                      {column.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map(({ name, permissions }) => (
                  <Fragment key={name}>
                    <tr className="border-t border-hairline bg-sunken">
                      <th
                        scope="colgroup"
                        colSpan={columns.length + 1}
                        className="px-4 py-1.5 text-left text-xs font-semibold"
                      >
                        <span className="sticky left-4">{name}</span>
                      </th>
                    </tr>
                    {permissions.map(({ key, label }) => (
                      <tr key={key} className="border-t border-hairline">
                        <th scope="row" className="sticky left-0 bg-surface px-4 py-2 text-left text-sm font-normal">
                          {label}
                        </th>
                        {columns.map(column => (
                          <td key={column.id} className="px-1 py-2">
                            <div className="flex justify-center">
                              {column.fixed ? (
                                column.permissions.includes(key) ? (
                                  <Check
                                    size={16}
                                    className="text-success"
                                    aria-label={words.allowed_for_role({ name: column.name })}
                                  />
                                ) : (
                                  <span className="text-ink-3" aria-hidden>
                                    ·
                                  </span>
                                )
                              ) : (
                                <Checkbox
                                  label={`${column.name}: ${label}`}
                                  hideLabel
                                  checked={chosenOf(column).has(key)}
                                  disabledReason={mayNot === undefined && held.has(key) ? undefined : ''}
                                  onChange={() => toggle(column, key)}
                                />
                              )}
                            </div>
                          </td>
                        ))}
                      </tr>
                    ))}
                  </Fragment>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        )}
      </Card>
      {changes.length > 0 && (
        <Card
          title={words.what_changes}
          className="sticky bottom-4 z-10 shadow-float"
          actions={
            <>
              <Button onClick={() => setEdits(new Map())}>{words.undo_all}</Button>
              <Button
                look="primary"
                busy={update.isPending || updateNew.isPending}
                onClick={() => void save().catch(() => undefined)}
              >
                {common.save}
              </Button>
            </>
          }
        >
          <div className="grid max-h-48 gap-4 overflow-y-auto sm:grid-cols-2">
            {changes.map(({ column, change }) => (
              <div key={column.id} className="flex flex-col gap-1.5">
                <p className="text-sm font-medium">{column.name}</p>
                <WhatChanges change={change} areas={areas} />
              </div>
            ))}
          </div>
        </Card>
      )}
    </>
  )
}
