// What the sale waits for: the first thing that is missing, and the way there.
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { annualDerivation, p90Derivation } from '#machines/derivations/energy.ts'
import { nextStep } from '#machines/projects/next-step.ts'
import { useRead } from '#web/data/queries.ts'
import { DerivedYear } from '#web/derivations/derived-year.tsx'
import { kwh, percent } from '#web/lib/format.ts'
import { type TabProps, tabHref } from '#web/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'

export function NextStep({ project }: TabProps) {
  const input = { project_id: project.id }
  const simulation = useRead('/v3/solar.GetPerformanceSimulation', input)
  const financing = useRead('/v3/projects.GetFinancing', input)
  const proposal = useRead('/v3/proposal.Get', input)
  const sends = useRead('/v3/proposal.ListSends', input)
  const agreements = useRead('/v3/agreements.ListTransactionsByProject', input)
  const applications = useRead('/v3/lender_applications.List', input)
  if (!simulation.data || !financing.data || !proposal.data || !sends.data || !agreements.data)
    return <Skeleton className="h-32" />
  // What a lender said is not kept for when there is no connection: what comes next is not known then.
  if (!applications.data && !applications.error) return <Skeleton className="h-32" />
  const made = simulation.data.simulation
  const chosen = financing.data.financing
  const shown = proposal.data.proposal
  const step =
    applications.data &&
    nextStep({
      status: project.status,
      has_address: project.address !== null,
      is_designed: made !== null,
      financing: chosen && { ...chosen.offer, is_current: chosen.is_current },
      proposal: shown && {
        status: shown.status,
        is_published: shown.published_at !== null,
        is_current: shown.is_current,
        is_accepted: shown.accepted !== null,
      },
      sends: sends.data.sends.length,
      transactions: agreements.data.transactions,
      // The newest that is not given up.
      application: applications.data.applications.find(({ status }) => status !== 'canceled'),
      now: agreements.dataUpdatedAt,
    })
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <Figures
          facts={[
            {
              label: 'Production',
              value: made ? (
                <DerivedYear project_id={project.id} simulation={made} tell={annualDerivation}>
                  {kwh(made.annual_kwh)}
                </DerivedYear>
              ) : (
                '–'
              ),
              note: made && (
                <>
                  {made.offset ? `${percent(made.offset)} of use, ` : ''}P90{' '}
                  <DerivedYear project_id={project.id} simulation={made} tell={p90Derivation}>
                    {kwh(made.p90_kwh)}
                  </DerivedYear>
                </>
              ),
            },
            { label: 'Financing', value: chosen?.offer.name ?? '–' },
          ]}
        />
        {step && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
            <p className="text-base">
              <span className="text-ink-3">Next: </span>
              {step.sentence}
            </p>
            <Link href={tabHref(project.id, step.tab)} className={buttonLook('primary')}>
              {step.action}
              <ArrowRight size={14} aria-hidden />
            </Link>
          </div>
        )}
      </div>
    </Card>
  )
}
