import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Card } from '#web/ui/page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Mail = Schemas['SentMail']
const STATES: Record<Mail['status'], string> = {
  queued: words.status_sending,
  kept: words.no_mail_server,
  sent: words.sent,
  failed: words.failed,
}

export function SentMails({ homeowner_id, email }: { homeowner_id: string; email: string | null }) {
  const list = useReadPages('/v3/homeowners.ListMails', { homeowner_id, limit: 20 })
  const rows = list.data?.pages.flatMap(page => page.mails)
  return (
    <Card title={words.messages_sent} flush>
      {list.error && !rows ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label={words.messages_sent}
          rows={rows}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          empty={<p className="p-4 text-base text-ink-2">{email ? words.no_emails_sent : words.no_email_address}</p>}
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}

const COLUMNS: Column<Mail>[] = [
  { header: words.subject, cell: ({ subject }) => subject },
  {
    header: common.state,
    cell: ({ status }) => <span className={status === 'failed' ? 'text-danger' : undefined}>{STATES[status]}</span>,
  },
  {
    header: words.when,
    wide: true,
    align: 'right',
    cell: ({ sent_at, created_at }) => dateTime(sent_at ?? created_at),
  },
]
