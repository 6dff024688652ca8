import { useRead } from '#web/data/queries.ts'
import { ANY } from '#web/frame/filters.ts'
import { money, number } from '#web/lib/format.ts'
import { lenderName } from '#web/projects/sale/lender-logo.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Figures, Page, PageHeader } from '#web/ui/page.tsx'
import { PaneSwitch } from '#web/ui/pane-switch.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DealBoard } from './deal-board.tsx'
import { DealTable } from './deal-table.tsx'
import { SizePriceFilter } from './size-price-filter.tsx'
import { type DealFilters, FINANCING_TYPES, FINANCING_WORDS, PROVIDERS, useDealFilters } from './use-deal-filters.ts'
import { WeightsHint } from './weights-hint.tsx'
import { words } from './words.ts'

type Props = { filters: DealFilters; onChange: (values: Record<string, string | null>) => void }

function DealFilterBar({ filters, onChange }: Props) {
  const users = useRead('/v3/users.ListTenantUsers', {})
  const people = users.data?.users ?? []
  return (
    <>
      <SelectField
        label={words.owner}
        hideLabel
        className="w-44 max-sm:w-full"
        value={filters.owner_id?.[0] ?? ANY}
        onChange={value => onChange({ owner_id: value })}
        options={[
          { value: ANY, label: words.any_owner },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label={words.way_pay}
        hideLabel
        className="w-44 max-sm:w-[calc(50%-0.25rem)]"
        value={filters.financing_type ?? ANY}
        onChange={value => onChange({ financing_type: value })}
        options={[
          { value: ANY, label: words.any_way_pay },
          ...FINANCING_TYPES.map(value => ({ value, label: FINANCING_WORDS[value] })),
        ]}
      />
      <SelectField
        label={common.lender}
        hideLabel
        className="w-40 max-sm:w-[calc(50%-0.25rem)]"
        value={filters.provider_code ?? ANY}
        onChange={value => onChange({ provider_code: value })}
        options={[
          { value: ANY, label: words.any_lender },
          ...PROVIDERS.map(value => ({ value, label: lenderName(value) })),
        ]}
      />
      <SizePriceFilter filters={filters} onChange={onChange} />
    </>
  )
}

const SHOWN = [
  ['open', words.open],
  ['all', words.all],
] as const

const VIEWS = [
  ['table', words.table],
  ['board', words.board],
] as const

export default function DealsScreen() {
  const { filters, view, show, change, clear, isBare } = useDealFilters()
  const board = useRead('/v3/deals.Board', filters)
  const forecast = board.data?.forecast
  const value = (text: string | undefined) => text ?? <Skeleton className="my-1.5 w-20" />
  return (
    <Page>
      <PageHeader
        title={words.deals}
        note={words.sales_whose_homeowners_said}
        actions={
          <Figures
            facts={[
              { label: words.open_deals, value: value(forecast && number(forecast.count)) },
              { label: words.value, value: value(forecast && money(forecast.value_cents)) },
              {
                label: words.forecast,
                value: (
                  <span className="flex h-7 items-center gap-1">
                    {value(forecast && money(forecast.weighted_cents))}
                    <WeightsHint />
                  </span>
                ),
              },
            ]}
          />
        }
      />
      <div className="flex flex-wrap items-center gap-2">
        <DealFilterBar filters={filters} onChange={change} />
        <div className="ml-auto flex flex-wrap gap-2">
          {view === 'table' && (
            <PaneSwitch
              panes={SHOWN}
              current={show}
              onChange={next => change({ show: next === 'open' ? null : next })}
              className="flex"
            />
          )}
          <PaneSwitch
            panes={VIEWS}
            current={view}
            onChange={next => change({ view: next === 'board' ? null : next })}
            className="flex"
          />
        </div>
      </div>
      {view === 'board' ? (
        <DealBoard board={board} filters={filters} isBare={isBare} onClear={clear} />
      ) : (
        <DealTable filters={filters} show={show} isBare={isBare} onClear={clear} />
      )}
    </Page>
  )
}
