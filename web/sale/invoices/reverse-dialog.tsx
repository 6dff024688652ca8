// An entry of the books is taken back, with the reason why.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RECEIVABLE_READS } from './receivable-reads.ts'

type Reversible = Pick<Schemas['LedgerEntry'], 'id' | 'memo'>

export function ReverseDialog({ entry, onClose }: { entry: Reversible; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const back = useWrite('/v3/receivables.ReverseEntry', {
    quiet: true,
    refreshes: RECEIVABLE_READS,
    onDone: () => {
      tellDone('It is taken back; both entries stay in the books.')
      onClose()
    },
  })
  const submit = () =>
    back.mutate(
      { entry_id: entry.id, reason },
      { onError: failure => Object.keys(failure.fields).length === 0 && tell(failure) },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Take back “${entry.memo}”`}
      description="As when a check bounces. It is booked the other way round, and what it paid is open again."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" busy={back.isPending} onClick={submit}>
            Take back
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label="Reason"
          maxLength={300}
          autoComplete="off"
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={back.error?.fields['reason']}
        />
      </form>
    </Dialog>
  )
}
