// The roof as it is designed, what it makes and how it is paid for, at the top of the overview.
import { House } from 'lucide-react'
import { Link } from 'wouter'
import { annualDerivation, p90Derivation } from '#machines/money/derivations/energy.ts'
import { useRead } from '#web/data/queries.ts'
import { kwh, percent } from '#web/lib/format.ts'
import { DerivedYear } from '#web/money/derivations/derived-year.tsx'
import { DesignPicture } from '#web/projects/sale/design-picture.tsx'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from '../words.ts'

export function SystemCard({ project }: TabProps) {
  if (project.size_kw === null)
    return (
      <Card>
        <EmptyState
          icon={House}
          title={words.no_design_yet}
          action={
            <Link href={tabHref(project.id, 'design')} className={buttonLook()}>
              {words.start_design}
            </Link>
          }
        >
          {words.no_design_yet_hint}
        </EmptyState>
      </Card>
    )
  return <Designed project={project} />
}

function Designed({ project }: TabProps) {
  const input = { project_id: project.id }
  const simulation = useRead('/v3/solar.GetPerformanceSimulation', input)
  const financing = useRead('/v3/projects.GetFinancing', input)
  if (!simulation.data || !financing.data) return <Skeleton className="h-96" />
  const made = simulation.data.simulation
  return (
    <Card flush className="overflow-hidden">
      <DesignPicture project_id={project.id} view="house" className="border-b border-hairline" />
      <Figures
        className="p-4"
        facts={[
          {
            label: common.production,
            value: made ? (
              <DerivedYear project_id={project.id} simulation={made} tell={annualDerivation}>
                {kwh(made.annual_kwh)}
              </DerivedYear>
            ) : (
              '–'
            ),
            note: made && (
              <>
                {made.offset ? words.offset_use({ offset: percent(made.offset) }) : ''}P90{' '}
                <DerivedYear project_id={project.id} simulation={made} tell={p90Derivation}>
                  {kwh(made.p90_kwh)}
                </DerivedYear>
              </>
            ),
          },
          { label: common.financing, value: financing.data.financing?.offer.name ?? '–' },
        ]}
      />
    </Card>
  )
}
