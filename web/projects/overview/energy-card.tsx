// What the household uses in a year, month by month where it is known, beside what the design makes.
import { Pencil } from 'lucide-react'
import { consumptionDerivation } from '#machines/money/derivations/household.ts'
import type { Schemas } from '#sdk/types.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { kwh } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { words } from '../words.ts'

export function EnergyCard({ project, onEdit }: { project: Schemas['Project']; onEdit: () => void }) {
  const whyNot = useWhyNot('projects.edit')
  const year = useRead('/v3/solar.GetPerformanceSimulation', { project_id: project.id }, { quiet: true })
  const { consumption } = project
  const made = year.data?.simulation
  const typed = consumption?.mode === 'monthly_kwh' || consumption?.mode === 'interval_8760' ? consumption.values : null
  const use = made?.monthly_consumption_kwh ?? typed
  return (
    <Card
      title={words.electricity}
      actions={
        <Button
          look="ghost"
          icon={consumption ? <Pencil size={14} aria-hidden /> : undefined}
          disabledReason={whyNot}
          onClick={onEdit}
        >
          {consumption ? words.edit : words.enter}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            {
              label: words.annual_usage,
              value: (
                <Derived derivation={consumptionDerivation(project)} at={project.updated_at}>
                  {project.annual_consumption_kwh === null ? words.unknown : kwh(project.annual_consumption_kwh)}
                </Derived>
              ),
              note: consumption?.mode.endsWith('bill_cents') ? words.bills_rate : undefined,
            },
          ]}
        />
        {(made || use) && (
          <MonthChart
            title={made ? words.production_and_use : words.usage_by_month}
            {...(made ? { production: made.monthly_kwh } : {})}
            use={use}
            height={180}
          />
        )}
      </div>
    </Card>
  )
}
