// Approve or decline, with a note for whoever asked.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { APPROVAL_READS } from './approval-reads.ts'

export function DecisionForm({ request }: { request: Schemas['ApprovalRequest'] }) {
  const [note, setNote] = useState('')
  const decide = useWrite('/v3/guardrails.DecideApproval', {
    refreshes: APPROVAL_READS,
    onDone: answer => tellDone(answer.request?.status === 'declined' ? 'It is declined.' : 'It is approved.'),
  })
  const say = (decision: Schemas['ApprovalAnswer']) =>
    decide.mutate({ request_id: request.id, decision, ...(note.trim() ? { note } : {}) })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label="Note"
        optional
        className="min-w-40 flex-1"
        maxLength={300}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Button look="primary" busy={decide.isPending} onClick={() => say('approve')}>
        Approve
      </Button>
      <Button busy={decide.isPending} onClick={() => say('decline')}>
        Decline
      </Button>
    </div>
  )
}
