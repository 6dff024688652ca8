// Who opens the proposal: each visit as reported by the page, updated while it is open.
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { duration } from './duration.ts'
import type { Proposed } from './proposed.ts'
import { words as texts } from './words.ts'

type Visit = Schemas['Visit']

const DEVICES = {
  phone: { icon: Smartphone, name: common.phone },
  tablet: { icon: Tablet, name: texts.tablet },
  computer: { icon: Monitor, name: texts.computer },
} as const
const FIRST = 5
/** A viewed page reports more often than this. */
const READING_MS = 45_000

export const VISITS_EVERY_MS = 20_000

export function VisitsCard({ proposed, total }: { proposed: Proposed; total: number }) {
  const [limit, setLimit] = useState(FIRST)
  const { data, error, refetch, dataUpdatedAt } = useRead(
    '/v3/proposal.ListVisits',
    { ...proposed, limit },
    { every_ms: VISITS_EVERY_MS },
  )
  return (
    <Card title={texts.visits} note={texts.visits_note}>
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-20" />}
      {data?.visits.length === 0 && <p className="text-base text-ink-2">{texts.no_visits_yet}</p>}
      {data && data.visits.length > 0 && (
        <ol className="flex flex-col divide-y divide-hairline" aria-label={texts.visits}>
          {data.visits.map(visit => (
            <VisitRow key={visit.id} visit={visit} now={dataUpdatedAt} />
          ))}
        </ol>
      )}
      {data?.next_cursor && limit < 200 && (
        <Button className="mt-3" onClick={() => setLimit(limit === FIRST ? 50 : 200)}>
          {texts.show_earlier_visits}
          {total > limit ? texts.of_total({ total }) : ''}
        </Button>
      )}
    </Card>
  )
}

function VisitRow({ visit, now }: { visit: Visit; now: number }) {
  const { opened_at, last_at, seconds, pages, page_count, option_name, device } = visit
  const { icon: Icon, name } = DEVICES[device]
  const reading = now - new Date(last_at).getTime() < READING_MS
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon size={16} className="mt-0.5 shrink-0 text-ink-3" aria-hidden />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="figures font-medium">{dateTime(opened_at)}</span>
          <span className="figures text-sm text-ink-2">
            {name}, {seconds === 0 ? texts.just_opened : duration(seconds)}
          </span>
          {reading && <Badge status="reading_now" label={texts.reading_now} />}
        </div>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <PageBar seen={pages.length} of={page_count} />
          <span className="min-w-0 break-words">
            {texts.pages_seen({ count: pages.length, page_count })}
            {pages.length > 0 && <span className="text-ink-3">: {pages.join(', ')}</span>}
          </span>
        </div>
        {option_name && (
          <p className="mt-1 text-sm break-words text-ink-2">{texts.last_viewed_option({ option_name })}</p>
        )}
      </div>
    </li>
  )
}

/** A stroke for each page, those seen in ink. */
function PageBar({ seen, of }: { seen: number; of: number }) {
  const width = Math.max(3, Math.min(12, Math.floor(96 / Math.max(1, of)) - 2))
  return (
    <svg width={of * (width + 2)} height="8" aria-hidden className="shrink-0">
      {Array.from({ length: of }, (_, page) => page).map(page => (
        <rect
          key={page}
          x={page * (width + 2)}
          width={width}
          height="8"
          rx="1.5"
          className={page < seen ? 'fill-marigold' : 'fill-hairline-strong'}
        />
      ))}
    </svg>
  )
}
