import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { JUDGED_READS } from './judged-row.tsx'

type Props = { project_id: string; rule: Schemas['Incentive']; onClose: () => void }

/** A rule that would count by itself stays out from then on, so the reason is asked for. */
export function LeaveOutDialog({ project_id, rule, onClose }: Props) {
  const [reason, setReason] = useState('')
  const remove = useWrite('/v3/projects.RemoveIncentive', {
    quiet: true,
    refreshes: JUDGED_READS,
    onDone: () => {
      tellDone(`${rule.name} is left out.`)
      onClose()
    },
  })
  const submit = () =>
    remove.mutate(
      { project_id, incentive_id: rule.id, reason },
      { onError: failure => Object.keys(failure.fields).length === 0 && tell(failure) },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Leave out ${rule.name}`}
      description="It stays out of this project, whatever its dates, until it is counted again."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={remove.isPending} onClick={submit}>
            Leave out
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
          error={remove.error?.fields['reason']}
        />
      </form>
    </Dialog>
  )
}
