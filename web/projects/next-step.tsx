// What the sale waits for: the first thing that is missing, and the way there.
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/app/queries.ts'
import { kwh, money, percent } from '#web/lib/format.ts'
import { hasLender, lenderStep } from '#web/sale/lender-step.ts'
import { type TabId, type TabProps, tabHref } from '#web/sale/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'

const SOLD = ['paid_by_cash', 'installation_completed', 'funded']
const OVER = ['canceled', 'declined', 'voided']

type Step = { sentence: string; action: string; tab: TabId }

export function NextStep({ project }: TabProps) {
  const input = { project_id: project.id }
  const price = useRead('/v3/pricing.Get', input)
  const simulation = useRead('/v3/solar.GetPerformanceSimulation', input)
  const financing = useRead('/v3/projects.GetFinancing', input)
  const proposal = useRead('/v3/proposal.Get', input)
  const sends = useRead('/v3/proposal.ListSends', input)
  const agreements = useRead('/v3/agreements.ListTransactionsByProject', input)
  const applications = useRead('/v3/lender_applications.List', input)
  if (
    !price.data ||
    !simulation.data ||
    !financing.data ||
    !proposal.data ||
    !sends.data ||
    !agreements.data ||
    !applications.data
  )
    return <Skeleton className="h-32" />
  const made = simulation.data.simulation
  const chosen = financing.data.financing
  const step = nextStep()
  return (
    <Card>
      <div className="flex flex-col gap-5">
        <Figures
          facts={[
            { label: 'System', value: made ? `${made.size_kw.toFixed(2)} kW` : '–' },
            {
              label: 'Production',
              value: made ? `${Math.round(made.annual_kwh).toLocaleString('en-US')} kWh` : '–',
              note: made
                ? `${made.offset ? `${percent(made.offset)} of use, ` : ''}P90 ${kwh(made.p90_kwh)}`
                : undefined,
            },
            { label: 'Price', value: price.data.price ? money(price.data.price.price_cents) : '–' },
            { label: 'Financing', value: chosen?.offer.name ?? '–' },
          ]}
        />
        {step && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-4">
            <p className="text-base">
              <span className="text-ink-3">Next: </span>
              {step.sentence}
            </p>
            <Link href={tabHref(project.id, step.tab)} className={buttonLook('primary')}>
              {step.action}
              <ArrowRight size={14} aria-hidden />
            </Link>
          </div>
        )}
      </div>
    </Card>
  )

  function nextStep(): Step | null {
    if (SOLD.includes(project.status) || OVER.includes(project.status)) return null
    if (!project.address) return null
    if (!made) return { sentence: 'the roof and its panels.', action: 'Design', tab: 'design' }
    if (!chosen) return { sentence: 'how the homeowner pays.', action: 'Compare', tab: 'financing' }
    if (!chosen.is_current)
      return {
        sentence: 'design, price or use changed after the financing was chosen.',
        action: 'Choose again',
        tab: 'financing',
      }
    const transactions = agreements.data?.transactions ?? []
    const out = transactions.find(({ status }) => status === 'sent')
    if (out) return signing(out, agreements.dataUpdatedAt)
    // The newest that is not given up.
    const application = applications.data?.applications.find(({ status }) => status !== 'canceled')
    const asked = application && lenderStep(application)
    if (asked) return { ...asked, tab: 'lender' }
    if (transactions.some(({ status }) => status === 'signed')) return application ? null : apply(chosen.offer)
    if (transactions[0]) return anew(transactions[0])
    return beforeAgreement(proposal.data?.proposal ?? null, sends.data?.sends.length ?? 0)
  }
}

/** Sold, and paid over time: somebody has to lend. */
function apply({ provider_code, provider_name }: Schemas['ProjectFinancing']['offer']): Step | null {
  if (!hasLender(provider_code)) return null
  return { sentence: `the application at ${provider_name}.`, action: 'Apply', tab: 'lender' }
}

/** For whom an agreement that is out waits. */
function signing({ is_current, signers }: Schemas['Transaction'], now: number): Step {
  const step = (sentence: string, action = 'See agreement'): Step => ({ sentence, action, tab: 'agreements' })
  if (!is_current) return step('design, price or use changed after the agreement was sent.', 'Send anew')
  const turn = signers.find(({ my_turn }) => my_turn)
  if (!turn) return step('the signature.')
  const { name, link_expires_at } = turn
  if (link_expires_at !== null && new Date(link_expires_at).getTime() <= now)
    return step(`a new link for ${name}: the old one has expired.`, 'Mail it')
  return step(`the signature of ${name}.`)
}

function anew({ signers }: Schemas['Transaction']): Step {
  const declined = signers.find(({ status }) => status === 'declined')
  const sentence = declined
    ? `another agreement: ${declined.name} declined the last.`
    : 'another agreement to be signed.'
  return { sentence, action: 'Send', tab: 'agreements' }
}

/** The proposal is on its way until it is accepted; then the agreement is. */
function beforeAgreement(proposal: Schemas['Proposal'] | null, sends: number): Step {
  const step = (sentence: string, action: string): Step => ({ sentence, action, tab: 'proposal' })
  if (proposal?.accepted) return { sentence: 'the agreement to be signed.', action: 'Send', tab: 'agreements' }
  if (!proposal?.published_at) return step('a proposal for the homeowner.', proposal ? 'Go on writing' : 'Write')
  if (proposal.status === 'expired') return step('a new last day: the time of the proposal is over.', 'Publish again')
  if (!proposal.is_current)
    return step('design, price or use changed after the proposal was published.', 'Publish again')
  if (sends === 0 && proposal.status !== 'viewed') return step('the proposal, to be sent.', 'Send')
  return step('the homeowner’s answer to the proposal.', 'See who reads it')
}
