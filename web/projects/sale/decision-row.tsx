// Approve or decline, with a note to the requester.
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

type Decision = { decision: 'approve' | 'decline'; note?: string }

export function DecisionRow({ busy, onDecide }: { busy: boolean; onDecide: (decision: Decision) => void }) {
  const [note, setNote] = useState('')
  const decide = (decision: Decision['decision']) => onDecide({ decision, ...(note.trim() ? { note } : {}) })
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={words.note}
        optional
        className="min-w-40 flex-1"
        maxLength={300}
        value={note}
        onChange={event => setNote(event.target.value)}
      />
      <Button look="primary" busy={busy} onClick={() => decide('approve')}>
        {words.approve}
      </Button>
      <Button busy={busy} onClick={() => decide('decline')}>
        {words.decline}
      </Button>
    </div>
  )
}
