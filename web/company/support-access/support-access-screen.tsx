// Whether support is let into the company: its requests, the access it has, and whether it must ask.

import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { dateTime } from '#web/lib/format.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { OpenAccess } from './open-access.tsx'
import { words } from './words.ts'

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
