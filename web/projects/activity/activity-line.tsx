import {
  ArrowRight,
  CircleDot,
  File,
  Landmark,
  ListChecks,
  type LucideIcon,
  Mail,
  MailWarning,
  Pencil,
  Receipt,
  StickyNote,
  UserRound,
} from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { dateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { KIND_WORDS, timeOf } from './activity-words.ts'
import { words } from './words.ts'

const ICONS: Record<Schemas['ActivityKind'], LucideIcon> = {
  status: CircleDot,
  homeowner: UserRound,
  lender: Landmark,
  mail: Mail,
  file: File,
  task: ListChecks,
  note: StickyNote,
  money: Receipt,
  sale: Pencil,
}

/** One event: who, what, when, and a link to it. */
export function ActivityLine({ happened }: { happened: Schemas['Activity'] }) {
  const { at, kind, action, actor_name, sentence, detail, from, to, page } = happened
  const failed = action === 'mail_failed'
  const Icon = failed ? MailWarning : ICONS[kind]
  return (
    <li className="relative flex gap-3 pb-4 last:pb-1">
      <span aria-hidden className="absolute top-6 bottom-0 left-3 w-px bg-hairline" />
      <span
        title={KIND_WORDS[kind]}
        className={cx(
          'relative flex size-6 shrink-0 items-center justify-center rounded-full',
          failed
            ? 'bg-danger-soft text-danger'
            : kind === 'homeowner'
              ? 'bg-marigold-soft text-ink'
              : 'bg-sunken text-ink-2',
        )}
      >
        <Icon size={13} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 text-base">
        <p className="break-words">
          {actor_name && <span className="font-medium">{actor_name} </span>}
          {page ? (
            <Link href={page} className="tap underline-offset-2 hover:underline">
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </p>
        {from && to && (
          <p className="my-1 flex flex-wrap items-center gap-1.5">
            <Badge status={from} />
            <ArrowRight size={12} className="text-ink-3" aria-label={words.to_status} />
            <Badge status={to} />
          </p>
        )}
        {detail && (
          <p className="mt-0.5 line-clamp-3 border-l-2 border-hairline pl-2 text-sm whitespace-pre-line text-ink-2">
            {detail}
          </p>
        )}
        <time dateTime={at} title={dateTime(at)} className="figures block text-sm text-ink-3">
          {timeOf(at)}
        </time>
      </div>
    </li>
  )
}
