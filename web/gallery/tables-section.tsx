import { useState } from 'react'
import { date, kw, money, number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { projects, type SampleProject } from './sample-data.ts'
import { Section, Shelf, Specimen } from './specimen.tsx'

const COLUMNS: Column<SampleProject>[] = [
  { header: 'Project', cell: row => row.name },
  { header: 'Status', cell: row => <Badge status={row.status} label={row.status} />, width: 'w-32' },
  { header: 'Place', cell: row => row.city, wide: true },
  { header: 'Size (kW)', cell: row => number(row.size_kw, 2), align: 'right', wide: true, width: 'w-28' },
  { header: 'Price ($)', cell: row => number(row.price_cents / 100), align: 'right', wide: true, width: 'w-28' },
  { header: 'Changed', cell: row => date(row.changed), align: 'right', wide: true, width: 'w-32' },
]

const details = (row: SampleProject) => (
  <div className="max-w-96 whitespace-normal">
    <Facts
      facts={[
        { label: 'Panels', value: `${row.panels} × Helio Sample 410` },
        { label: 'Size', value: kw(row.size_kw) },
        { label: 'Price', value: money(row.price_cents) },
      ]}
    />
  </div>
)

const SHORT = projects(4)
const LONG = projects(5_000)

export function TablesSection() {
  const [loading, setLoading] = useState(true)
  return (
    <Section
      id="tables"
      title="Tables and states"
      note="Up and Down go from row to row, Home and End to the first and last. Of a long table only what is in sight is drawn."
    >
      <Card title="5,000 projects, rows open" flush>
        <DataTable
          label="All projects"
          columns={COLUMNS}
          rows={LONG}
          keyOf={row => row.id}
          hrefOf={row => `#project-${row.id}`}
          details={details}
        />
      </Card>
      <Card title="Filled" flush>
        <DataTable
          label="Few projects"
          columns={COLUMNS}
          rows={SHORT}
          keyOf={row => row.id}
          hrefOf={row => `#project-${row.id}`}
          more={
            <div className="flex justify-center border-t border-hairline p-3">
              <Button>Show more</Button>
            </div>
          }
        />
      </Card>
      <Card
        title="Loading"
        flush
        actions={<Button onClick={() => setLoading(!loading)}>{loading ? 'Let it arrive' : 'Load again'}</Button>}
      >
        <DataTable
          label="Loading projects"
          columns={COLUMNS}
          rows={loading ? undefined : SHORT}
          keyOf={row => row.id}
        />
      </Card>
      <Shelf title="Nothing, not yet, not now">
        <Specimen state="Empty">
          <EmptyState title="No project yet" action={<Button look="primary">New project</Button>}>
            A project holds a homeowner's sale, from the first call to the funded job.
          </EmptyState>
        </Specimen>
        <Specimen state="Loading">
          <div role="status" aria-label="Loading" className="flex flex-col gap-3 py-2">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton />
            <Skeleton className="w-5/6" />
            <Skeleton className="h-24" />
          </div>
        </Specimen>
        <Specimen state="Failed">
          <ErrorState sentence="The server cannot be reached. What you typed is kept." onRetry={() => {}} />
        </Specimen>
      </Shelf>
    </Section>
  )
}
