// What each role may sell without asking, and what waits for those who may approve more.

import { useState } from 'react'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { listOf } from '#web/lib/format.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { LimitsForm } from './limits-form.tsx'
import { WaitingCard } from './waiting-card.tsx'
import { words } from './words.ts'

export default function GuardrailsScreen() {
  const { data, error, refetch } = useRead('/v3/guardrails.Get', {})
  return (
    <SettingsFrame title={words.guardrails} note={words.guardrails_note}>
      <div className="flex max-w-[720px] min-w-0 flex-col gap-5">
        {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-80" />}
        {data && <WaitingCard />}
        {data && <Limits guardrails={data} />}
      </div>
    </SettingsFrame>
  )
}

function Limits({ guardrails: { roles, version } }: { guardrails: Schemas['Guardrails'] }) {
  const [chosen, setChosen] = useState(() => roles.find(({ name }) => name === 'Sales Rep')?.role_id)
  const role = roles.find(({ role_id }) => role_id === chosen) ?? roles[0]
  if (!role) return null
  const approvers = roles.filter(({ may_approve }) => may_approve).map(({ name }) => roleName(name))
  return (
    <>
      <SelectField
        label={words.role}
        className="sm:max-w-80"
        options={roles.map(({ role_id, name, members, limits }) => ({
          value: role_id,
          label: roleName(name),
          note: words.role_note({ members, has_limits: limits ? 'yes' : 'no' }),
        }))}
        value={role.role_id}
        onChange={setChosen}
        help={words.applies_projects_owned_role({ approvers: listOf(approvers) })}
      />
      <LimitsForm key={role.role_id} role={role} version={version} />
    </>
  )
}
