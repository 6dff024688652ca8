// A dialog that does something only with a reason for it, in words of the person who does it.
import { type ReactNode, useState } from 'react'
import { keepDraft, readDraft } from '#web/lib/form.ts'
import { common } from '#web/words/common.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from './fields/text-field.tsx'
import { words } from './words.ts'

type Props = {
  title: string
  description: ReactNode
  /** On the button that does it, and on the one that does not. */
  action: string
  keep?: string
  look?: 'primary' | 'danger'
  /** Who will see the reason. */
  help?: string
  /** Minimum length before the button is enabled; the server rejects shorter ones at the field. */
  minimum?: number
  maximum?: number
  /** Stores the input under this name; the caller deletes it when done. */
  draft?: string
  /** The server's error about the reason. */
  error?: string | undefined
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

export function ReasonDialog({ minimum = 0, maximum = 500, look = 'danger', draft, ...props }: Props) {
  const { title, description, action, keep = common.cancel, help, error, busy, onConfirm, onClose } = props
  const [reason, setReason] = useState(() => (draft && readDraft<string>(draft)) || '')
  const missing = reason.trim().length < minimum
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button
            look={look}
            busy={busy}
            disabledReason={missing ? words.give_reason_first : undefined}
            onClick={() => onConfirm(reason.trim())}
          >
            {action}
          </Button>
        </>
      }
    >
      <TextArea
        label={common.reason}
        {...(help ? { help } : {})}
        rows={3}
        maxLength={maximum}
        value={reason}
        error={error}
        onChange={event => {
          setReason(event.target.value)
          if (draft) keepDraft(draft, event.target.value)
        }}
      />
    </Dialog>
  )
}
