import type { ReactNode } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/app/navigation.ts'
import { date, kw, money } from '#web/lib/format.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { StatusBadge } from './status-badge.tsx'

type Row = Schemas['ProjectRow']
const none = <span className="text-ink-3">–</span>

const COLUMNS: Column<Row>[] = [
  { header: 'Project', cell: row => row.name },
  { header: 'Status', cell: row => <StatusBadge status={row.status} /> },
  { header: 'Place', cell: row => (row.city ? `${row.city}, ${row.state}` : none), wide: true },
  { header: 'Size', cell: row => (row.size_kw === null ? none : kw(row.size_kw)), align: 'right', wide: true },
  {
    header: 'Price',
    cell: row => (row.price_cents === null ? none : money(row.price_cents)),
    align: 'right',
    wide: true,
  },
  { header: 'Owner', cell: row => row.owner_name, wide: true },
  { header: 'Changed', cell: row => date(row.updated_at), align: 'right', wide: true },
]

export function ProjectTable({ rows, empty, more }: { rows: Row[] | undefined; empty: ReactNode; more?: ReactNode }) {
  return (
    <DataTable
      label="Projects"
      columns={COLUMNS}
      rows={rows}
      keyOf={row => row.id}
      hrefOf={row => href('/projects/[id]', { id: row.id })}
      empty={empty}
      more={more}
    />
  )
}
