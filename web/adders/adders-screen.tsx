// The catalogue of adders: what is on it, what applies by itself, and what is wrong with a rule.
import { Download, Plus, TriangleAlert, Upload } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { amountOf, shortAmount } from '#web/sale/adder-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { AdderDrawer } from './adder-drawer.tsx'
import { METHODS } from './adder-form.ts'
import { downloadAdders } from './download-adders.ts'
import { ImportDialog } from './import-dialog.tsx'
import { RequestsCard } from './requests-card.tsx'

type Adder = Schemas['Adder']
const STATUSES = [
  { value: ANY, label: 'Active' },
  { value: 'inactive', label: 'Switched off' },
  { value: 'all', label: 'All' },
]
const ALL_METHODS = [{ value: ANY, label: 'Every method' }, ...METHODS.map(({ value, label }) => ({ value, label }))]

const COLUMNS: Column<Adder>[] = [
  {
    header: 'Adder',
    cell: ({ name, problems }) => (
      <span className="inline-flex max-w-full items-center gap-1.5">
        <span className="truncate">{name}</span>
        {problems.length > 0 && (
          <TriangleAlert size={14} className="shrink-0 text-warning" role="img" aria-label="Its rule needs attention" />
        )}
      </span>
    ),
  },
  { header: 'Method', cell: ({ pricing_method }) => pricing_method, wide: true },
  { header: 'Amount', cell: adder => <span title={amountOf(adder)}>{shortAmount(adder)}</span>, align: 'right' },
  {
    header: 'Applies',
    cell: ({ automatic, words }) =>
      automatic ? (
        <span title={words ?? undefined}>{words ?? 'To every project.'}</span>
      ) : (
        <span className="text-ink-3" title={words ?? undefined}>
          By hand{words ? `, where: ${words}` : ''}
        </span>
      ),
    wide: true,
  },
  {
    header: 'Status',
    cell: ({ active, automatic }) =>
      active ? (
        <Badge
          status={automatic ? 'automatic' : 'active'}
          look={automatic ? 'info' : 'success'}
          label={automatic ? 'Automatic' : 'Active'}
        />
      ) : (
        <Badge status="off" look="neutral" label="Switched off" />
      ),
    wide: true,
  },
]

export default function AddersScreen() {
  const { params, change } = useFilters()
  const [importing, setImporting] = useState(false)
  const whyNot = useWhyNot('adders.edit')
  const mayDecide = useWhyNot('pricing.override') === undefined
  const search = useDeferredValue(params.get('search') ?? '')
  const method = METHODS.find(({ value }) => value === params.get('method'))?.value
  const status = (['inactive', 'all'] as const).find(one => one === params.get('status'))
  const set = (name: string, value: string) => change({ [name]: value })
  const list = useReadPages('/v3/adders.List', {
    ...(search ? { search } : {}),
    ...(method ? { pricing_method: method } : {}),
    ...(status ? { status } : {}),
  })
  const rows = list.data?.pages.flatMap(page => page.adders)
  const filtered = search !== '' || method !== undefined || status !== undefined
  const linkTo = (adder: string) => {
    const next = new URLSearchParams(params)
    next.set('adder', adder)
    return `${href('/light-hub/adders')}?${next}`
  }
  const open = params.get('adder')
  const create = (
    <Button
      look="primary"
      icon={<Plus size={16} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => set('adder', 'new')}
    >
      New adder
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title="Adders"
        note="What is added to the base price, and what is taken off."
        actions={
          <>
            <Button icon={<Download size={16} aria-hidden />} disabledReason={whyNot} onClick={() => downloadAdders()}>
              Export
            </Button>
            <Button icon={<Upload size={16} aria-hidden />} disabledReason={whyNot} onClick={() => setImporting(true)}>
              Import
            </Button>
            {create}
          </>
        }
      />
      {mayDecide && <RequestsCard />}
      <div className="flex flex-wrap gap-3">
        <SearchField
          label="Search adders"
          placeholder="Name"
          className="min-w-0 flex-1 max-sm:basis-full sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => set('search', text)}
        />
        <SelectField
          label="Method"
          hideLabel
          className="w-40"
          value={method ?? ANY}
          onChange={value => set('method', value)}
          options={ALL_METHODS}
        />
        <SelectField
          label="Status"
          hideLabel
          className="w-36"
          value={status ?? ANY}
          onChange={value => set('status', value)}
          options={STATUSES}
        />
      </div>
      <Card flush>
        {list.error && !rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label="Adders"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => linkTo(id)}
            empty={
              filtered ? (
                <EmptyState
                  title="No adder matches"
                  action={
                    <Link href={href('/light-hub/adders')} className={buttonLook()}>
                      Show all active
                    </Link>
                  }
                />
              ) : (
                <EmptyState title="No adders yet" action={create}>
                  Add what a job may need beyond panels and inverters, such as a new main panel or a trench.
                </EmptyState>
              )
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
      {open && <AdderDrawer key={open} adder_id={open === 'new' ? null : open} onClose={() => set('adder', '')} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  )
}
