// All invoices of the company's homeowners: open, overdue, and totals.
import { Plus, Receipt, Settings2 } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import type { Input, Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { date, moneyExact, number } from '#web/lib/format.ts'
import { InvoiceBadge } from '#web/projects/sale/invoices/invoice-badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { InvoiceDrawer } from './invoice-drawer.tsx'
import { InvoicingDrawer } from './invoicing-drawer.tsx'
import { NewInvoiceDrawer } from './new-invoice-drawer.tsx'
import { ReceivablesFrame } from './receivables-frame.tsx'
import { words } from './words.ts'

type Row = Schemas['InvoiceRow']
type Query = Input<'/v3/receivables.ListInvoices'>

const SHOWN = [
  { value: ANY, label: words.all_invoices },
  { value: 'open', label: words.open },
  { value: 'overdue', label: words.overdue },
  { value: 'draft', label: words.drafts },
  { value: 'paid', label: words.paid },
  { value: 'written_off', label: words.written_off_status },
  { value: 'void', label: words.void },
]
const STATUSES = ['open', 'draft', 'issued', 'partly_paid', 'paid', 'written_off', 'void'] as const

const COLUMNS: Column<Row>[] = [
  {
    header: words.invoice,
    cell: ({ number: no, title, project_name }) => (
      <>
        {no ? `${no} ${title}` : title}
        <span className="block text-sm font-normal text-ink-3 sm:hidden">{project_name}</span>
      </>
    ),
  },
  {
    header: common.project,
    cell: ({ project_name, project_number }) => `${project_name} (${project_number})`,
    wide: true,
  },
  { header: common.status, cell: row => <InvoiceBadge {...row} /> },
  { header: words.due, cell: ({ due_on }) => due_on && date(due_on), wide: true },
  { header: common.amount, cell: ({ total_cents }) => moneyExact(total_cents), align: 'right', wide: true },
  {
    header: words.open,
    // Blank if paid, so open amounts are easy to see.
    cell: ({ open_cents }) => open_cents > 0 && moneyExact(open_cents),
    align: 'right',
  },
]

const oneOf = (text: string | null) => STATUSES.find(one => one === text)

export default function InvoicesScreen() {
  const { params, change, clear } = useFilters()
  const whyNot = useWhyNot('receivables.edit')
  const shown = params.get('status') ?? ANY
  const search = useDeferredValue(params.get('search') ?? '')
  const given = (name: 'due_from' | 'due_to') => params.get(name) ?? undefined
  const project = params.get('project')
  const status = oneOf(shown)
  const query: Omit<Query, 'cursor'> = {
    limit: 100,
    ...(search ? { search } : {}),
    ...(shown === 'overdue' ? { overdue: true } : {}),
    ...(status ? { status } : {}),
    ...(project ? { project_id: project } : {}),
    ...(given('due_from') ? { due_from: given('due_from') } : {}),
    ...(given('due_to') ? { due_to: given('due_to') } : {}),
  }
  const list = useReadPages('/v3/receivables.ListInvoices', query)
  const rows = list.data?.pages.flatMap(page => page.invoices)
  const open = params.get('invoice')
  const narrowed = Object.keys(query).length > 1
  const linkTo = (invoice: string) => {
    const next = new URLSearchParams(params)
    next.set('invoice', invoice)
    return `${href('/accounts-receivable/invoices')}?${next}`
  }
  const close = () => change({ invoice: null })
  const create = (
    <Button
      look="primary"
      icon={<Plus size={16} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => change({ invoice: 'new' }, { push: true })}
    >
      {words.new_invoice}
    </Button>
  )
  return (
    <ReceivablesFrame
      tab="invoices"
      note={words.invoices_note}
      actions={
        <>
          <Button
            icon={<Settings2 size={16} aria-hidden />}
            onClick={() => change({ invoice: 'settings' }, { push: true })}
          >
            {words.billing_settings}
          </Button>
          {create}
        </>
      }
    >
      <Totals totals={list.data?.pages.at(-1)?.totals} />
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={words.search_invoices}
          placeholder={words.number_title_homeowner}
          className="min-w-0 flex-1 max-sm:basis-full sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => change({ search: text })}
        />
        <SelectField
          label={common.status}
          hideLabel
          className="w-44"
          value={SHOWN.some(({ value }) => value === shown) ? shown : ANY}
          onChange={value => change({ status: value })}
          options={SHOWN}
        />
        {(project || given('due_from') || given('due_to')) && (
          <Button onClick={clear}>{project ? words.show_all_projects : words.show_all_dates}</Button>
        )}
      </div>
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label={words.invoices}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => linkTo(id)}
            empty={
              narrowed ? (
                <EmptyState
                  title={words.no_invoice_matches}
                  action={
                    <Link href={href('/accounts-receivable/invoices')} className={buttonLook()}>
                      {common.show_all}
                    </Link>
                  }
                />
              ) : (
                <EmptyState icon={Receipt} title={words.no_invoices_yet} action={create}>
                  {words.no_invoices_yet_hint}
                </EmptyState>
              )
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
      {open === 'new' && (
        <NewInvoiceDrawer project_id={project} onMade={id => change({ invoice: id })} onClose={close} />
      )}
      {open === 'settings' && <InvoicingDrawer onClose={close} />}
      {open && open !== 'new' && open !== 'settings' && <InvoiceDrawer key={open} invoice_id={open} onClose={close} />}
    </ReceivablesFrame>
  )
}

type Sums = { count: number; total_cents: number; open_cents: number; overdue_cents: number }

/** Of all that match, not of the page. */
const Totals = ({ totals }: { totals: Sums | undefined }) =>
  totals ? (
    <Figures
      facts={[
        { label: words.invoices, value: number(totals.count) },
        { label: common.amount, value: moneyExact(totals.total_cents), note: words.includes_drafts },
        { label: words.open, value: moneyExact(totals.open_cents) },
        { label: words.overdue, value: moneyExact(totals.overdue_cents) },
      ]}
    />
  ) : (
    <Skeleton className="h-11 max-w-[36rem]" />
  )
