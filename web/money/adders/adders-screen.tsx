// The catalog of adders: entries, automatic ones, and faults of rules.
import { CirclePlus, Download, Plus, TriangleAlert, Upload } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWhyNot } from '#web/data/queries.ts'
import { ANY, useFilters } from '#web/frame/filters.ts'
import { href } from '#web/frame/navigation.ts'
import { part } from '#web/lib/part.tsx'
import { amountOf, shortAmount } from '#web/projects/sale/adder-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, SkeletonPage } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { ShowMore } from '#web/ui/table/show-more.tsx'
import { common } from '#web/words/common.ts'
import { AdderDrawer } from './adder-drawer.tsx'
import { METHODS } from './adder-form.ts'
import { downloadAdders } from './download-adders.ts'
import { RequestsCard } from './requests-card.tsx'
import { words as texts } from './words.ts'

type Adder = Schemas['Adder']
const STATUSES = [
  { value: ANY, label: texts.active },
  { value: 'inactive', label: texts.switched_off },
  { value: 'all', label: texts.all },
]
const ALL_METHODS = [
  { value: ANY, label: texts.every_method },
  ...METHODS.map(({ value, label }) => ({ value, label })),
]

const COLUMNS: Column<Adder>[] = [
  {
    header: texts.adder,
    cell: ({ name, problems }) => (
      <span className="inline-flex max-w-full items-center gap-1.5">
        <span className="truncate">{name}</span>
        {problems.length > 0 && (
          <TriangleAlert
            size={14}
            className="shrink-0 text-warning"
            role="img"
            aria-label={texts.rule_needs_attention}
          />
        )}
      </span>
    ),
  },
  {
    header: texts.method,
    cell: ({ pricing_method }) => METHODS.find(({ value }) => value === pricing_method)?.label,
    wide: true,
  },
  { header: common.amount, cell: adder => <span title={amountOf(adder)}>{shortAmount(adder)}</span>, align: 'right' },
  {
    header: texts.applies,
    cell: ({ automatic, words }) =>
      automatic ? (
        <span title={words ?? undefined}>{words ?? texts.every_project}</span>
      ) : (
        <span className="text-ink-3" title={words ?? undefined}>
          {texts.manually}
          {words ? texts.where_words({ words }) : ''}
        </span>
      ),
    wide: true,
  },
  {
    header: common.status,
    cell: ({ active, automatic }) =>
      active ? (
        automatic && <Badge status="automatic" label={texts.automatic} />
      ) : (
        <Badge status="off" label={texts.switched_off} />
      ),
    wide: true,
  },
]

const AdderImport = part(() => import('./adder-import.tsx'))

export default function AddersScreen() {
  const importing = useFilters().params.get('import')
  return importing === null ? <Adders /> : <AdderImport importing={importing} meanwhile={<SkeletonPage />} />
}

function Adders() {
  const { params, change } = useFilters()
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
      {texts.new_adder}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={texts.adders}
        note={texts.what_added_base_price}
        actions={
          <>
            <Button icon={<Download size={16} aria-hidden />} disabledReason={whyNot} onClick={() => downloadAdders()}>
              {texts.export}
            </Button>
            <Button
              icon={<Upload size={16} aria-hidden />}
              disabledReason={whyNot}
              onClick={() => change({ import: 'new' }, { push: true })}
            >
              {texts.import}
            </Button>
            {create}
          </>
        }
      />
      {mayDecide && <RequestsCard />}
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={texts.search_adders}
          placeholder={common.name}
          className="min-w-0 flex-1 max-sm:basis-full sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => set('search', text)}
        />
        <SelectField
          label={texts.method}
          hideLabel
          className="w-48 max-sm:min-w-36 max-sm:flex-1"
          value={method ?? ANY}
          onChange={value => set('method', value)}
          options={ALL_METHODS}
        />
        <SelectField
          label={common.status}
          hideLabel
          className="w-36 max-sm:min-w-32 max-sm:flex-1"
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
            label={texts.adders}
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => linkTo(id)}
            empty={
              filtered ? (
                <EmptyState
                  title={texts.no_adder_matches}
                  action={
                    <Link href={href('/light-hub/adders')} className={buttonLook()}>
                      {texts.show_all_active}
                    </Link>
                  }
                />
              ) : (
                <EmptyState icon={CirclePlus} title={texts.no_adders_yet} action={create}>
                  {texts.add_what_job_may}
                </EmptyState>
              )
            }
            more={<ShowMore list={list} />}
          />
        )}
      </Card>
      {open && <AdderDrawer key={open} adder_id={open === 'new' ? null : open} onClose={() => set('adder', '')} />}
    </Page>
  )
}
