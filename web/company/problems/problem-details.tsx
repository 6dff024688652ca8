import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { kindSentence } from '#machines/company/problems/describe-problem.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Problem = Schemas['PageProblem']

const SCREENS: Record<Schemas['ProblemScreen'], string> = {
  small: words.phone_sized,
  medium: words.tablet_sized,
  large: words.desktop_sized,
}
const DONE: Record<Schemas['ProblemStatus'], string> = {
  open: words.problem_reopened,
  resolved: words.problem_resolved,
  dismissed: words.problem_dismissed,
}

/** A reported problem with its technical details and actions. */
export function ProblemDetails({ problem }: { problem: Problem }) {
  const { project, kind, error_name, error_message, frames, screen, app_version, language } = problem
  return (
    <div className="flex flex-col gap-3 text-sm">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1.5 max-sm:max-w-[calc(100vw-4.5rem)] [overflow-wrap:anywhere]">
        <Fact name={common.project}>
          <Link href={href('/projects/[id]', { id: project.id })} className="underline underline-offset-2">
            {project.name} ({project.number})
          </Link>
        </Fact>
        <Fact name={words.what_happened}>{kindSentence(kind)}</Fact>
        <Fact name={words.error}>
          {error_name}
          {error_message && `: ${error_message}`}
        </Fact>
        {frames.length > 0 && (
          <Fact name={words.where}>
            {frames.map(frame => (
              <span key={frame} className="figures block">
                {frame}
              </span>
            ))}
          </Fact>
        )}
        <Fact name={words.screen}>
          {words.screen_details({
            screens: SCREENS[screen],
            has_language: language === 'es' ? 'yes' : 'no',
            app_version,
          })}
        </Fact>
        <Fact name={words.first_reported}>{dateTime(problem.first_seen_at)}</Fact>
        <Fact name={words.last_reported}>{dateTime(problem.last_seen_at)}</Fact>
        <Fact name={words.reports}>{number(problem.count)}</Fact>
      </dl>
      <Actions problem={problem} />
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd>{children}</dd>
  </>
)

function Actions({ problem: { id: problem_id, status, version } }: { problem: Problem }) {
  const write = useWrite('/v3/page_problems.SetStatus', {
    onDone: ({ problem }) => tellDone(DONE[problem.status]),
  })
  const button = (to: Schemas['ProblemStatus'], label: string) => (
    <Button busy={write.isPending} onClick={() => write.mutate({ problem_id, status: to, version })}>
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'open' ? (
        <>
          {button('resolved', words.resolve)}
          {button('dismissed', words.dismiss)}
        </>
      ) : (
        button('open', words.reopen)
      )}
    </div>
  )
}
