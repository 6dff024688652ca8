// Setup steps of a company that already sells, in one line with the next of them. Disappears once all are done, or when
// hidden.
import { Link } from 'wouter'
import { gapSentence } from '#machines/company/profile-gaps.ts'
import { useRead } from '#web/data/queries.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { BLOCK } from './block.tsx'
import { FIRST_STEPS, HideSteps } from './first-steps.tsx'
import { words } from './words.ts'

/** Hidden while loading: most companies are past it. */
export function OnboardingBlock() {
  const { data } = useRead('/v3/dashboard.GetOnboarding', {})
  if (!data) return null
  const { steps, dismissed, version } = data.onboarding
  const next = steps.find(({ done }) => !done)
  if (dismissed || !next) return null
  const { name, href } = FIRST_STEPS[next.step]
  const done = steps.filter(step => step.done).length
  return (
    <section className={`${BLOCK} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 !py-2.5`}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-base">{words.first_steps}</h2>
        <p className="figures text-sm text-ink-2">
          {words.done_count_done({ done, count: steps.length })} · {words.next_step_is({ name })}
        </p>
        {next.missing && <p className="text-sm text-ink-2">{gapSentence(next.missing)}</p>}
      </div>
      <div className="flex gap-2">
        <HideSteps version={version} />
        <Link href={href} aria-label={words.start_step({ name })} className={buttonLook('secondary')}>
          {words.start}
        </Link>
      </div>
    </section>
  )
}
