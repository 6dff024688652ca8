// Remittances there were.
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { dateTime, moneyExact, number } from '#web/lib/format.ts'
import { remittanceHref } from '#web/sale/invoices/receivables-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Row = Schemas['Remittance']
const COLUMNS: Column<Row>[] = [
  { header: words.file, cell: ({ file_name }) => file_name },
  { header: common.lender, cell: ({ lender_name }) => lender_name, wide: true },
  {
    header: common.status,
    cell: ({ status }) => (
      <Badge
        status={status === 'posted' ? 'posted' : 'not_posted'}
        label={status === 'posted' ? words.posted : words.not_posted}
      />
    ),
  },
  {
    header: words.imported_on,
    cell: ({ created_at }) => <span className="figures">{dateTime(created_at)}</span>,
    wide: true,
  },
  { header: words.imported_by, cell: ({ created_by_name }) => created_by_name, wide: true },
  { header: words.unmatched, cell: ({ counts }) => number(counts.unknown), align: 'right', wide: true },
  { header: common.amount, cell: ({ to_post_cents }) => moneyExact(to_post_cents), align: 'right' },
]

export function RemittanceHistory() {
  const list = useReadPages('/v3/receivables.ListRemittances', {})
  return (
    <Card title={words.past_remittances} flush>
      {list.error && !list.data ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label={words.past_remittances}
          columns={COLUMNS}
          rows={list.data?.pages.flatMap(page => page.remittances)}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => remittanceHref(id)}
          empty={<EmptyState title={words.no_remittances_title}>{words.no_remittances_hint}</EmptyState>}
          more={<ShowMore list={list} />}
        />
      )}
    </Card>
  )
}
