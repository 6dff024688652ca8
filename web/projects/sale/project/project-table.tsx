// Projects as a table, for the list and wherever a few of them are shown.
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { TimeAgo } from '#web/lib/ago.tsx'
import { date, money, number, phone, phoneHref } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/page.tsx'
import { type Column, DataTable, type Selection } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { SamplePill } from './sample-pill.tsx'
import { stepHref, stepWords } from './step-link.ts'
import { words } from './words.ts'

type Row = Schemas['ProjectRow']
type Sort = Schemas['ProjectSort']
const none = <span className="text-ink-3">–</span>

type Sorting = { sort: Sort; direction: 'asc' | 'desc'; onSort: (sort: Sort) => void }

/** Without a width of its own a name would push what counts out of sight. */
const COLUMNS: (Column<Row> & { by?: Sort; roomy?: boolean })[] = [
  { header: common.project, cell: row => <Name row={row} />, by: 'name', width: 'w-44' },
  {
    header: words.town,
    cell: row => <span className="text-ink-2">{placeOf(row) ?? none}</span>,
    wide: true,
    roomy: true,
    width: 'w-36',
  },
  {
    header: words.number,
    cell: row => <span className="text-ink-2">{row.number}</span>,
    by: 'number',
    width: 'w-24',
    wide: true,
    roomy: true,
  },
  { header: common.status, cell: row => <Badge status={row.status} />, by: 'status_since', width: 'w-41', wide: true },
  {
    header: 'kW',
    cell: row => (row.size_kw === null ? none : number(row.size_kw, 2)),
    align: 'right',
    wide: true,
    by: 'size_kw',
    width: 'w-20',
  },
  {
    header: common.price,
    cell: row => priceOf(row) ?? none,
    align: 'right',
    wide: true,
    by: 'price_cents',
    width: 'w-26',
  },
  { header: words.next_step, cell: row => <NextStep row={row} />, wide: true, width: 'w-60' },
  { header: words.owner, cell: row => row.owner_name, wide: true, roomy: true },
  {
    header: words.updated,
    cell: ({ active_at }) => <TimeAgo at={active_at} className="text-ink-2" />,
    align: 'right',
    wide: true,
    by: 'active_at',
    width: 'w-30',
  },
]
const ROOMY = window.matchMedia('(width >= 96rem)')
const watch = (changed: () => void) => {
  ROOMY.addEventListener('change', changed)
  return () => ROOMY.removeEventListener('change', changed)
}

const placeOf = ({ city, state }: Row) => (city ? `${city}, ${state}` : null)
const priceOf = ({ price_cents }: Row) => (price_cents === null ? null : money(price_cents))

function NextStep({ row: { id, next_step } }: { row: Row }) {
  if (!next_step) return none
  return (
    <Link
      href={stepHref(id, next_step)}
      className="two-lines text-ink-2 underline-offset-2 hover:text-ink hover:underline"
    >
      {stepWords(next_step)}
    </Link>
  )
}

type Props = {
  rows: Row[] | undefined
  empty: ReactNode
  more?: ReactNode
  sorting?: Sorting
  selection?: Selection | undefined
  /** True if rows expand to show owner and next step. */
  opens?: boolean
  scope?: string
}

export function ProjectTable({ rows, empty, more, sorting, selection, opens, scope }: Props) {
  const isRoomy = useSyncExternalStore(watch, () => ROOMY.matches)
  const columns = COLUMNS.filter(({ roomy }) => isRoomy || !roomy).map(({ by, roomy, ...column }): Column<Row> => {
    if (!by || !sorting) return column
    const direction = sorting.sort === by ? sorting.direction : null
    return { ...column, sort: { direction, onSort: () => sorting.onSort(by) } }
  })
  return (
    <DataTable<Row>
      label={common.projects}
      columns={columns}
      rows={rows}
      keyOf={row => row.id}
      hrefOf={row => href('/projects/[id]', { id: row.id })}
      {...(opens ? { details: row => <RowDetails row={row} /> } : {})}
      selection={selection}
      scope={scope}
      empty={empty}
      more={more}
    />
  )
}

/** Owner, value and next step. */
function RowDetails({ row }: { row: Row }) {
  const { homeowner, next_step: step } = row
  return (
    <div className="flex flex-wrap items-start gap-x-10 gap-y-4 whitespace-normal">
      <div className="min-w-60 flex-1">
        <Facts
          facts={[
            {
              label: common.homeowner,
              value: homeowner ? (
                <Link
                  href={href('/homeowners/[id]', { id: homeowner.id })}
                  className="thumb underline-offset-2 hover:underline"
                >
                  {homeowner.name}
                </Link>
              ) : (
                none
              ),
            },
            { label: words.town, value: placeOf(row) ?? none },
            { label: words.number, value: row.number },
            { label: words.owner, value: row.owner_name },
            { label: common.phone, value: homeowner?.phone ? <Call number={homeowner.phone} /> : none },
            { label: words.email, value: homeowner?.email ? <Mail address={homeowner.email} /> : none },
          ]}
        />
      </div>
      <div className="min-w-60 flex-1">
        <Facts
          facts={[
            { label: words.status_since, value: date(row.status_since) },
            { label: words.source, value: row.lead_source ?? none },
            ...(row.tags.length > 0 ? [{ label: words.tags, value: row.tags.join(', ') }] : []),
          ]}
        />
      </div>
      <div className="flex min-w-60 flex-1 flex-col items-start gap-3">
        {step ? (
          <>
            <p className="text-base">
              <span className="text-ink-3">{words.next} </span>
              {step.sentence}
            </p>
            <Link href={stepHref(row.id, step)} className={buttonLook('secondary')}>
              {step.action}
            </Link>
          </>
        ) : (
          <p className="text-base text-ink-3">{words.no_pending_steps}</p>
        )}
      </div>
    </div>
  )
}

/** On a phone the name includes what the columns show elsewhere. */
function Name({ row }: { row: Row }) {
  const { name, next_step, status } = row
  return (
    <>
      <span className="inline-flex max-w-full items-center gap-2">
        <span className="truncate max-md:whitespace-normal">{name}</span>
        <SamplePill of={row} />
      </span>
      <span className="mt-0.5 flex w-[calc(100vw-9rem)] flex-col gap-1 text-sm font-normal sm:w-44 md:hidden">
        <span className="flex justify-between gap-3">
          <span className="min-w-0 truncate text-ink-2">{placeOf(row) ?? row.number}</span>
          <span className="figures shrink-0">{priceOf(row)}</span>
        </span>
        <span className="flex items-center gap-2">
          <Badge status={status} />
          {next_step && <span className="min-w-0 truncate text-ink-2">{stepWords(next_step)}</span>}
        </span>
      </span>
    </>
  )
}

const Call = ({ number }: { number: string }) => (
  <a href={phoneHref(number)} className="thumb underline-offset-2 hover:underline">
    {phone(number) || number}
  </a>
)
const Mail = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="thumb underline-offset-2 hover:underline">
    {address}
  </a>
)
