import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { goToGoogle } from './go-to-google.ts'

type Google = Schemas['GoogleSettings']

const STATUS = {
  not_configured: { label: 'Not configured', look: 'neutral' },
  not_connected: { label: 'Not connected', look: 'neutral' },
  connected: { label: 'Connected', look: 'success' },
  needs_reconnecting: { label: 'Needs reconnecting', look: 'warning' },
} as const

/** Whether mails go this way, and the way there and back. */
export function GoogleConnection({ stored }: { stored: Google }) {
  const whyNot = useWhyNot('settings.services')
  const [leaving, setLeaving] = useState(false)
  const [disconnecting, setDisconnecting] = useState(false)
  const [outcome, setOutcome] = useState<Answer<'/v3/messages.SendTestEmail'>>()
  const connect = useWrite('/v3/settings.ConnectGoogle', {
    refreshes: ['/v3/settings.GetGoogleConfig'],
    onDone: way => {
      setLeaving(true)
      goToGoogle(way)
    },
  })
  const test = useWrite('/v3/messages.SendTestEmail', {
    refreshes: ['/v3/settings.GetGoogleConfig'],
    onDone: setOutcome,
  })
  const { status } = stored
  const live = status === 'connected' || status === 'needs_reconnecting'
  const unready = stored.has_secret ? undefined : 'Save client ID and secret first.'
  return (
    <Card title="Connection" actions={<Badge status={status} {...STATUS[status]} />}>
      <div className="flex max-w-[560px] flex-col gap-4">
        <p className="text-base text-ink-2">{sentenceOf(stored)}</p>
        {status === 'needs_reconnecting' && (
          <Notice kind="warning">
            Google asks you to connect again. Until then your mails wait in the outbox; none is lost.
          </Notice>
        )}
        {live && stored.through === 'smtp' && (
          <Notice>Your own mail server is switched on and comes first. Switch it off to send through Google.</Notice>
        )}
        <div className="flex flex-wrap gap-2">
          {status !== 'connected' && (
            <Button
              look="primary"
              busy={connect.isPending || leaving}
              disabledReason={whyNot ?? unready}
              onClick={() => connect.mutate({})}
            >
              {status === 'needs_reconnecting' ? 'Connect again' : 'Connect Google'}
            </Button>
          )}
          {status === 'connected' && (
            <Button
              icon={<Send size={14} aria-hidden />}
              busy={test.isPending}
              disabledReason={whyNot}
              onClick={() => {
                setOutcome(undefined)
                test.mutate({ through: 'google' })
              }}
            >
              {test.isPending ? 'Asking Google …' : 'Send test mail'}
            </Button>
          )}
          {live && (
            <Button disabledReason={whyNot} onClick={() => setDisconnecting(true)}>
              Disconnect
            </Button>
          )}
        </div>
        {outcome && (
          <div className="w-full break-words">
            <Notice kind={outcome.delivered ? 'success' : 'warning'}>{outcome.sentence}</Notice>
          </div>
        )}
      </div>
      {disconnecting && <DisconnectDialog stored={stored} onClose={() => setDisconnecting(false)} />}
    </Card>
  )
}

function sentenceOf({ status, address, connected_at, through }: Google): string {
  if (status === 'not_configured')
    return 'Make a client in Google’s console, enter it below and save it. Then connect the account to send from.'
  if (status === 'not_connected')
    return 'The client is stored. Connect the Google account your mails are to be sent from; Google asks for permission to send, and for nothing else.'
  const since = connected_at ? `, since ${dateTime(connected_at)}` : ''
  if (status === 'connected' && through === 'google') return `Mails are sent as ${address}${since}.`
  return `Connected as ${address}${since}.`
}
