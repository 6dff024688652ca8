// Setup steps of a new company before its first sale; only the next one has a button.
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'wouter'
import { gapSentence } from '#machines/company/profile-gaps.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

type Step = Schemas['OnboardingStep']

/** In the order they come in. */
export const FIRST_STEPS: Record<Step, { name: string; why: string; href: string }> = {
  profile: {
    name: words.complete_your_profile,
    why: words.documents_show_logo_phone,
    href: href('/company'),
  },
  base_price: {
    name: words.set_your_base_price,
    why: words.what_watt_costs_before,
    href: `${href('/settings/company/preferences')}#base-price`,
  },
  member: {
    name: words.invite_your_team,
    why: words.each_role_fits_who,
    href: href('/team'),
  },
  financing: {
    name: words.offer_way_pay,
    why: words.cash_loan_lease_ppa,
    href: href('/light-hub/financing'),
  },
  agreement: {
    name: words.publish_agreement,
    why: words.use_starter_contract_upload,
    href: href('/light-hub/agreements'),
  },
  mail_server: {
    name: words.connect_your_mail,
    why: words.proposals_agreements_then_come,
    href: href('/settings/services/mail-smtp'),
  },
  project: {
    name: words.start_project,
    why: words.homeowner_roof_bill_enough,
    href: href('/projects/new-project'),
  },
  proposal: {
    name: words.send_proposal,
    why: words.project_once_designed_priced,
    href: href('/projects'),
  },
}

export function HideSteps({ version }: { version: number }) {
  const dismiss = useWrite('/v3/dashboard.DismissOnboarding', {
    onDone: () => tellDone(words.first_steps_hidden),
  })
  return (
    <Button look="ghost" busy={dismiss.isPending} onClick={() => dismiss.mutate({ dismissed: true, version })}>
      {words.hide}
    </Button>
  )
}

export function FirstSteps({ onboarding: { steps, version } }: { onboarding: Schemas['Onboarding'] }) {
  const done = steps.filter(step => step.done).length
  const note = words.done_count_done({ done, count: steps.length })
  const next = steps.find(step => !step.done)
  return (
    <Card title={words.first_steps} note={note} actions={<HideSteps version={version} />}>
      <progress
        aria-label={note}
        value={done}
        max={steps.length}
        className="mb-2 block h-1.5 w-full overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-marigold"
      />
      <ol className="flex flex-col divide-y divide-hairline">
        {steps.map(({ step, done, missing = [] }) => {
          const { name, why, href } = FIRST_STEPS[step]
          const isNext = step === next?.step
          const Icon = done ? CircleCheck : CircleDashed
          return (
            <li key={step} className="flex items-center gap-3 py-2.5" aria-current={isNext ? 'step' : undefined}>
              <Icon size={18} className={cx('shrink-0', done ? 'text-success' : 'text-ink-3')} aria-hidden />
              <div className="min-w-0 flex-1">
                <Link
                  href={href}
                  className={cx(
                    'text-base underline-offset-4 hover:underline max-sm:py-2.5',
                    done ? 'text-ink-3' : isNext && 'font-semibold',
                  )}
                >
                  {name}
                  <span className="sr-only"> {done ? words.step_done : words.step_to_do}</span>
                </Link>
                {isNext && <p className="mt-0.5 text-sm text-ink-2">{why}</p>}
                {missing.length > 0 && <p className="mt-0.5 text-sm text-ink-2">{gapSentence(missing)}</p>}
              </div>
              {isNext && (
                <Link href={href} aria-label={words.start_step({ name })} className={buttonLook('primary')}>
                  {words.start}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
