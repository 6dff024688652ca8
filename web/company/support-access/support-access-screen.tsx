// Support's access to the company: requests, current access, and if approval is required.

import { useState } from 'react'
import type { Input, Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** A request of support that waits for an answer, or the access it has. */
type Hours = NonNullable<Input<'/v3/support.DecideAccess'>['hours']>
const HOURS: readonly Hours[] = [1, 4, 24, 72, 168]
const inWords = (hours: Hours) => (hours < 24 ? words.hours({ hours }) : words.days({ days: hours / 24 }))

function OpenAccess({ access }: { access: Schemas['SupportAccess'] }) {
  const [hours, setHours] = useState<Hours>(4)
  const decide = useWrite('/v3/support.DecideAccess')
  const end = useWrite('/v3/support.EndAccess')
  const { id: access_id, support_name: name, status, reason, expires_at } = access
  const title = status === 'waiting' ? words.asks({ name }) : words.has_access({ name, until: dateTime(expires_at) })
  return (
    <Card title={title} note={reason}>
      {status === 'waiting' ? (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={words.access_for}
            className="w-36"
            value={String(hours)}
            onChange={value => setHours(HOURS.find(one => String(one) === value) ?? 4)}
            options={HOURS.map(one => ({ value: String(one), label: inWords(one) }))}
          />
          <Button
            look="primary"
            busy={decide.isPending}
            onClick={() => decide.mutate({ access_id, decision: 'approve', hours })}
          >
            {words.approve}
          </Button>
          <Button busy={decide.isPending} onClick={() => decide.mutate({ access_id, decision: 'decline' })}>
            {words.decline}
          </Button>
        </div>
      ) : (
        <Button busy={end.isPending} onClick={() => end.mutate({ access_id })}>
          {words.end_now}
        </Button>
      )}
    </Card>
  )
}

type Access = Schemas['SupportAccess']

const isOpen = ({ status }: Access) => status === 'waiting' || status === 'approved'

const COLUMNS: Column<Access>[] = [
  {
    header: words.who,
    cell: ({ support_name, requested_at }) => (
      <>
        {support_name}
        <span className="figures block text-sm text-ink-3">{dateTime(requested_at)}</span>
      </>
    ),
    width: 'w-44',
  },
  { header: words.reason, cell: ({ reason }) => <span className="whitespace-normal">{reason}</span> },
  { header: common.status, cell: ({ status }) => words.statuses[status], width: 'w-28' },
  {
    header: words.answered_by,
    cell: ({ decided_by, decided_at }) => decided_by ?? (decided_at ? words.company_setting : ''),
    wide: true,
    width: 'w-40',
  },
]

export default function SupportAccessScreen() {
  const { data, error, refetch } = useRead('/v3/support.ListAccess', {})
  const set = useWrite('/v3/support.SetPolicy')
  return (
    <SettingsFrame title={words.support_access} note={words.what_support_can_do}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <>
          {data.accesses.filter(isOpen).map(access => (
            <OpenAccess key={access.id} access={access} />
          ))}
          <Card>
            <Toggle
              label={words.without_asking}
              help={words.without_asking_help}
              checked={data.without_asking}
              onChange={without_asking => set.mutate({ without_asking, version: data.version })}
            />
          </Card>
          <Card title={words.requests} flush>
            <DataTable
              label={words.requests}
              columns={COLUMNS}
              rows={data.accesses}
              keyOf={({ id }) => id}
              empty={<EmptyState title={words.no_requests}>{words.when_support_asks}</EmptyState>}
            />
          </Card>
        </>
      )}
    </SettingsFrame>
  )
}
