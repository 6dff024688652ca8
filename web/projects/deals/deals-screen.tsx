import { useRead } from '#web/data/queries.ts'
import { money, number } from '#web/lib/format.ts'
import { Figures, Page, PageHeader } from '#web/ui/page.tsx'
import { PaneSwitch } from '#web/ui/pane-switch.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { DealBoard } from './deal-board.tsx'
import { DealFilterBar } from './deal-filter-bar.tsx'
import { DealTable } from './deal-table.tsx'
import { useDealFilters } from './use-deal-filters.ts'
import { WeightsHint } from './weights-hint.tsx'
import { words } from './words.ts'

const VIEWS = [
  ['table', words.table],
  ['board', words.board],
] as const

export default function DealsScreen() {
  const { filters, view, change, clear, isBare } = useDealFilters()
  const board = useRead('/v3/deals.Board', filters, { quiet: true })
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
        <PaneSwitch
          panes={VIEWS}
          current={view}
          onChange={next => change({ view: next === 'board' ? null : next })}
          className="ml-auto flex"
        />
      </div>
      {view === 'board' ? (
        <DealBoard board={board} filters={filters} isBare={isBare} onClear={clear} />
      ) : (
        <DealTable filters={filters} isBare={isBare} onClear={clear} />
      )}
    </Page>
  )
}
