// What each plane makes of the year.
import { planeDerivation } from '#machines/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { DerivedYear } from '#web/derivations/derived-year.tsx'
import { number } from '#web/lib/format.ts'
import { Card } from '#web/ui/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'

type Simulation = Schemas['Simulation']
type Props = { project_id: string; simulation: Simulation }

export function PlanesCard({ project_id, simulation }: Props) {
  const derived = (plane: Simulation['arrays'][number], figure: number) => (
    <DerivedYear project_id={project_id} simulation={simulation} tell={planeDerivation(plane)}>
      {number(figure)}
    </DerivedYear>
  )
  return (
    <Card title="By plane" flush>
      <DataTable
        label="Planes"
        rows={simulation.arrays}
        keyOf={row => row.name}
        columns={[
          { header: 'Plane', cell: row => row.name },
          { header: 'Size (kW)', cell: row => number(row.size_kw, 2), align: 'right' },
          { header: 'A year (kWh)', cell: row => derived(row, row.annual_kwh), align: 'right' },
          { header: 'kWh per kW', cell: row => derived(row, row.specific_yield), align: 'right', wide: true },
        ]}
      />
    </Card>
  )
}
