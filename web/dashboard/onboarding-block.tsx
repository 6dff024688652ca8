// What a new company sets up before its first sale. It goes by itself once all is done, or when somebody hides it.
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { OpenSample } from '#web/sale/project/open-sample.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

type Step = Schemas['OnboardingStep']

const STEPS: Record<Step, { name: string; why: string; href: string }> = {
  profile: {
    name: words.complete_your_profile,
    why: words.documents_show_logo_phone,
    href: href('/company'),
  },
  base_price: {
    name: words.set_your_base_price,
    why: words.what_watt_costs_before,
    href: href('/settings/company/preferences'),
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

/** Nothing while it is read: most companies are past it. */
export function OnboardingBlock() {
  const { data } = useRead('/v3/dashboard.GetOnboarding', {}, { quiet: true })
  const dismiss = useWrite('/v3/dashboard.DismissOnboarding', {
    refreshes: ['/v3/dashboard.GetOnboarding'],
    onDone: () => tellDone(words.first_steps_hidden),
  })
  if (!data) return null
  const { steps, dismissed, version } = data.onboarding
  const done = steps.filter(step => step.done).length
  const isSelling = steps.some(({ step, done }) => step === 'project' && done)
  if (dismissed || done === steps.length) return null
  return (
    <Card
      title={words.first_steps}
      note={words.done_count_done({ done, count: steps.length })}
      actions={
        <>
          {!isSelling && <OpenSample />}
          <Button look="ghost" busy={dismiss.isPending} onClick={() => dismiss.mutate({ dismissed: true, version })}>
            {words.hide}
          </Button>
        </>
      }
    >
      <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ step, done }) => {
          const { name, why, href } = STEPS[step]
          const Icon = done ? CircleCheck : CircleDashed
          return (
            <li key={step} className="flex min-w-0 gap-2.5">
              <Icon
                size={18}
                className={done ? 'mt-0.5 shrink-0 text-success' : 'mt-0.5 shrink-0 text-ink-3'}
                aria-hidden
              />
              <div className="min-w-0">
                <Link
                  href={href}
                  className={`text-base underline-offset-4 hover:underline ${done ? 'text-ink-3' : 'font-medium'}`}
                >
                  {name}
                  <span className="sr-only"> {done ? words.step_done : words.step_to_do}</span>
                </Link>
                {!done && <p className="mt-0.5 text-sm text-ink-2">{why}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
