// The three milestones after which the lender pays: what each still needs, and how each was taken.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { dateTime } from '#web/lib/format.ts'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { CheckList } from '../start/check-list.tsx'
import { fixHref } from '../start/fix-href.ts'
import { type Application, isPassed, MILESTONE_ACTIONS, MILESTONE_NAMES } from './application-words.ts'
import { MilestoneDialog } from './milestone-dialog.tsx'
import { useAction } from './use-action.ts'
import { words } from './words.ts'

type Milestone = Schemas['LenderMilestone']

const ABOUT: Record<Milestone['milestone'], string> = {
  notice_to_proceed: words.lender_lets_work_begin,
  installation_complete: words.everything_roof_works,
  permission_to_operate: words.utility_has_let_switched,
}
const REASONED: readonly Milestone['status'][] = ['rejected', 'conditionally_approved', 'resubmitted']

export function Milestones({ application }: { application: Application }) {
  const { milestones, lender_name } = application
  const [open, setOpen] = useState<Milestone['milestone'] | null>(null)
  const chosen = milestones.find(({ milestone }) => milestone === open)
  const next = milestones.find(one => !isPassed(one))?.milestone
  return (
    <Card title={words.milestones} note={words.pays_when_they_approved({ lender_name })}>
      <ol className="flex flex-col divide-y divide-hairline">
        {milestones.map((one, index) => (
          <Row
            key={one.milestone}
            application={application}
            milestone={one}
            number={index + 1}
            isNext={one.milestone === next}
            onSubmit={() => setOpen(one.milestone)}
          />
        ))}
      </ol>
      {chosen && <MilestoneDialog application={application} milestone={chosen} onClose={() => setOpen(null)} />}
    </Card>
  )
}

type RowProps = {
  application: Application
  milestone: Milestone
  number: number
  isNext: boolean
  onSubmit: () => void
}

function Row({ application, milestone, number, isNext, onSubmit }: RowProps) {
  const { milestone: name, status, reason, at, checks } = milestone
  const { lender_name, project_id, mode } = application
  const notNow = useAction(application, MILESTONE_ACTIONS[name])
  const blocked = checks.some(({ verdict }) => verdict === 'block')
  const whyNot = notNow ?? (blocked ? words.fix_missing_first : undefined)
  const waits = status === 'submitted' || status === 'resubmitted'
  const again = status === 'rejected'
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-60 gap-3">
          <span className="figures w-4 shrink-0 text-base text-ink-3">{number}</span>
          <div className="min-w-0">
            <h3 className="text-base font-medium">{MILESTONE_NAMES[name]}</h3>
            <p className="text-sm text-ink-2">{at === null ? ABOUT[name] : dateTime(at)}</p>
          </div>
        </div>
        <LenderBadge status={status} />
      </div>
      {reason !== null && REASONED.includes(status) && (
        <Notice kind="warning">
          {status === 'conditionally_approved'
            ? words.lender_still_needs({ lender_name, reason })
            : words.lender_rejected({ lender_name, reason })}
        </Notice>
      )}
      {isNext && !waits && (
        <div className="flex flex-col gap-3 sm:pl-7">
          {checks.length > 0 && (
            <CheckList
              label={words.before_milestone({ milestone_names: MILESTONE_NAMES[name] })}
              checks={checks}
              linkOf={fix => (fix === 'lender' ? undefined : fixHref(project_id, fix))}
            />
          )}
          {mode === 'api' && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Button
                look="primary"
                aria-label={words.submit_milestone({
                  milestone_names: MILESTONE_NAMES[name],
                  has_again: again ? 'yes' : 'no',
                })}
                disabledReason={whyNot}
                onClick={onSubmit}
              >
                {again ? words.submit_again : words.submit}
              </Button>
              {whyNot !== undefined && <p className="min-w-0 flex-1 text-sm text-ink-3">{whyNot}</p>}
            </div>
          )}
        </div>
      )}
    </li>
  )
}
