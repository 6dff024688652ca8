// What the project is about on one page: roof and figures, energy, people, home and money.
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useWhyNot } from '#web/data/queries.ts'
import { ProjectInvoices } from '#web/projects/sale/invoices/project-invoices.tsx'
import { AgreementOut } from '#web/projects/sale/papers/agreement-out.tsx'
import type { TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { type Part, ProjectDialog } from '../project-dialog.tsx'
import { words } from '../words.ts'
import { EnergyCard } from './energy-card.tsx'
import { HomeCard } from './home-card.tsx'
import { HouseholdCard } from './household-card.tsx'
import { SystemCard } from './system-card.tsx'

export default function OverviewTab({ project }: TabProps) {
  const [part, setPart] = useState<Part | null>(null)
  const whyNot = useWhyNot('projects.edit')
  // Without a chart the left column is the shorter one.
  const charted = project.size_kw !== null || project.consumption !== null
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
    // Beside a picture of the roof stands what is known of the household, as high; what grows with a sale stands below, as wide as both.
    <div className="flex min-w-0 flex-col gap-5">
      <AgreementOut project_id={project.id} />
      <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <SystemCard project={project} />
          <EnergyCard project={project} onEdit={() => setPart('consumption')} />
          {!charted && about}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <HouseholdCard project_id={project.id} />
          <HomeCard project={project} onEdit={setPart} />
          {charted && about}
        </div>
      </div>
      <ProjectInvoices project_id={project.id} />
      {part && <ProjectDialog project={project} part={part} onClose={() => setPart(null)} />}
    </div>
  )
}
