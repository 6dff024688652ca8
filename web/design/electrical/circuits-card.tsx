// Each circuit's currents, breaker, conductors and raceway; a row opens to its steps with articles.
import { number } from '#web/lib/format.ts'
import { Card } from '#web/ui/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { Plan } from './electrical-part.tsx'
import { words } from './words.ts'

type Circuit = Plan['circuits'][number]
const shown = (value: number | string | null, digits = 1) =>
  value === null ? '–' : typeof value === 'string' ? value : number(value, digits)

export function CircuitsCard({ circuits }: { circuits: Plan['circuits'] }) {
  if (circuits.length === 0) return null
  return (
    <Card title={words.circuits} note={words.circuits_note} flush>
      <DataTable
        label={words.circuits}
        rows={circuits}
        keyOf={row => row.tag}
        details={row => <Steps circuit={row} />}
        columns={[
          { header: words.tag, cell: row => row.tag },
          { header: words.serves, cell: row => row.serves, wide: true },
          { header: words.maximum, cell: row => shown(row.maximum_a), align: 'right' },
          { header: words.device, cell: row => shown(row.device_a, 0), align: 'right' },
          { header: words.conductor, cell: row => shown(row.size), align: 'right' },
          { header: words.ground, cell: row => shown(row.grounding), align: 'right', wide: true },
          { header: words.raceway, cell: row => shown(row.raceway), align: 'right', wide: true },
          { header: words.drop, cell: row => shown(row.drop_pct, 2), align: 'right', wide: true },
        ]}
      />
    </Card>
  )
}

const Steps = ({ circuit: { steps, tag } }: { circuit: Circuit }) => (
  <ul className="flex flex-col gap-1 p-4 text-sm" aria-label={tag}>
    {steps.map(({ formula, article }) => (
      <li key={formula} className="flex flex-wrap justify-between gap-x-4">
        <span className="figures break-words">{formula}</span>
        {article && <span className="figures text-ink-3">{article}</span>}
      </li>
    ))}
  </ul>
)
