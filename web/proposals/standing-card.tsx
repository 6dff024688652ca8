// The proposal's state and next step, at the top of its tab.

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { date, dateTime } from '#web/lib/format.ts'
import { OutOfDate } from '#web/projects/sale/out-of-date.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
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
import { words } from './words.ts'

type Proposal = Schemas['Proposal']
type Props = {
  proposal: Proposal
  proposed: Proposed
  sends: Schemas['Send'][]
  settings: Settings
  offers: Schemas['Offer'][]
  onSend: () => void
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
  const write = (look: 'primary' | 'secondary', label = words.edit_pages) => (
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
    unwritten: write('primary', words.write_pages),
    ready: (
      <>
        {write('secondary')}
        {publish(words.publish, 'primary')}
      </>
    ),
    unsent: (
      <>
        {write('secondary')}
        {send('primary', words.send_proposal)}
      </>
    ),
    going: write('secondary'),
    sent: (
      <>
        {write('secondary')}
        {send('secondary', words.send_again)}
      </>
    ),
    opened: (
      <>
        {write('secondary')}
        {send('secondary', words.send_again)}
      </>
    ),
    accepted: (
      <Link href={tabHref(project_id, 'agreements')} className={buttonLook('primary')}>
        {words.go_agreement}
      </Link>
    ),
    expired: (
      <>
        {write('secondary')}
        {publish(words.publish_more_days({ renewed_days: RENEWED_DAYS }), 'primary', {
          valid_until: dayAfter(RENEWED_DAYS),
        })}
      </>
    ),
    out_of_date: (
      <>
        {write('secondary')}
        {publish(words.publish_again, 'primary')}
      </>
    ),
  }
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1">
            <h2 className="text-md">{titleOf(standing, proposal)}</h2>
            <p className="figures max-w-[68ch] text-base text-ink-2">{sentenceOf(standing, proposal, sends)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">{ACTIONS[standing]}</div>
        </div>
        {published_at && !proposal.is_current && standing !== 'unwritten' && (
          <OutOfDate changes={proposal.changes}>
            {standing === 'accepted' ? words.changed_after_acceptance : words.changed_after_publishing}
          </OutOfDate>
        )}
        {has_unpublished &&
          (standing === 'unsent' || standing === 'going' || standing === 'sent' || standing === 'opened') && (
            <Notice action={publish(words.publish_again, 'secondary')}>{words.text_changed_not_visible_yet}</Notice>
          )}
      </div>
      {publishing.dialog}
    </Card>
  )
}

function titleOf(standing: Standing, { accepted }: Proposal): string {
  switch (standing) {
    case 'unwritten':
      return words.pages_not_ready_yet
    case 'ready':
      return words.ready_to_publish
    case 'unsent':
      return words.published_not_sent
    case 'going':
      return words.email_on_its_way
    case 'sent':
      return words.not_opened_yet
    case 'opened':
      return words.homeowner_has_opened
    case 'accepted':
      return accepted ? words.accepted_name({ name: accepted.name }) : words.accepted
    case 'expired':
      return words.proposal_expired
    case 'out_of_date':
      return words.proposal_out_of_date
  }
}

function sentenceOf(standing: Standing, proposal: Proposal, sends: Schemas['Send'][]): string {
  const { accepted, valid_until, view_count, last_viewed_at, findings } = proposal
  const until = valid_until ? words.valid_until_sentence({ valid_until: date(valid_until) }) : ''
  const stops = findings.filter(({ blocks_sending }) => blocks_sending).length
  const latest = sends.find(({ status }) => status === 'sent' || status === 'handed_over')
  switch (standing) {
    case 'unwritten':
      return words.fix_listed_issues({ stops })
    case 'ready':
      return words.publishing_effect
    case 'unsent':
      return words.ways_to_send({ until })
    case 'going':
      return words.email_leaves_within_a_minute({ until })
    case 'sent':
      return words.sent_has_latest({
        has_latest: latest ? 'yes' : 'no',
        to_name: latest?.to_name ?? latest?.to ?? '',
        at: latest ? dateTime(latest.at) : '',
        until,
      })
    case 'opened':
      return words.opened_view_count({ view_count, value: last_viewed_at ? ` ${dateTime(last_viewed_at)}` : '', until })
    case 'accepted':
      return accepted ? `${accepted.option_name}, ${dateTime(accepted.at)}.` : words.way_to_pay_chosen
    case 'expired':
      return words.was_valid_until({ has_day: valid_until ? 'yes' : 'no', day: valid_until ? date(valid_until) : '' })
    case 'out_of_date':
      return words.publish_again_to_update
  }
}
