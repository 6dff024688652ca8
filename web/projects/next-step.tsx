// What the sale waits for and the way there, on every tab of the project.
import { ArrowRight } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import type { TabId, TabProps } from '#web/sale/project/project-tabs.ts'
import { isHere, stepHref } from '#web/sale/project/step-link.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states.tsx'

export function NextStep({ project, tab }: TabProps & { tab: TabId }) {
  const [params] = useSearchParams()
  const { data, error } = useRead('/v3/projects.GetNextStep', { project_id: project.id }, { quiet: true })
  // The tab below says what it lacks itself.
  if (error && !data) return null
  if (!data) return <Skeleton className="h-14" />
  const { next_step: step } = data
  if (!step) return null
  return (
    <section
      aria-label="Next step"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface px-4 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-52 text-base">
        <span className="text-ink-3">Next: </span>
        {step.sentence}
      </p>
      {isHere(step, tab, params.get('part')) ? (
        <span className="text-sm text-ink-3">On this page</span>
      ) : (
        <Link href={stepHref(project.id, step)} className={buttonLook('primary')}>
          {step.action}
          <ArrowRight size={14} aria-hidden />
        </Link>
      )}
    </section>
  )
}
