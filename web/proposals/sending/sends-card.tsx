// Recipients of the proposal, and the delivery status.
import { Link2, Mail, MessageSquare } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Send = Schemas['Send']
type Props = {
  sends: Send[]
  /** Opens the drawer for this address. */
  onAgain: (to: string) => void
  whyNot: string | undefined
}

const STATUS = {
  queued: { status: 'queued', label: texts.on_its_way },
  kept: { status: 'not_mailed', label: texts.not_emailed },
  sent: { status: 'delivered', label: texts.delivered },
  failed: { status: 'failed', label: texts.not_delivered },
  handed_over: { status: 'handed_over', label: texts.passed_to_phone },
} as const
const WAYS = {
  mail: { icon: Mail, name: texts.mail },
  text: { icon: MessageSquare, name: texts.text_message },
  link: { icon: Link2, name: texts.link },
} as const

export function SendsCard({ sends, onAgain, whyNot }: Props) {
  const may = usePermissions()
  const kept = sends.find(({ status }) => status === 'kept')
  return (
    <Card title={texts.recipients}>
      {sends.length === 0 && <p className="text-base text-ink-2">{texts.not_sent_anyone_yet}</p>}
      {kept && (
        <p className="mb-3 text-sm text-ink-2">
          {texts.email_kept_in_outbox}{' '}
          {may.has('settings.services') ? (
            <Link
              href={`${href('/settings/services/messages')}?search=${encodeURIComponent(kept.to)}`}
              className="underline underline-offset-2"
            >
              {texts.view_in_outbox}
            </Link>
          ) : (
            texts.share_link_or_ask_admin
          )}
        </p>
      )}
      <ol className="flex flex-col divide-y divide-hairline empty:hidden" aria-label={texts.recipients}>
        {sends.map(send => (
          <SendRow key={send.id} send={send} onAgain={onAgain} whyNot={whyNot} />
        ))}
      </ol>
    </Card>
  )
}

function SendRow({ send, onAgain, whyNot }: Pick<Props, 'onAgain' | 'whyNot'> & { send: Send }) {
  const { way, to_name, to, cc, subject, status, reason, sent_by_name, at } = send
  const { icon: Icon, name } = WAYS[way]
  const shown = way === 'link' ? { status: 'by_link' as const, label: texts.sent_by({ sent_by_name }) } : STATUS[status]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Icon size={16} className="mt-0.5 shrink-0 text-ink-3" aria-label={name} />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-2rem)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium break-words">{to_name ?? to}</span>
          {cc && <Badge status="copy" label={common.copy} />}
          <Badge {...shown} />
        </div>
        <p className="text-sm break-words text-ink-2">
          {to_name && to && <span className="block">{to}</span>}
          <span className="figures">{dateTime(at)}</span> {texts.by_sender({ sent_by_name })}
        </p>
        {subject && <p className="text-sm break-words text-ink-3">{subject}</p>}
        {reason && <p className="text-sm break-words text-warning">{texts.mail_server_said({ reason })}</p>}
      </div>
      {!cc && (
        <Button
          look="ghost"
          className="max-sm:ml-4"
          aria-label={texts.send_again_to({ to_name: to_name ?? to })}
          disabledReason={whyNot}
          onClick={() => onAgain(to)}
        >
          {texts.send_again_button}
        </Button>
      )}
    </li>
  )
}
