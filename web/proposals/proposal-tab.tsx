// A project's proposal: state, settings, link, visits and messages.
import { useState } from 'react'
import { Link } from 'wouter'
import type { Answer, Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { PricingChecks } from '#web/projects/sale/pricing-checks.tsx'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { BeginCard } from './begin-card.tsx'
import { DesignSwitch } from './design-switch.tsx'
import { FindingsCard } from './findings-card.tsx'
import { LinkCard } from './link-card.tsx'
import { type Proposed, proposedKey, useProposed } from './proposed.ts'
import { SendsCard } from './sending/sends-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useProposalSettings } from './settings-form.ts'
import { StandingCard } from './standing-card.tsx'
import { useWhyNotSend } from './use-why-not-send.ts'
import { VISITS_EVERY_MS, VisitsCard } from './visits-card.tsx'
import { words } from './words.ts'

const SendDrawer = part(() => import('./sending/send-drawer.tsx'))

/** While a mail is on its way one looks more often. */
const DELIVERY_EVERY_MS = 3_000

export default function ProposalTab({ project }: TabProps) {
  const proposed = useProposed(project.id)
  const proposal = useRead('/v3/proposal.Get', proposed, { every_ms: VISITS_EVERY_MS })
  const compare = useRead('/v3/financing.Compare', proposed)
  const { failure, retry } = together(proposal, compare)
  if (failure) return <ErrorCard sentence={failure.message} onRetry={retry} />
  if (!proposal.data || !compare.data) return <TabSkeleton />
  const { offers } = compare.data
  if (offers.length === 0)
    return (
      <Card>
        <EmptyState
          title={words.nothing_propose_yet}
          action={
            <Link href={tabHref(project.id, 'design')} className={buttonLook('primary')}>
              {words.design_system}
            </Link>
          }
        >
          {words.proposal_shows_design_production}
        </EmptyState>
      </Card>
    )
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {proposal.data.designs.length > 1 && <DesignSwitch project_id={project.id} designs={proposal.data.designs} />}
      <div className="flex flex-col gap-2 empty:hidden">
        <PricingChecks project_id={project.id} tab="proposal" />
      </div>
      {proposal.data.proposal ? (
        <Begun
          key={proposal.data.proposal.design_id}
          proposed={proposed}
          data={proposal.data}
          proposal={proposal.data.proposal}
          offers={offers}
        />
      ) : (
        <BeginCard key={proposedKey(proposed)} proposed={proposed} start={proposal.data} offers={offers} />
      )}
    </div>
  )
}

type BegunProps = {
  proposed: Proposed
  data: Answer<'/v3/proposal.Get'>
  proposal: Schemas['Proposal']
  offers: Schemas['Offer'][]
}

function Begun({ proposed, data, proposal, offers }: BegunProps) {
  const settings = useProposalSettings(proposal)
  const [sending, setSending] = useState<{ to: string | null } | null>(null)
  const [underWay, setUnderWay] = useState(false)
  const sends = useRead('/v3/proposal.ListSends', proposed, {
    every_ms: underWay ? DELIVERY_EVERY_MS : VISITS_EVERY_MS,
  })
  const whyNotSend = useWhyNotSend(proposal.project_id)
  const list = sends.data?.sends ?? []
  const queued = list.some(({ status }) => status === 'queued')
  // The next reading follows what this one found.
  if (queued !== underWay) setUnderWay(queued)
  const published = proposal.published_at !== null
  const open = published && proposal.status !== 'expired' && proposal.is_current
  const whyNot = whyNotSend ?? (open ? undefined : words.publish_again_first)
  const chosen = <SettingsCard proposal={proposal} offers={offers} templates={data.templates} settings={settings} />
  return (
    <>
      <StandingCard
        proposal={proposal}
        proposed={proposed}
        sends={list}
        settings={settings}
        offers={offers}
        onSend={() => setSending({ to: null })}
      />
      <div className="grid min-w-0 items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <FindingsCard
            proposed={proposed}
            findings={proposal.findings}
            templates={data.templates}
            settings={settings}
          />
          {published ? (
            <>
              <VisitsCard proposed={proposed} total={proposal.view_count} />
              {sends.error && !sends.data && (
                <ErrorCard sentence={sends.error.message} onRetry={() => void sends.refetch()} />
              )}
              {sends.data && <SendsCard sends={list} whyNot={whyNot} onAgain={to => setSending({ to })} />}
            </>
          ) : (
            chosen
          )}
        </div>
        <LinkCard proposal={proposal} proposed={proposed} />
      </div>
      {published && chosen}
      {sending && <SendDrawer proposed={proposed} to={sending.to} onClose={() => setSending(null)} />}
    </>
  )
}

const TabSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-24" />
    <div className="grid gap-5 lg:grid-cols-[3fr_2fr]">
      <Skeleton className="h-80" />
      <Skeleton className="h-56" />
    </div>
  </div>
)
