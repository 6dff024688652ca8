import { Link } from 'wouter'
import { useReadPages } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export function UserActivity({ user_id }: { user_id: string }) {
  const list = useReadPages('/v3/users.ListActivity', { user_id, limit: 20 })
  const entries = list.data?.pages.flatMap(page => page.activity)
  return (
    <Card title={words.activity}>
      {list.error && !entries && <ErrorState sentence={list.error.message} onRetry={list.refetch} />}
      {!list.error && !entries && <Skeleton className="h-40" />}
      {entries?.length === 0 && <EmptyState title={words.no_activity_yet} />}
      <ol className="flex flex-col divide-y divide-hairline">
        {entries?.map(entry => (
          <li
            key={entry.id}
            className="flex items-baseline justify-between gap-x-4 gap-y-0.5 py-2 first:pt-0 max-sm:flex-col"
          >
            <p className="min-w-0 text-base">
              <span className={cx('inline-block first-letter:uppercase', entry.outcome === 'refused' && 'text-danger')}>
                {entry.sentence}
              </span>
              {entry.project_id && (
                <>
                  {' '}
                  <Link
                    href={href('/projects/[id]', { id: entry.project_id })}
                    className="text-ink-2 underline underline-offset-2"
                  >
                    {words.project}
                  </Link>
                </>
              )}
              {entry.impersonator && (
                <span className="text-sm text-ink-3">
                  {' '}
                  {words.by_impersonator({ impersonator: entry.impersonator })}
                </span>
              )}
            </p>
            <time dateTime={entry.at} className="figures shrink-0 text-sm text-ink-3">
              {dateTime(entry.at)}
            </time>
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {common.show_more}
        </Button>
      )}
    </Card>
  )
}
