import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useWords } from './words/words-context.tsx'

type Props = {
  title: string
  text: string
  action: string
  dangerous?: boolean
  busy?: boolean
  disabledReason?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Says what will happen and asks for it, with targets for a thumb. */
export function ConfirmDialog({
  title,
  text,
  action,
  dangerous,
  busy,
  disabledReason,
  onConfirm,
  onClose,
  children,
}: Props) {
  const { words } = useWords()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={words.close}
      title={title}
      description={text}
      actions={
        <div className="flex flex-1 flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button size="touch" className="min-h-12" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            size="touch"
            className="min-h-12"
            look={dangerous ? 'danger' : 'primary'}
            // The signing pages report a lost connection themselves, in the signer's language.
            worksOffline
            busy={busy ?? false}
            disabledReason={disabledReason}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
