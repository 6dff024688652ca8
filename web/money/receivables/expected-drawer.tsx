// The payments behind an expected figure.

import { STEPS } from '#machines/money/receivables/forecast.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { date, MONTHS, moneyExact } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { STEP_NAMES } from './steps-card.tsx'
import { words } from './words.ts'

type Row = Schemas['ExpectedPayment']
const STATES = {
  owed: words.owed,
  held: words.held_back,
  planned: words.planned,
} as const

const COLUMNS: Column<Row>[] = [
  {
    header: common.project,
    cell: ({ project_name, payer_name, title }) => (
      <span className="block py-1.5 whitespace-normal">
        {project_name}
        <span className="block text-sm font-normal text-ink-3">
          {payer_name} · {title}
        </span>
      </span>
    ),
  },
  {
    header: words.expected,
    cell: ({ expected_on, overdue, state }) => (
      <span className="flex flex-col items-start gap-0.5">
        <span className="figures">{date(expected_on)}</span>
        {overdue ? <Badge status="overdue" label={words.overdue} /> : <Badge status={state} label={STATES[state]} />}
      </span>
    ),
  },
  { header: common.amount, cell: ({ amount_cents }) => moneyExact(amount_cents), align: 'right' },
]

const placeOf = ({ invoice_id, project_id, step }: Row) =>
  invoice_id
    ? `${href('/accounts-receivable/invoices')}?${new URLSearchParams({ invoice: invoice_id })}`
    : tabHref(project_id, step === 'installment' ? 'overview' : 'lender')

const monthWords = (month: string) =>
  month === 'later' ? 'later' : `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`

export function ExpectedDrawer({ onClose }: { onClose: () => void }) {
  const { params } = useFilters()
  const [payer, month] = [params.get('payer'), params.get('month')]
  const step = STEPS.find(one => one === params.get('step'))
  const list = useReadPages('/v3/receivables.ListExpected', {
    limit: 100,
    ...(payer ? { payer } : {}),
    ...(month ? { month } : {}),
    ...(step ? { milestone: step } : {}),
  })
  const rows = list.data?.pages.flatMap(page => page.items)
  const total = list.data?.pages[0]?.total_cents
  const title = step
    ? STEP_NAMES[step]
    : month
      ? words.expected_month({ month: monthWords(month) })
      : words.everything_expected
  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      description={total === undefined ? undefined : words.total_by_expected_date({ total: moneyExact(total) })}
    >
      {list.error && !rows ? (
        <ErrorState sentence={list.error.message} onRetry={list.refetch} />
      ) : (
        <DataTable
          label={words.expected_payments}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={placeOf}
          empty={<EmptyState title={words.nothing_expected_here}>{words.expected_payments_hint}</EmptyState>}
          more={<ShowMore list={list} />}
        />
      )}
    </Drawer>
  )
}
