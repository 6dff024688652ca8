import { useRead } from '#web/app/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import type { TabProps } from '#web/sale/project-tabs.ts'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'

export default function ActivityTab({ project }: TabProps) {
  const { data, error, refetch } = useRead('/v3/projects.ListActivity', { project_id: project.id, limit: 100 })
  return (
    <Card title="Activity">
      {error && !data && <ErrorState sentence={error.message} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-40" />}
      {data?.activity.length === 0 && <EmptyState title="Nothing happened yet" />}
      <ol className="flex flex-col">
        {data?.activity.map(({ id, at, actor_name, sentence }) => (
          <li key={id} className="relative flex gap-4 pb-5 pl-5 last:pb-0">
            <span aria-hidden className="absolute top-2 bottom-0 left-[3px] w-px bg-hairline" />
            <span aria-hidden className="absolute top-[7px] left-0 size-[7px] rounded-full bg-hairline-strong" />
            <p className="min-w-0 flex-1 text-base">
              <span className="font-medium">{actor_name}</span> {sentence}
              <time dateTime={at} className="figures block text-sm text-ink-3">
                {dateTime(at)}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
