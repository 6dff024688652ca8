// Projects as a table, for the list and wherever a few of them are shown.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { date, money, number, phone, phoneHref } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/page.tsx'
import { type Column, DataTable, type Selection } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { SamplePill } from './sample-pill.tsx'
import { stepHref } from './step-link.ts'
import { words } from './words.ts'

type Row = Schemas['ProjectRow']
type Sort = Schemas['ProjectSort']
const none = <span className="text-ink-3">–</span>

type Sorting = { sort: Sort; direction: 'asc' | 'desc'; onSort: (sort: Sort) => void }

const COLUMNS: (Column<Row> & { by?: Sort })[] = [
  { header: common.project, cell: row => <Name row={row} />, by: 'name', width: 'w-44' },
  {
    header: words.number,
    cell: row => <span className="text-ink-2">{row.number}</span>,
    by: 'number',
    width: 'w-24',
    wide: true,
  },
  { header: common.status, cell: row => <Badge status={row.status} />, by: 'status_since', width: 'w-41 max-sm:w-36' },
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
    cell: row => (row.price_cents === null ? none : money(row.price_cents)),
    align: 'right',
    wide: true,
    by: 'price_cents',
    width: 'w-26',
  },
  { header: words.owner, cell: row => row.owner_name, wide: true },
  {
    header: words.last_active,
    cell: row => date(row.active_at),
    align: 'right',
    wide: true,
    by: 'active_at',
    width: 'w-28',
  },
]

type Props = {
  rows: Row[] | undefined
  empty: ReactNode
  more?: ReactNode
  sorting?: Sorting
  selection?: Selection | undefined
  /** Whether a row opens to show whose it is and what it waits for. */
  opens?: boolean
  scope?: string
}

export function ProjectTable({ rows, empty, more, sorting, selection, opens, scope }: Props) {
  const columns = COLUMNS.map(({ by, ...column }): Column<Row> => {
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

/** Whose it is, what it brings, and what it waits for. */
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
                  className="underline-offset-2 hover:underline"
                >
                  {homeowner.name}
                </Link>
              ) : (
                none
              ),
            },
            { label: words.place, value: row.city ? `${row.city}, ${row.state}` : none },
            { label: common.phone, value: homeowner?.phone ? <Call number={homeowner.phone} /> : none },
            { label: words.email, value: homeowner?.email ? <Mail address={homeowner.email} /> : none },
          ]}
        />
      </div>
      <div className="min-w-60 flex-1">
        <Facts
          facts={[
            { label: common.price, value: row.price_cents === null ? none : money(row.price_cents) },
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

const Name = ({ row }: { row: Row }) =>
  row.is_sample ? (
    <span className="inline-flex max-w-full items-center gap-2">
      <span className="truncate">{row.name}</span>
      <SamplePill of={row} />
    </span>
  ) : (
    row.name
  )

const Call = ({ number }: { number: string }) => (
  <a href={phoneHref(number)} className="underline-offset-2 hover:underline">
    {phone(number) || number}
  </a>
)
const Mail = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="underline-offset-2 hover:underline">
    {address}
  </a>
)
