// What an uploaded archive would do, whose signature it carries, and the two ways on: start, or leave everything as it is.
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'

type Props = { job_id: string; onStart: () => void; onCancel: () => void }

export function ImportPlan({ job_id, onStart, onCancel }: Props) {
  const { data, error, refetch } = useRead('/v3/imports.Check', { job_id })
  const start = useWrite('/v3/imports.Start', { refreshes: ['/v3/jobs.Get', '/v3/jobs.List'], onDone: onStart })
  const cancel = useWrite('/v3/jobs.Cancel', { refreshes: ['/v3/jobs.List'], onDone: onCancel })
  const discard = (label: string) => (
    <Button busy={cancel.isPending} onClick={() => cancel.mutate({ job_id })}>
      {label}
    </Button>
  )
  if (error && !data)
    return (
      <div className="flex flex-col gap-3">
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
        <div>{discard('Choose another')}</div>
      </div>
    )
  if (!data) return <Skeleton className="h-24" />
  if (data.archive.way === 'none')
    return (
      <Notice kind="danger" action={discard('Choose another')}>
        This archive can’t be restored: it isn’t signed by a server this one trusts, or it was changed since. If it
        comes from a server you trust, ask whoever runs this one to add that server’s key.
      </Notice>
    )
  return (
    <section aria-label="What will happen" className="flex flex-col gap-4">
      <Facts archive={data.archive} />
      <ul className="flex max-w-[72ch] list-disc flex-col gap-1 pl-5 text-base text-ink-2">
        <li>Everything in the archive becomes this company, all at once or not at all.</li>
        <li>The catalog and settings this company started with are replaced.</li>
        <li>Team members set a new password by email. Links sent before stop working.</li>
        <li>Emails in the archive are kept as a record and can’t be sent from here.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={start.isPending} onClick={() => start.mutate({ job_id })}>
          Restore company
        </Button>
        {discard('Cancel')}
      </div>
    </section>
  )
}

function Facts({ archive: { company, made_at, signed_by, is_own } }: { archive: Schemas['ImportPlan'] }) {
  const rows = [
    ['Company', company],
    ['Made', made_at && dateTime(made_at)],
    ['Signed by', is_own ? 'This server' : signed_by],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-base">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
