// Each role's sales limits, and open requests for approvers.

import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useReadPages } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { dateTime, listOf } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { DecisionForm } from './decision-form.tsx'
import { LimitsForm } from './limits-form.tsx'
import { words } from './words.ts'

/** Open approval requests across projects. */
function WaitingCard() {
  const list = useReadPages('/v3/guardrails.ListRequests', { limit: 10 })
  const requests = list.data?.pages.flatMap(page => page.requests)
  return (
    <Card title={words.waiting_approval} flush>
      {list.error && !requests ? (
        <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />
      ) : requests?.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={words.no_requests}>
          {words.requests_appear_here_when}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline">
          {requests?.map(one => (
            <li key={one.id} className="px-4 py-2.5">
              <Link href={tabHref(one.project_id, 'price')} className="font-medium hover:underline">
                {one.project_name} ({one.project_number})
              </Link>
              <span className="block text-base text-ink-2">{one.asked.map(({ sentence }) => sentence).join(' ')}</span>
              <span className="block text-sm text-ink-3">
                {one.requested_by}, {dateTime(one.requested_at)}: {one.reason}
              </span>
              {one.may_approve && (
                <div className="mt-2">
                  <DecisionForm request={one} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </Card>
  )
}

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
