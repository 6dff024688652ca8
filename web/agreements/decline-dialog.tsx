import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '#web/app/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-field.tsx'

type Props = {
  agreement_name: string
  headers: Record<string, string>
  onClose: () => void
  onDeclined: () => void
}

export function DeclineDialog({ agreement_name, headers, onClose, onDeclined }: Props) {
  const [reason, setReason] = useState('')
  const decline = useMutation({
    mutationFn: () => write('/v3/agreements.Decline', { reason: reason.trim() }, headers),
    onSuccess: onDeclined,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Decline to sign?"
      description={`${agreement_name} ends for everyone who was to sign it.`}
      actions={
        <>
          <Button size="touch" onClick={onClose}>
            Go back
          </Button>
          <Button
            look="danger"
            size="touch"
            busy={decline.isPending}
            disabledReason={reason.trim().length < 3 ? 'Say in a few words why.' : undefined}
            onClick={() => decline.mutate()}
          >
            Decline
          </Button>
        </>
      }
    >
      <TextArea
        label="Why?"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
    </Dialog>
  )
}
