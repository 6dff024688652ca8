// Sends the published proposal: by email with a preview, as a text message, or by handing over its link.
import { useState } from 'react'
import { NoMailServer } from '#web/company/messages/no-mail-server.tsx'
import { useRead } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import type { Proposed } from '../proposed.ts'
import { SendLink } from './send-link.tsx'
import { SendMail } from './send-mail.tsx'
import { SendText } from './send-text.tsx'
import { words } from './words.ts'

type Props = {
  proposed: Proposed
  /** The recipient of a resend. */
  to: string | null
  onClose: () => void
}
const WAYS = { mail: words.mail, text: words.text_message, link: words.link_qr_code } as const
const WAYS_SHOWN = ['mail', 'text', 'link'] as const

export default function SendDrawer({ proposed, to, onClose }: Props) {
  const [picked, pickWay] = useState<keyof typeof WAYS>()
  const { data, error, refetch } = useRead('/v3/proposal.PrepareMessage', proposed)
  // Without a mail server nothing is mailed: the link is what there is.
  const byMail = data?.mail_server === false ? 'link' : 'mail'
  const way = picked ?? (to === null || to.includes('@') ? byMail : 'text')
  const pick = (
    <div className="mb-4 flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{words.how_sent}</legend>
        {WAYS_SHOWN.filter(one => one !== 'mail' || data?.mail_server).map(one => (
          <Button
            key={one}
            aria-pressed={way === one}
            look={way === one ? 'secondary' : 'ghost'}
            onClick={() => pickWay(one)}
          >
            {WAYS[one]}
          </Button>
        ))}
      </fieldset>
      {data?.mail_server === false && (
        <NoMailServer onSetUp={() => void refetch()}>{words.share_link_yourself}</NoMailServer>
      )}
    </div>
  )
  const props = { proposed, to, pick, onClose }
  if (data && way === 'mail') return <SendMail prepared={data} {...props} />
  if (data && way === 'link') return <SendLink prepared={data} {...props} />
  if (data) return <SendText prepared={data} {...props} />
  return (
    <Drawer open editable onClose={onClose} title={words.send_proposal}>
      {error ? <ErrorState sentence={error.message} onRetry={() => void refetch()} /> : <Skeleton className="h-64" />}
    </Drawer>
  )
}
