// The frame of the catalogue's screens: its tabs, search and filters in the address, the table and what opens over it.
import { FileDown, Package, Plus } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { common } from '#web/words/common.ts'
import type { Kind } from './field-specs.ts'
import { LoadMore } from './load-more.tsx'
import { words } from './words.ts'

export const TABS = [
  { id: 'modules', label: words.modules, href: '/light-hub/modules' },
  { id: 'inverters', label: common.inverters, href: '/light-hub/inverters' },
  { id: 'storage', label: words.storage, href: '/light-hub/storage' },
  { id: 'other', label: words.other_equipment, href: '/light-hub/modules?tab=other' },
]

const STATUSES = ['active', 'inactive', 'all'] as const
const STATUS_OPTIONS = [
  { value: 'active', label: words.status_available },
  { value: 'inactive', label: words.status_discontinued },
  { value: 'all', label: words.any_status },
]

/** A list's filters in the URL, and changing them. An empty filter is removed. */
export function useCatalogueAddress() {
  const { params, change } = useFilters()
  const hrefWith = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    return `?${next}`
  }
  const search = useDeferredValue(params.get('search') ?? '')
  const status = STATUSES.find(one => one === params.get('status')) ?? 'active'
  const maker = params.get('maker') ?? ''
  const filters = { status, ...(search ? { search } : {}), ...(maker ? { manufacturer: maker } : {}), limit: 200 }
  return { params, change, hrefWith, filters, status }
}
export type CatalogueAddress = ReturnType<typeof useCatalogueAddress>

type List<R> = {
  rows: R[] | undefined
  error: Refusal | null
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}
type Props<R> = {
  tab: 'modules' | 'inverters' | 'storage' | 'other'
  title: string
  kind: Kind
  address: CatalogueAddress
  list: List<R>
  columns: Column<R>[]
  /** A second filter after search and status. */
  filter: ReactNode
  imports?: boolean
  actions?: ReactNode
  children?: ReactNode
}

export function CatalogueFrame<R extends { id: string }>(props: Props<R>) {
  const { tab, title, kind, address, list, columns, filter, imports = false, actions, children } = props
  const { params, change, hrefWith, filters } = address
  const whyNot = useWhyNot('catalog.edit')
  const filtered = ['search', 'maker', 'status', 'category'].some(name => params.has(name))
  const add = (
    <Button
      look="primary"
      icon={<Plus size={16} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => change({ edit: 'new' }, { push: true })}
    >
      {words.add_kind({ kind })}
    </Button>
  )
  const bring = imports && (
    <Button
      icon={<FileDown size={16} aria-hidden />}
      disabledReason={whyNot}
      onClick={() => change({ import: 'new' }, { push: true })}
    >
      {words.import_list}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          <>
            {actions}
            {bring}
            {add}
          </>
        }
      />
      <Tabs label={words.catalog} tabs={TABS} current={tab} />
      <div className="flex flex-wrap gap-3">
        <SearchField
          label={words.search_kind({ kind })}
          placeholder={tab === 'other' ? common.name : words.maker_model}
          className="min-w-48 flex-1 max-sm:basis-full sm:max-w-80"
          value={params.get('search') ?? ''}
          onChange={text => change({ search: text })}
        />
        {filter}
        <SelectField
          label={words.availability}
          hideLabel
          className="w-40 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
          value={filters.status}
          onChange={value => change({ status: value === 'active' ? null : value })}
          options={STATUS_OPTIONS}
        />
      </div>
      <Card flush>
        {list.error && !list.rows ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={list.rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => hrefWith('edit', id)}
            empty={
              filtered ? (
                <EmptyState
                  title={words.nothing_matches}
                  action={
                    <Button onClick={() => change({ search: null, maker: null, status: null, category: null })}>
                      {words.clear_filters}
                    </Button>
                  }
                />
              ) : (
                <EmptyState icon={Package} title={words.add_first({ kind })} action={add} second={bring}>
                  {imports ? words.add_one_import_list : words.add_what_you_sell}
                </EmptyState>
              )
            }
            more={<LoadMore list={list} />}
          />
        )}
      </Card>
      {children}
    </Page>
  )
}
