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
import { words as texts } from './words.ts'

type Google = Schemas['GoogleSettings']

const STATUS = {
  not_configured: { status: 'off', label: texts.not_configured },
  not_connected: { status: 'not_connected', label: texts.not_connected },
  connected: { status: 'connected', label: texts.connected },
  needs_reconnecting: { status: 'needs_reconnecting', label: texts.needs_reconnecting },
} as const

/** Connects or disconnects the Google account for sending email. */
export function GoogleConnection({ stored }: { stored: Google }) {
  const whyNot = useWhyNot('settings.services')
  const [leaving, setLeaving] = useState(false)
  const [disconnecting, setDisconnecting] = useState(false)
  const [outcome, setOutcome] = useState<Answer<'/v3/messages.SendTestEmail'>>()
  const connect = useWrite('/v3/settings.ConnectGoogle', {
    onDone: way => {
      setLeaving(true)
      goToGoogle(way)
    },
  })
  const test = useWrite('/v3/messages.SendTestEmail', {
    onDone: setOutcome,
  })
  const { status } = stored
  const live = status === 'connected' || status === 'needs_reconnecting'
  const unready = stored.has_secret ? undefined : texts.save_client_id_secret
  return (
    <Card title={texts.connection} actions={<Badge {...STATUS[status]} />}>
      <div className="flex max-w-[560px] flex-col gap-4">
        <p className="text-base text-ink-2">{sentenceOf(stored)}</p>
        <p className="text-sm text-ink-3">{texts.account_mails_apart}</p>
        {status === 'needs_reconnecting' && <Notice kind="warning">{texts.google_asks_you_connect}</Notice>}
        {live && stored.through === 'smtp' && <Notice>{texts.your_own_mail_server}</Notice>}
        <div className="flex flex-wrap gap-2">
          {status !== 'connected' && (
            <Button
              look="primary"
              busy={connect.isPending || leaving}
              disabledReason={whyNot ?? unready}
              onClick={() => connect.mutate({})}
            >
              {status === 'needs_reconnecting' ? texts.connect_again : texts.connect_google}
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
              {test.isPending ? texts.contacting_google : texts.send_test_mail}
            </Button>
          )}
          {live && (
            <Button disabledReason={whyNot} onClick={() => setDisconnecting(true)}>
              {texts.disconnect}
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
  if (status === 'not_configured') return texts.make_client_google_console
  if (status === 'not_connected') return texts.client_stored_connect_google
  const since = connected_at ? texts.since_connected({ connected_at: dateTime(connected_at) }) : ''
  if (status === 'connected' && through === 'google') return texts.mails_sent_as({ address: String(address), since })
  return texts.connected_as_address_since({ address: String(address), since })
}
