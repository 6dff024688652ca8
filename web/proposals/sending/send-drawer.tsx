// Sends the published proposal: by mail, with the mail beside its words as its reader will see it, or as a text message.
import { useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import type { Proposed } from '../proposed.ts'
import { SendMail } from './send-mail.tsx'
import { SendText } from './send-text.tsx'

type Props = {
  proposed: Proposed
  /** Whom it went to before and goes again. */
  to: string | null
  onClose: () => void
}
const WAYS = { mail: 'Mail', text: 'Text message' } as const

export function SendDrawer({ proposed, to, onClose }: Props) {
  const [way, setWay] = useState<keyof typeof WAYS>(to === null || to.includes('@') ? 'mail' : 'text')
  const { data, error, refetch } = useRead('/v3/proposal.PrepareMessage', proposed, { quiet: true })
  const pick = (
    <fieldset className="mb-4 flex gap-1.5">
      <legend className="sr-only">How it is sent</legend>
      {(['mail', 'text'] as const).map(one => (
        <Button
          key={one}
          aria-pressed={way === one}
          look={way === one ? 'secondary' : 'ghost'}
          onClick={() => setWay(one)}
        >
          {WAYS[one]}
        </Button>
      ))}
    </fieldset>
  )
  const props = { proposed, to, pick, onClose }
  if (data && way === 'mail') return <SendMail prepared={data} {...props} />
  if (data) return <SendText prepared={data} {...props} />
  return (
    <Drawer open editable onClose={onClose} title="Send proposal">
      {error ? <ErrorState sentence={error.message} onRetry={() => void refetch()} /> : <Skeleton className="h-64" />}
    </Drawer>
  )
}
