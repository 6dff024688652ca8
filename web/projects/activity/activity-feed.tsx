// A project's events, by day and newest first: on the right of its page if there is room, otherwise in a tab.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { ActivityLine } from './activity-line.tsx'
import { byDay, KIND_WORDS, KINDS, type Kind } from './activity-words.ts'
import { words } from './words.ts'

const ALL = 'all'

export function ActivityFeed({ project, beside = false }: TabProps & { beside?: boolean }) {
  const [kind, setKind] = useState<Kind | null>(null)
  const list = useReadPages('/v3/projects.ListActivity', {
    project_id: project.id,
    limit: 30,
    ...(kind ? { kind } : {}),
  })
  const events = list.data?.pages.flatMap(page => page.activity)
  const days = events && byDay(events)
  return (
    <Card
      title={words.activity}
      flush
      className={cx(beside && 'flex max-h-full min-h-0 flex-col')}
      actions={
        <SelectField
          label={words.show}
          hideLabel
          className="w-44"
          options={[
            { value: ALL, label: words.all_activity },
            ...KINDS.map(value => ({ value, label: KIND_WORDS[value] })),
          ]}
          value={kind ?? ALL}
          onChange={value => setKind(KINDS.find(one => one === value) ?? null)}
        />
      }
    >
      <ScrollBox className={cx('p-4', beside && 'max-h-[calc(100dvh-7rem)]')}>
        {list.error && !events && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
        {!list.error && !events && <FeedSkeleton />}
        {events?.length === 0 && (
          <EmptyState title={words.nothing_happened_yet}>{kind ? words.no_matching_activity : undefined}</EmptyState>
        )}
        {days?.map(({ day, lines }) => (
          <section key={day} aria-label={day} className="mb-4 last:mb-0">
            <h3 className="mb-2 text-sm font-medium text-ink-3">{day}</h3>
            <ol className="flex flex-col">
              {lines.map((one: Schemas['Activity']) => (
                <ActivityLine key={one.id} happened={one} />
              ))}
            </ol>
          </section>
        ))}
        <ShowMore list={list} />
      </ScrollBox>
    </Card>
  )
}

const FeedSkeleton = () => (
  <div role="status" aria-label={common.loading} className="flex flex-col gap-4">
    {[1, 2, 3, 4].map(line => (
      <div key={line} className="flex gap-3">
        <Skeleton className="size-6 shrink-0 rounded-full" />
        <div className="flex flex-1 flex-col gap-1.5">
          <Skeleton className="w-11/12" />
          <Skeleton className="h-3 w-16" />
        </div>
      </div>
    ))}
  </div>
)
