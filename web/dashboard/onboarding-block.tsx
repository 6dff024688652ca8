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

type Step = Schemas['OnboardingStep']

const STEPS: Record<Step, { name: string; why: string; href: string }> = {
  profile: {
    name: 'Complete your profile',
    why: 'Documents show logo, phone, address and license. Agreements must name the license.',
    href: href('/company'),
  },
  base_price: {
    name: 'Set your base price',
    why: 'What a watt costs before adders. Every price begins with it.',
    href: href('/settings/company/preferences'),
  },
  member: {
    name: 'Invite your team',
    why: 'Each with the role that fits: who sells, who installs, who does the books.',
    href: href('/team'),
  },
  financing: {
    name: 'Offer a way to pay',
    why: 'Cash, or a loan, lease or PPA of a lender you work with.',
    href: href('/light-hub/financing'),
  },
  agreement: {
    name: 'Publish an agreement',
    why: 'Use the starter contract, or upload the PDF your homeowners sign.',
    href: href('/light-hub/agreements'),
  },
  mail_server: {
    name: 'Connect your mail',
    why: 'Proposals and agreements then come from your own address.',
    href: href('/settings/services/mail-smtp'),
  },
  project: {
    name: 'Start a project',
    why: 'A homeowner, a roof and a bill are enough for a first design.',
    href: href('/projects/new-project'),
  },
  proposal: {
    name: 'Send a proposal',
    why: 'From the project, once it is designed and priced.',
    href: href('/projects'),
  },
}

/** Nothing while it is read: most companies are past it. */
export function OnboardingBlock() {
  const { data } = useRead('/v3/dashboard.GetOnboarding', {}, { quiet: true })
  const dismiss = useWrite('/v3/dashboard.DismissOnboarding', {
    refreshes: ['/v3/dashboard.GetOnboarding'],
    onDone: () => tellDone('The first steps are hidden.'),
  })
  if (!data) return null
  const { steps, dismissed, version } = data.onboarding
  const done = steps.filter(step => step.done).length
  const isSelling = steps.some(({ step, done }) => step === 'project' && done)
  if (dismissed || done === steps.length) return null
  return (
    <Card
      title="First steps"
      note={`${done} of ${steps.length} done`}
      actions={
        <>
          {!isSelling && <OpenSample />}
          <Button look="ghost" busy={dismiss.isPending} onClick={() => dismiss.mutate({ dismissed: true, version })}>
            Hide
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
                  <span className="sr-only">{done ? ' (done)' : ' (to do)'}</span>
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
