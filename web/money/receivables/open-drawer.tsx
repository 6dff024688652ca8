// The rows behind an open amount.

import { BUCKETS, bucketName } from '#machines/money/receivables/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { date, moneyExact, number } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Row = Schemas['OpenItem']

/** An invoice is looked at by itself, anything else on the project's page. */
const PLACES: Record<Row['kind'], (row: Row) => string> = {
  invoice: ({ id }) => `${href('/accounts-receivable/invoices')}?${new URLSearchParams({ invoice: id })}`,
  installment: ({ project_id }) => tabHref(project_id, 'overview'),
  lender: ({ project_id }) => tabHref(project_id, 'lender'),
}

const COLUMNS: Column<Row>[] = [
  {
    header: common.project,
    cell: ({ project_name, title, payer_name, reference }) => (
      <span className="block py-1.5 whitespace-normal">
        {project_name}
        <span className="block text-sm font-normal text-ink-3">
          {[payer_name, title, reference].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  {
    header: words.due,
    cell: ({ due_on, held, days_overdue }) => (
      <span className="figures whitespace-nowrap">
        {held ? words.held_back : due_on && date(due_on)}
        {days_overdue > 0 && (
          <span className="block text-sm text-danger">
            {words.days_overdue({ days_overdue: number(days_overdue), days_overdue_2: days_overdue })}
          </span>
        )}
      </span>
    ),
  },
  { header: words.open, cell: ({ open_cents }) => moneyExact(open_cents), align: 'right' },
]

export function OpenDrawer({ onClose }: { onClose: () => void }) {
  const { params } = useFilters()
  const payer = params.get('payer')
  const bucket = BUCKETS.find(one => one === params.get('bucket'))
  const list = useReadPages('/v3/receivables.ListOpen', {
    limit: 100,
    ...(payer ? { payer } : {}),
    ...(bucket ? { bucket } : {}),
  })
  const total = list.data?.pages[0]?.total_cents
  const rows = list.data?.pages.flatMap(page => page.items)
  const who = payer ? (rows?.[0]?.payer_name ?? '') : ''
  return (
    <Drawer
      open
      onClose={onClose}
      title={bucket ? words.open_in_bucket({ bucket: bucketName(bucket) }) : words.all_open}
      description={
        total === undefined
          ? undefined
          : words.oldest_first({ total: moneyExact(total), has_payer: payer ? 'yes' : 'no', who })
      }
    >
      {list.error && !rows ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label={words.open_receivables}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id, due_on }) => `${id} ${due_on}`}
          hrefOf={row => PLACES[row.kind](row)}
          empty={<EmptyState title={words.nothing_open_here}>{words.paid_since}</EmptyState>}
          more={<ShowMore list={list} />}
        />
      )}
    </Drawer>
  )
}
