// To whom the proposal went, and whether it arrived.
import { Link2, Mail, MessageSquare } from 'lucide-react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { dateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'

type Send = Schemas['Send']
type Props = {
  sends: Send[]
  /** Opens the drawer for whoever has this address. */
  onAgain: (to: string) => void
  whyNot: string | undefined
}

const STATUS = {
  queued: { look: 'info', label: 'On its way' },
  kept: { look: 'warning', label: 'Not mailed' },
  sent: { look: 'success', label: 'Delivered' },
  failed: { look: 'danger', label: 'Not delivered' },
  handed_over: { look: 'neutral', label: 'Handed to the phone' },
} as const
const WAYS = {
  mail: { icon: Mail, name: 'Mail' },
  text: { icon: MessageSquare, name: 'Text message' },
  link: { icon: Link2, name: 'Link' },
} as const

export function SendsCard({ sends, onAgain, whyNot }: Props) {
  const may = usePermissions()
  const kept = sends.find(({ status }) => status === 'kept')
  return (
    <Card title="Recipients">
      {sends.length === 0 && <p className="text-base text-ink-2">Not sent to anyone yet.</p>}
      {kept && (
        <p className="mb-3 text-sm text-ink-2">
          No mail server took the mail, so it is in the outbox and reached nobody.{' '}
          {may.has('settings.services') ? (
            <Link
              href={`${href('/settings/services/messages')}?search=${encodeURIComponent(kept.to)}`}
              className="underline underline-offset-2"
            >
              Read it there
            </Link>
          ) : (
            'Hand the link on yourself, or ask whoever manages your company’s services.'
          )}
        </p>
      )}
      <ol className="flex flex-col divide-y divide-hairline empty:hidden" aria-label="Recipients">
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
  const shown = way === 'link' ? { look: 'neutral' as const, label: `Sent by ${sent_by_name}` } : STATUS[status]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Icon size={16} className="mt-0.5 shrink-0 text-ink-3" aria-label={name} />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-2rem)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium break-words">{to_name ?? to}</span>
          {cc && <Badge status="copy" look="neutral" label="Copy" />}
          <Badge status={status} {...shown} />
        </div>
        <p className="text-sm break-words text-ink-2">
          {to_name && to && <span className="block">{to}</span>}
          <span className="figures">{dateTime(at)}</span> by {sent_by_name}
        </p>
        {subject && <p className="text-sm break-words text-ink-3">{subject}</p>}
        {reason && <p className="text-sm break-words text-warning">The mail server said: {reason}</p>}
      </div>
      {!cc && (
        <Button
          look="ghost"
          className="max-sm:ml-4"
          aria-label={`Send again to ${to_name ?? to}`}
          disabledReason={whyNot}
          onClick={() => onAgain(to)}
        >
          Send again
        </Button>
      )}
    </li>
  )
}
