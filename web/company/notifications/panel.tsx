// The user's notifications in the panel under the bell: newest first, each linking to its page.
import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { Bell, CheckCheck, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { useReadPages, useWrite } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { NotificationLine } from './notification-line.tsx'
import { showUnread, useUnread } from './unread.ts'
import { words } from './words.ts'

export default function Panel({ onClose }: { onClose: () => void }) {
  const { data: start } = useQuery(startUpQuery)
  const [only_unread, setOnlyUnread] = useState(false)
  const list = useReadPages('/v3/notifications.List', { limit: 20, ...(only_unread && { unread: true }) })
  const unread = useUnread()
  const mark = useWrite('/v3/notifications.MarkRead', { onDone: answer => showUnread(answer.unread) })
  const rows = list.data?.pages.flatMap(page => page.notifications) ?? []
  const acting = start?.impersonator != null
  const [newest] = rows
  return (
    <>
      <header className="flex items-center gap-2 border-b border-hairline py-2 pr-2 pl-4">
        <Popover.Title className="flex-1 text-base font-semibold">{words.notifications}</Popover.Title>
        <Button
          look="ghost"
          icon={<CheckCheck size={16} aria-hidden />}
          busy={mark.isPending}
          disabled={unread === 0 || newest === undefined}
          disabledReason={acting ? words.only_user_marks_read : undefined}
          onClick={() => newest && mark.mutate({ up_to: newest.id })}
        >
          {words.mark_all_read}
        </Button>
        <Link
          href="/settings/me/notifications"
          onClick={onClose}
          aria-label={words.choose_how_notified}
          title={words.choose_how_notified}
          className="rounded-control p-2 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
        >
          <Settings2 size={16} aria-hidden />
        </Link>
      </header>
      <fieldset className="flex gap-1 border-b border-hairline px-3 py-1.5">
        <legend className="sr-only">{words.filter}</legend>
        {[false, true].map(one => (
          <button
            key={String(one)}
            type="button"
            aria-pressed={only_unread === one}
            onClick={() => setOnlyUnread(one)}
            className={cx(
              'rounded-control px-2.5 py-1 text-sm max-sm:py-3',
              only_unread === one ? 'bg-sunken font-medium text-ink dark:bg-hairline' : 'text-ink-2 hover:text-ink',
            )}
          >
            {one ? words.unread_filter : words.all}
          </button>
        ))}
      </fieldset>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {list.error && !list.data && <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />}
        {list.isPending && !list.error && (
          <div role="status" aria-label={common.loading} className="flex flex-col gap-4 p-4">
            {[1, 2, 3].map(n => (
              <Skeleton key={n} className="h-12" />
            ))}
          </div>
        )}
        {list.data && rows.length === 0 && (
          <EmptyState icon={Bell} title={only_unread ? words.no_unread_title : words.none_title}>
            {only_unread ? words.no_unread_hint : words.none_hint}
          </EmptyState>
        )}
        <ul className="divide-y divide-hairline">
          {rows.map(one => (
            <NotificationLine
              key={one.id}
              notification={one}
              onOpen={() => {
                if (one.read_at === null && !acting) mark.mutate({ ids: [one.id] })
                onClose()
              }}
            />
          ))}
        </ul>
        <ShowMore list={list} />
      </div>
    </>
  )
}
