import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { words as texts } from './words.ts'

/** The person's actions through links, latest first. */
export function Acts({ homeowner_id }: { homeowner_id: string }) {
  const { data, error, refetch } = useRead('/v3/homeowners.ListActs', { homeowner_id })
  return (
    <Card title={texts.activity_title}>
      {error && !data && <ErrorState sentence={error.message} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.acts.length === 0 && <p className="text-base text-ink-2">{texts.no_activity}</p>}
      <ol className="flex flex-col">
        {data?.acts.map(({ at, kind, sentence, project_id, project_number }) => (
          <li key={`${at} ${kind} ${sentence}`} className="relative pb-4 pl-5 last:pb-0">
            <span aria-hidden className="absolute top-2 bottom-0 left-[3px] w-px bg-hairline" />
            <span aria-hidden className="absolute top-[7px] left-0 size-[7px] rounded-full bg-hairline-strong" />
            <p className="text-base break-words">{sentence}</p>
            <p className="figures text-sm text-ink-3">
              <Link href={tabHref(project_id, TAB[kind])} className="tap underline-offset-2 hover:underline">
                {project_number}
              </Link>
              {' · '}
              <time dateTime={at}>{dateTime(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const TAB = {
  read: 'proposal',
  accepted: 'proposal',
  opened: 'agreements',
  consented: 'agreements',
  signed: 'agreements',
  declined: 'agreements',
} as const
