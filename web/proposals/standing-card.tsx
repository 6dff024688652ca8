// Where the proposal stands and what comes next, as the first thing of its tab.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { date, dateTime } from '#web/lib/format.ts'
import { ReviewLink } from '#web/sale/change/review-link.tsx'
import { OutOfDate } from '#web/sale/out-of-date.tsx'
import { tabHref } from '#web/sale/project/project-tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { editorHref } from './addresses.ts'
import type { Proposed } from './proposed.ts'
import type { Settings } from './settings-form.ts'
import { type Standing, standingOf } from './standing.ts'
import { usePublish } from './use-publish.tsx'
import { useWhyNotSend } from './use-why-not-send.ts'
import { dayAfter } from './valid-until-field.tsx'

type Proposal = Schemas['Proposal']
type Props = {
  proposal: Proposal
  proposed: Proposed
  sends: Schemas['Send'][]
  settings: Settings
  offers: Schemas['Offer'][]
  onSend: () => void
}

const BADGES: Record<Standing, { look: 'neutral' | 'info' | 'success' | 'warning' | 'danger'; label: string }> = {
  unwritten: { look: 'neutral', label: 'Draft' },
  ready: { look: 'neutral', label: 'Draft' },
  unsent: { look: 'info', label: 'Link made' },
  going: { look: 'info', label: 'On its way' },
  sent: { look: 'info', label: 'Sent' },
  opened: { look: 'info', label: 'Opened' },
  accepted: { look: 'success', label: 'Accepted' },
  expired: { look: 'warning', label: 'Expired' },
  out_of_date: { look: 'warning', label: 'Out of date' },
}
const RENEWED_DAYS = 30

export function StandingCard({ proposal, proposed, sends, settings, offers, onSend }: Props) {
  const standing = standingOf(proposal, sends)
  const whyNotEdit = useWhyNot('proposals.edit')
  const whyNotSend = useWhyNot('proposals.send')
  const whyNot = useWhyNotSend(proposal.project_id)
  const { project_id, has_unpublished, published_at } = proposal
  const publishing = usePublish(settings, offers)
  const publish = (label: string, look: 'primary' | 'secondary', more: { valid_until?: string } = {}) => (
    <Button
      look={look}
      busy={settings.busy}
      disabledReason={whyNotEdit ?? whyNotSend}
      onClick={() => publishing.publish(more)}
    >
      {label}
    </Button>
  )
  const write = (look: 'primary' | 'secondary', label = 'Edit pages') => (
    <Link href={editorHref(proposed)} className={buttonLook(look)}>
      {label}
    </Link>
  )
  const send = (look: 'primary' | 'secondary', label: string) => (
    <Button look={look} disabledReason={whyNot} onClick={onSend}>
      {label}
    </Button>
  )
  const ACTIONS: Record<Standing, ReactNode> = {
    unwritten: write('primary', 'Write the pages'),
    ready: (
      <>
        {write('secondary')}
        {publish('Publish', 'primary')}
      </>
    ),
    unsent: (
      <>
        {write('secondary')}
        {send('primary', 'Send proposal')}
      </>
    ),
    going: write('secondary'),
    sent: (
      <>
        {write('secondary')}
        {send('secondary', 'Send again')}
      </>
    ),
    opened: (
      <>
        {write('secondary')}
        {send('secondary', 'Send again')}
      </>
    ),
    accepted: (
      <Link href={tabHref(project_id, 'agreements')} className={buttonLook('primary')}>
        Go on to the agreement
      </Link>
    ),
    expired: (
      <>
        {write('secondary')}
        {publish(`Publish for ${RENEWED_DAYS} more days`, 'primary', { valid_until: dayAfter(RENEWED_DAYS) })}
      </>
    ),
    out_of_date: (
      <>
        {write('secondary')}
        {publish('Publish again', 'primary')}
      </>
    ),
  }
  const { look, label } = BADGES[standing]
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="text-md">{titleOf(standing, proposal)}</h2>
              <Badge status={standing} look={look} label={label} />
            </div>
            <p className="figures max-w-[68ch] text-base text-ink-2">{sentenceOf(standing, proposal, sends)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">{ACTIONS[standing]}</div>
        </div>
        {published_at && !proposal.is_current && standing !== 'unwritten' && (
          <OutOfDate changes={proposal.changes} action={standing === 'accepted' ? undefined : <ReviewLink />}>
            {standing === 'accepted'
              ? 'Design, price or use changed after it was accepted. The agreement is made of the figures of today.'
              : 'Design, price or use changed since. Its link still shows the figures that were published, and nobody can accept them.'}
          </OutOfDate>
        )}
        {has_unpublished &&
          (standing === 'unsent' || standing === 'going' || standing === 'sent' || standing === 'opened') && (
            <Notice action={publish('Publish again', 'secondary')}>
              Words or settings have changed since it was published. The homeowner does not see that yet.
            </Notice>
          )}
      </div>
      {publishing.dialog}
    </Card>
  )
}

function titleOf(standing: Standing, { accepted }: Proposal): string {
  switch (standing) {
    case 'unwritten':
      return 'The pages are not ready yet'
    case 'ready':
      return 'Ready to be published'
    case 'unsent':
      return 'Published, and sent to nobody yet'
    case 'going':
      return 'On its way by mail'
    case 'sent':
      return 'Not opened yet'
    case 'opened':
      return 'The homeowner has opened it'
    case 'accepted':
      return accepted ? `Accepted by ${accepted.name}` : 'Accepted'
    case 'expired':
      return 'Its time is over'
    case 'out_of_date':
      return 'No longer what it would be today'
  }
}

function sentenceOf(standing: Standing, proposal: Proposal, sends: Schemas['Send'][]): string {
  const { accepted, valid_until, view_count, last_viewed_at, findings } = proposal
  const until = valid_until ? ` It can be accepted until ${date(valid_until)}.` : ''
  const stops = findings.filter(({ blocks_sending }) => blocks_sending).length
  const latest = sends.find(({ status }) => status === 'sent' || status === 'handed_over')
  switch (standing) {
    case 'unwritten':
      return `${stops === 1 ? 'One thing keeps' : `${stops} things keep`} it from being published. Each is listed below, with its place.`
    case 'ready':
      return 'Publishing keeps the figures of today and makes the link that the homeowner opens.'
    case 'unsent':
      return `Send it by mail or text message, or hand its link on yourself.${until}`
    case 'going':
      return `The mail server takes it within a minute.${until}`
    case 'sent':
      return `Sent ${latest ? `to ${latest.to_name ?? latest.to}, ${dateTime(latest.at)}` : ''}.${until}`
    case 'opened':
      return `Opened ${view_count === 1 ? 'once' : `${view_count} times, last`}${last_viewed_at ? ` ${dateTime(last_viewed_at)}` : ''}.${until}`
    case 'accepted':
      return accepted ? `${accepted.option_name}, ${dateTime(accepted.at)}.` : 'The way to pay is chosen.'
    case 'expired':
      return `It could be accepted until ${valid_until ? date(valid_until) : 'then'}. Its link tells the homeowner to ask you for a new one.`
    case 'out_of_date':
      return 'Publish it again to put the figures of today under the same link.'
  }
}
