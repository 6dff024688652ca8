// Open approval requests across projects.
import { ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { words } from './words.ts'

export function WaitingCard() {
  const list = useReadPages('/v3/guardrails.ListRequests', { limit: 10 })
  const requests = list.data?.pages.flatMap(page => page.requests)
  return (
    <Card title={words.waiting_approval} flush>
      {list.error && !requests ? (
        <ErrorState sentence={list.error.message} onRetry={() => void list.refetch()} />
      ) : requests?.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={words.no_requests}>
          {words.requests_appear_here_when}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-hairline">
          {requests?.map(one => (
            <li key={one.id} className="px-4 py-2.5">
              <Link href={tabHref(one.project_id, 'price')} className="font-medium hover:underline">
                {one.project_name} ({one.project_number})
              </Link>
              <span className="block text-base text-ink-2">{one.asked.map(({ sentence }) => sentence).join(' ')}</span>
              <span className="block text-sm text-ink-3">
                {one.requested_by}, {dateTime(one.requested_at)}: {one.reason}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </Card>
  )
}
