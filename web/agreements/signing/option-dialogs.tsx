// Alternatives to signing here, each with a confirmation.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import type { Option } from './pages/tools.tsx'
import type { SigningRoom } from './use-signing.ts'
import { useWords } from './words/words-context.tsx'

type Props = {
  asked: Exclude<Option, 'hand_back'> | 'paper_instead'
  room: SigningRoom
  signing: Schemas['Signing']
  onClose: () => void
}

export function OptionDialogs({ asked, room: { send, headers }, signing, onClose }: Props) {
  const { words } = useWords()
  const [told, setTold] = useState(false)
  const company = signing.company.name
  const done = (event: Parameters<typeof send>[0]) => {
    send(event)
    onClose()
  }
  if (told)
    return (
      <Dialog
        open
        onClose={onClose}
        closeLabel={words.close}
        title={words.paper_copy}
        description={words.paper_done({ company })}
        actions={
          <Button look="primary" size="touch" className="min-h-12" onClick={onClose}>
            {words.close}
          </Button>
        }
      />
    )
  switch (asked) {
    case 'paper':
      return (
        <ConfirmDialog
          title={words.paper_title}
          text={words.paper_text({ company })}
          action={words.paper_now}
          onConfirm={() => {
            send({ type: 'paper.requested' })
            setTold(true)
          }}
          onClose={onClose}
        />
      )
    case 'paper_instead':
      return (
        <ConfirmDialog
          title={words.paper_instead_title}
          text={words.paper_instead_text({ company })}
          action={words.paper_instead_now}
          onConfirm={() => done({ type: 'paper.chosen' })}
          onClose={onClose}
        />
      )
    case 'withdraw':
      return (
        <ConfirmDialog
          title={words.withdraw_title}
          text={words.withdraw_text({ company })}
          action={words.withdraw}
          dangerous
          onConfirm={() => done({ type: 'consent.withdrawn' })}
          onClose={onClose}
        />
      )
    case 'decline':
      return (
        <DeclineDialog
          agreement={signing.agreement_name}
          company={company}
          headers={headers}
          onClose={onClose}
          onDeclined={() => done({ type: 'declined' })}
          onMovedOn={() => done({ type: 'page.shown' })}
        />
      )
  }
}
