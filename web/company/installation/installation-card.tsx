// The installation's state, for its staff: what needs attention first, then versions, backups and queues.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Installation = Schemas['Installation']
type Queue = Installation['queues'][number]

const GB = 1e9
/** Background work begins within this time when nothing is wrong. */
const ON_TIME_S = 30

const COLUMNS: Column<Queue>[] = [
  { header: words.queue, cell: ({ queue }) => words.names[queue] },
  { header: words.waiting, cell: ({ depth }) => number(depth), align: 'right' },
  {
    header: words.oldest_due,
    cell: ({ age_s }) => (age_s < ON_TIME_S ? words.on_time : words.late({ minutes: Math.floor(age_s / 60) })),
    align: 'right',
  },
]

export default function InstallationCard() {
  const { data, error, refetch } = useRead('/v3/installation.Get', {})
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80" />
  return (
    <Card title={words.installation}>
      <div className="flex flex-col gap-5">
        <Findings findings={data.findings} />
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
          <Facts facts={factsOf(data)} />
          <DataTable
            label={words.queues}
            columns={COLUMNS}
            rows={data.queues}
            keyOf={({ queue }) => queue}
            empty={null}
          />
        </div>
      </div>
    </Card>
  )
}

function Findings({ findings }: Pick<Installation, 'findings'>) {
  if (findings.length === 0) return <Notice kind="success">{words.nothing_to_do}</Notice>
  return (
    <div className="flex flex-col gap-2">
      {findings.map(({ is, sentence }) => (
        <Notice key={sentence} kind={is === 'wrong' ? 'danger' : 'warning'}>
          {sentence}
        </Notice>
      ))}
    </div>
  )
}

function factsOf({
  version,
  node,
  database,
  migration,
  started_at,
  free_bytes,
  backup,
  mail_server,
  failed_mails,
}: Installation) {
  const proven = backup?.proven_at ? words.proven({ at: dateTime(backup.proven_at) }) : words.never_proven
  return [
    { label: words.version, value: version, note: `Node ${node}` },
    { label: words.database, value: database, note: words.up_to({ migration }) },
    { label: words.started, value: dateTime(started_at) },
    {
      label: words.free_space,
      value: free_bytes === null ? words.unknown : words.gigabytes({ gb: number(Math.floor(free_bytes / GB)) }),
    },
    {
      label: words.last_backup,
      value: backup ? dateTime(backup.made_at) : words.none_on_record,
      ...(backup && { note: proven }),
    },
    { label: words.mail_server, value: mail_server ? words.connected : words.not_connected },
    { label: words.failed_mails, value: failed_mails === 0 ? common.none : number(failed_mails) },
  ]
}
