// Shown before the first project: setup steps, or a start for users who don't set up the company.
import { useRead } from '#web/data/queries.ts'
import { NewProjectLink } from '#web/projects/sale/project/new-project-link.tsx'
import { OpenSample } from '#web/projects/sale/project/open-sample.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { FirstSteps } from './first-steps.tsx'
import { words } from './words.ts'

export function NewCompany({ setsUp }: { setsUp: boolean }) {
  const { data, isPending } = useRead('/v3/dashboard.GetOnboarding', {}, { enabled: setsUp })
  if (setsUp && isPending) return <Skeleton className="h-96" />
  if (data && !data.onboarding.dismissed)
    return (
      <>
        <FirstSteps onboarding={data.onboarding} />
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <h2 className="text-base">{words.see_finished_sale}</h2>
              <p className="text-sm text-ink-2">{words.sample_has_all}</p>
            </div>
            <OpenSample />
          </div>
        </Card>
      </>
    )
  return (
    <Card flush>
      <EmptyState
        title={words.no_projects_yet}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <OpenSample />
            <NewProjectLink />
          </div>
        }
      >
        {words.first_project_hint}
      </EmptyState>
    </Card>
  )
}
