// What the sale waits for and the way there, on every tab of the project.
import { ArrowRight } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { ReviewLink } from '#web/sale/change/review-link.tsx'
import type { TabId, TabProps } from '#web/sale/project/project-tabs.ts'
import { isHere, stepHref } from '#web/sale/project/step-link.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { words } from './words.ts'

const RENEW: Schemas['NextStep'] = {
  sentence: words.design_price_use_changed,
  action: words.review_change,
  tab: 'price',
}

export function NextStep({ project, tab }: TabProps & { tab: TabId }) {
  const [params] = useSearchParams()
  const { data, error } = useRead('/v3/projects.GetNextStep', { project_id: project.id }, { quiet: true })
  // The tab below says what it lacks itself.
  if (error && !data) return null
  if (!data) return <Skeleton className="h-14" />
  const { next_step, quote } = data
  const stale = quote === 'out_of_date'
  const step = next_step ?? (stale ? RENEW : null)
  if (!step) return null
  return (
    <section
      aria-label={words.next_step}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface px-4 py-2.5"
    >
      <p className="min-w-0 flex-1 basis-52 text-base">
        <span className="text-ink-3">{words.next_step_prefix} </span>
        {step.sentence}
      </p>
      {stale ? (
        <ReviewLink look="primary" />
      ) : isHere(step, tab, params.get('part')) ? (
        <span className="text-sm text-ink-3">{words.on_this_page}</span>
      ) : (
        <Link href={stepHref(project.id, step)} className={buttonLook('primary')}>
          {step.action}
          <ArrowRight size={14} aria-hidden />
        </Link>
      )}
    </section>
  )
}
