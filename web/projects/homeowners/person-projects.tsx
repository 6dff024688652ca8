import type { Schemas } from '#sdk/types.ts'
import { href } from '#web/frame/navigation.ts'
import { money } from '#web/lib/format.ts'
import { SamplePill } from '#web/projects/sale/project/sample-pill.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Row = Schemas['PersonProject']

/** The person's projects among those the reader may see. */
export const PersonProjects = ({ projects }: { projects: Row[] }) => (
  <Card title={common.projects} flush>
    <DataTable
      label={common.projects}
      rows={projects}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => href('/projects/[id]', { id })}
    />
  </Card>
)

const COLUMNS: Column<Row>[] = [
  {
    header: common.project,
    cell: row => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {row.number} {row.name} <SamplePill of={row} />
      </span>
    ),
  },
  {
    header: common.status,
    cell: ({ status, is_merged }) =>
      is_merged ? <span className="text-sm text-ink-2">{words.merged}</span> : <Badge status={status} />,
  },
  {
    header: common.price,
    align: 'right',
    cell: ({ price_cents }) => (price_cents === null ? '–' : money(price_cents)),
  },
  { header: words.location, wide: true, cell: ({ place }) => place ?? '–' },
  { header: words.owner, wide: true, cell: ({ owner_name }) => owner_name },
]
