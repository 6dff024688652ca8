// The next step of the sale with a link, in the header of the project.
import { ArrowRight } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { ReviewLink } from '#web/projects/sale/change/review-link.tsx'
import type { TabId, TabProps } from '#web/projects/sale/project/project-tabs.ts'
import { isHere, stepHref } from '#web/projects/sale/project/step-link.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { words } from '../words.ts'

type Props = TabProps & { tab: TabId }

const RENEW: Schemas['NextStep'] = {
  sentence: words.design_price_use_changed,
  action: words.review_change,
  tab: 'price',
}

function useNextStep({ project }: TabProps) {
  const { data, error } = useRead('/v3/projects.GetNextStep', { project_id: project.id })
  const stale = data?.quote === 'out_of_date'
  return { step: data?.next_step ?? (stale ? RENEW : null), stale, coming: !data && !error }
}

export function NextStep(props: Props) {
  const { step, coming } = useNextStep(props)
  if (coming) return <Skeleton className="h-14" />
  // The tab below shows what it lacks itself.
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
      <NextStepButton {...props} />
    </section>
  )
}

/** Says that it is here where the step's own tab is open. */
export function NextStepButton({ project, tab }: Props) {
  const [params] = useSearchParams()
  const { step, stale } = useNextStep({ project })
  if (!step) return null
  if (stale) return <ReviewLink look="primary" />
  if (isHere(step, tab, params.get('part')))
    return <span className="flex h-8 items-center text-sm text-ink-3 max-sm:h-11">{words.on_this_page}</span>
  return (
    <Link href={stepHref(project.id, step)} className={buttonLook('primary')}>
      {step.action}
      <ArrowRight size={14} aria-hidden />
    </Link>
  )
}
