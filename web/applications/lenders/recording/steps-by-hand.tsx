// Steps to do in the lender's portal while there is no API connection, in order, checked off by records here.
import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import { type RoadStep, roadByHand } from '#machines/applications/lenders/recording/road.ts'
import { cx } from '#web/lib/class-names.ts'
import { Card } from '#web/ui/page.tsx'
import type { Application } from '../under-way/application-words.ts'
import { chartOf } from '../under-way/chart.ts'
import { PortalLink } from './portal-link.tsx'
import { stepWords } from './step-words.ts'
import { words } from './words.ts'

export function StepsByHand({ application }: { application: Application }) {
  const { mode, lender_name, stipulations } = application
  const road = roadByHand(chartOf(application).standing, stipulations.length > 0)
  const next = road.find(({ done }) => !done)
  return (
    <Card
      title={mode === 'portal' ? words.do_lender_name_portal({ lender_name }) : words.in_house_steps_title}
      actions={mode === 'portal' && <PortalLink application={application} />}
    >
      <ol aria-label={words.steps_hand} className="flex flex-col gap-2">
        {road.map(step => (
          <Step key={`${step.kind} ${step.milestone}`} step={step} isNext={step === next} application={application} />
        ))}
      </ol>
    </Card>
  )
}

type StepProps = { step: RoadStep; isNext: boolean; application: Application }

function Step({ step, isNext, application }: StepProps) {
  const { done } = step
  const Icon = done ? CircleCheck : isNext ? CircleDot : CircleDashed
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={cx('flex items-start gap-2 text-base', isNext ? 'font-medium text-ink' : 'text-ink-2')}
    >
      <Icon
        size={16}
        aria-hidden
        className={cx('mt-[3px] shrink-0', done ? 'text-success' : isNext ? 'text-marigold' : 'text-ink-3')}
      />
      <span className="min-w-0">
        {stepWords(step, application)}
        <span className="sr-only">{done ? words.done : words.not_done_yet}</span>
      </span>
    </li>
  )
}
