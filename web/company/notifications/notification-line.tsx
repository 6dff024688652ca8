import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { ago } from '#web/lib/ago.tsx'
import { cx } from '#web/lib/class-names.ts'
import { dateTime } from '#web/lib/format.ts'
import { words as texts } from './words.ts'

type Props = { notification: Schemas['Notification']; onOpen: () => void }

/** Unread ones have a dot and say so; the whole line links to its page. */
export function NotificationLine({ notification, onOpen }: Props) {
  const { sentence, detail, page, project, at, read_at } = notification
  const unread = read_at === null
  return (
    <li>
      <Link
        href={page}
        onClick={onOpen}
        className="flex gap-3 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className={cx('mt-1.5 size-2 shrink-0 rounded-full', unread ? 'bg-marigold' : 'bg-transparent')}
        />
        <span className="min-w-0 flex-1">
          <span className={cx('block text-base break-words', unread ? 'font-medium text-ink' : 'text-ink-2')}>
            {unread && <span className="sr-only">{texts.unread} </span>}
            {sentence}
          </span>
          {detail && <span className="mt-0.5 line-clamp-2 block text-sm text-ink-2">{detail}</span>}
          <span className="mt-1 flex flex-wrap gap-x-2 text-xs text-ink-3">
            <time dateTime={at} title={dateTime(at)}>
              {ago(at, Date.now())}
            </time>
            {project && <span className="figures">{project.number}</span>}
          </span>
        </span>
      </Link>
    </li>
  )
}
