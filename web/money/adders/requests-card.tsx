// Open price requests from sales reps, across projects.
import { Link } from 'wouter'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime, moneyExact } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Card } from '#web/ui/page.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { words } from './words.ts'

/** Hidden without open requests. */
export function RequestsCard() {
  const list = useReadPages('/v3/adders.ListOverrideRequests', { limit: 10 })
  const requests = list.data?.pages.flatMap(page => page.requests) ?? []
  if (requests.length === 0) return null
  return (
    <Card title={words.price_requests_title} note={words.approve_decline_them_project} flush>
      <ul className="divide-y divide-hairline">
        {requests.map(one => (
          <li
            key={`${one.project_id} ${one.adder_id}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-2.5"
          >
            <span className="min-w-0">
              <Link href={tabHref(one.project_id, 'price')} className="tap font-medium hover:underline">
                {one.adder_name}, {one.project_name}
              </Link>
              <span className="block text-sm text-ink-3">
                {one.requested_by}, {dateTime(one.requested_at)}: {one.reason}
              </span>
            </span>
            <span className="figures">{moneyExact(one.requested_cents)}</span>
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
    </Card>
  )
}
