// The project on one page: roof and figures, energy, people, home and money.
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { consumptionDerivation } from '#machines/money/derivations/household.ts'
import type { Schemas } from '#sdk/types.ts'
import { MonthChart } from '#web/charts/month-chart.tsx'
import { useRead, useWhyNot } from '#web/data/queries.ts'
import { kwh } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Derived } from '#web/money/derivations/derived.tsx'
import { ProjectInvoices } from '#web/projects/sale/invoices/project-invoices.tsx'
import { AgreementOut } from '#web/projects/sale/papers/agreement-out.tsx'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { type Part, ProjectDialog } from '../project-dialog.tsx'
import { words } from '../words.ts'
import { HomeCard } from './home-card.tsx'
import { HouseholdCard } from './household-card.tsx'
import { SystemCard } from './system-card.tsx'

// Of no use without a connection.
const DeleteProject = part(() => import('#web/projects/privacy/delete-project.tsx'))
const SiteCard = part(() => import('#web/projects/site/site-card.tsx'))

/** The household's annual usage, by month if known, next to the design's production. */
function EnergyCard({ project, onEdit }: { project: Schemas['Project']; onEdit: () => void }) {
  const whyNot = useWhyNot('projects.edit')
  const year = useRead('/v3/solar.GetPerformanceSimulation', { project_id: project.id })
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

export default function OverviewTab({ project }: TabProps) {
  const [part, setPart] = useState<Part | null>(null)
  const whyNot = useWhyNot('projects.edit')
  // Without a chart the left column is the shorter one.
  const charted = project.size_kw !== null || project.consumption !== null
  // Until there is a design, the house is what there is to see.
  const designed = project.size_kw !== null
  const site = <SiteCard project_id={project.id} />
  const about = (
    <Card
      title={words.about_household}
      className="grow"
      actions={
        <Button
          look="ghost"
          icon={project.notes ? <Pencil size={14} aria-hidden /> : undefined}
          disabledReason={whyNot}
          onClick={() => setPart('notes')}
        >
          {project.notes ? words.edit : words.enter}
        </Button>
      }
    >
      <p className="text-base whitespace-pre-wrap text-ink-2">{project.notes || words.about_household_note}</p>
    </Card>
  )
  return (
    // Household facts are next to the roof picture, at its height; content that grows with a sale is below.
    <div className="flex min-w-0 flex-col gap-5">
      <AgreementOut project_id={project.id} />
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <SystemCard project={project} />
          {!designed && site}
          <EnergyCard project={project} onEdit={() => setPart('consumption')} />
          {!charted && about}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <HouseholdCard project_id={project.id} />
          <HomeCard project={project} onEdit={setPart} />
          {designed && site}
          {charted && about}
        </div>
      </div>
      <ProjectInvoices project_id={project.id} />
      <DeleteProject project={project} />
      {part && <ProjectDialog project={project} part={part} onClose={() => setPart(null)} />}
    </div>
  )
}
