// Each plane's share of the year.
import { planeDerivation } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { number } from '#web/lib/format.ts'
import { DerivedYear } from '#web/money/derivations/derived-year.tsx'
import { Card } from '#web/ui/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { words } from './words.ts'

type Simulation = Schemas['Simulation']
type Props = { project_id: string; simulation: Simulation }

export function PlanesCard({ project_id, simulation }: Props) {
  const derived = (plane: Simulation['arrays'][number], figure: number) => (
    <DerivedYear project_id={project_id} simulation={simulation} tell={planeDerivation(plane)}>
      {number(figure)}
    </DerivedYear>
  )
  return (
    <Card title={words.by_roof_plane} flush>
      <DataTable
        label={words.planes}
        rows={simulation.arrays}
        keyOf={row => row.name}
        columns={[
          { header: words.plane_column, cell: row => row.name },
          { header: words.size_kw, cell: row => number(row.size_kw, 2), align: 'right' },
          { header: words.year_kwh, cell: row => derived(row, row.annual_kwh), align: 'right' },
          {
            header: words.kwh_per_kw_column,
            cell: row => derived(row, row.specific_yield),
            align: 'right',
            wide: true,
          },
        ]}
      />
    </Card>
  )
}
