import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Card } from '#web/ui/page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'

type Mail = Schemas['SentMail']
const STATES: Record<Mail['status'], string> = {
  queued: 'On its way',
  kept: 'No mail server',
  sent: 'Sent',
  failed: 'Failed',
}

export function SentMails({ homeowner_id, email }: { homeowner_id: string; email: string | null }) {
  const list = useReadPages('/v3/homeowners.ListMails', { homeowner_id, limit: 20 })
  const rows = list.data?.pages.flatMap(page => page.mails)
  return (
    <Card title="Messages sent" flush>
      {list.error && !rows ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label="Messages sent"
          rows={rows}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          empty={
            <p className="p-4 text-base text-ink-2">
              {email ? 'Nothing was sent to this address yet.' : 'Without an e-mail nothing can be sent.'}
            </p>
          }
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}

const COLUMNS: Column<Mail>[] = [
  { header: 'Subject', cell: ({ subject }) => subject },
  {
    header: 'State',
    cell: ({ status }) => <span className={status === 'failed' ? 'text-danger' : undefined}>{STATES[status]}</span>,
  },
  { header: 'When', wide: true, align: 'right', cell: ({ sent_at, created_at }) => dateTime(sent_at ?? created_at) },
]
