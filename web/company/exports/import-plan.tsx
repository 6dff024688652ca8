// An uploaded archive's effect and signer, with the choice to start or leave everything as it is.
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Props = { job_id: string; onStart: () => void; onCancel: () => void }

export function ImportPlan({ job_id, onStart, onCancel }: Props) {
  const { data, error, refetch } = useRead('/v3/imports.Check', { job_id })
  const start = useWrite('/v3/imports.Start', { onDone: onStart })
  const cancel = useWrite('/v3/jobs.Cancel', { onDone: onCancel })
  const discard = (label: string) => (
    <Button busy={cancel.isPending} onClick={() => cancel.mutate({ job_id })}>
      {label}
    </Button>
  )
  if (error && !data)
    return (
      <div className="flex flex-col gap-3">
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
        <div>{discard(texts.choose_another)}</div>
      </div>
    )
  if (!data) return <Skeleton className="h-24" />
  if (data.archive.way === 'none')
    return (
      <Notice kind="danger" action={discard(texts.choose_another)}>
        {texts.archive_can_t_restored}
      </Notice>
    )
  return (
    <section aria-label={texts.what_will_happen} className="flex flex-col gap-4">
      <Facts archive={data.archive} />
      <ul className="flex max-w-[72ch] list-disc flex-col gap-1 pl-5 text-base text-ink-2">
        <li>{texts.everything_archive_becomes_company}</li>
        <li>{texts.catalog_settings_company_started}</li>
        <li>{texts.team_members_set_new}</li>
        <li>{texts.emails_archive_kept_as}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={start.isPending} onClick={() => start.mutate({ job_id })}>
          {texts.restore_company}
        </Button>
        {discard(common.cancel)}
      </div>
    </section>
  )
}

function Facts({ archive: { company, made_at, signed_by, is_own } }: { archive: Schemas['ImportPlan'] }) {
  const rows = [
    [common.company, company],
    [texts.created, made_at && dateTime(made_at)],
    [texts.signed_by, is_own ? texts.this_server : signed_by],
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
