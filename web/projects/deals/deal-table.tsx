import { useState } from 'react'
import { Link } from 'wouter'
import { DEAL_STAGE, DEAL_STAGES, isStuck } from '#machines/projects/deals/deal-stage.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { money } from '#web/lib/format.ts'
import { stepHref, stepWords } from '#web/projects/sale/project/step-link.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { Endless } from '#web/ui/table/endless.tsx'
import { NoDeals } from './deal-board.tsx'
import { daysWords } from './deal-card.tsx'
import type { DealFilters } from './use-deal-filters.ts'
import type { Deal } from './use-deal-moves.ts'
import { words } from './words.ts'

type Props = { filters: DealFilters; show: 'open' | 'all'; isBare: boolean; onClear: () => void }
type Sort = Schemas['DealSort']

/** After funding no one has anything to do. */
const OPEN = DEAL_STAGES.filter(stage => stage !== 'funded')

/** Deals in one list, by default with the longest in their stage first. */
export function DealTable({ filters, show, isBare, onClear }: Props) {
  const [sort, setSort] = useState<Sort>('oldest')
  const list = useReadPages('/v3/deals.List', {
    ...filters,
    ...(show === 'open' ? { stage: OPEN } : {}),
    sort,
    limit: 100,
  })
  const rows = list.data?.pages.flatMap(page => page.deals)
  if (list.error && !rows)
    return (
      <Card flush>
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      </Card>
    )
  return (
    <Card flush>
      <DataTable
        label={words.deals}
        rows={rows}
        columns={columns(sort, setSort)}
        keyOf={({ project }) => project.id}
        hrefOf={({ project }) => href('/projects/[id]', { id: project.id })}
        scope={JSON.stringify([filters, show, sort])}
        empty={<NoDeals isBare={isBare && show === 'all'} onClear={onClear} />}
        more={<Endless list={list} />}
      />
    </Card>
  )
}

const columns = (sort: Sort, onSort: (sort: Sort) => void): Column<Deal>[] => [
  { header: words.deal, cell: ({ project }) => project.name },
  { header: words.stage, cell: ({ stage }) => <Badge status={stage} label={DEAL_STAGE[stage].title} /> },
  {
    header: words.time_in_stage,
    align: 'right',
    sort: {
      direction: sort === 'oldest' ? 'asc' : sort === 'latest' ? 'desc' : null,
      onSort: () => onSort(sort === 'oldest' ? 'latest' : 'oldest'),
    },
    cell: deal => (
      <span className={isStuck(deal) ? 'font-medium text-warning' : undefined}>{daysWords(deal.days_in_stage)}</span>
    ),
  },
  {
    header: words.value,
    align: 'right',
    sort: { direction: sort === 'largest' ? 'desc' : null, onSort: () => onSort('largest') },
    cell: ({ project }) => (project.price_cents === null ? '–' : money(project.price_cents)),
  },
  {
    header: words.financing,
    wide: true,
    cell: ({ financing }) => <span className="block max-w-28 truncate">{financing?.provider_name ?? '–'}</span>,
  },
  { header: words.owner, wide: true, cell: ({ project }) => project.owner_name },
  {
    header: words.next,
    wide: true,
    cell: ({ project: { id, next_step } }) =>
      next_step ? (
        <Link
          href={stepHref(id, next_step)}
          className="two-lines w-44 text-ink-2 underline-offset-2 hover:text-ink hover:underline"
        >
          {stepWords(next_step)}
        </Link>
      ) : (
        '–'
      ),
  },
]
