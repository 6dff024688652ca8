// Withdraws an application, having said what that means.
import { useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { APPLICATION_READS } from '../application-reads.ts'
import type { Application } from './application-words.ts'

export function CancelDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, lender_name } = application
  const draft = `cancel-application-${id}`
  const [reason, setReason] = useState(() => readDraft<string>(draft) ?? '')
  const cancel = useWrite('/v3/lender_applications.Cancel', {
    refreshes: APPLICATION_READS,
    onDone: () => {
      dropDraft(draft)
      tellDone(`The application at ${lender_name} is canceled.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancel the application at ${lender_name}?`}
      description={`It ends here at once and cannot be taken up again; ${lender_name} is told. Papers the homeowner has not signed end with it. To borrow there after all, you apply anew, with another look at the homeowner’s credit.`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={cancel.isPending}
            disabledReason={reason.trim().length < 3 ? 'Give a reason first.' : undefined}
            onClick={() => cancel.mutate({ application_id: id, version, reason: reason.trim() })}
          >
            Cancel application
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        help={`${lender_name} reads it, and it stays in the timeline.`}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={event => {
          setReason(event.target.value)
          keepDraft(draft, event.target.value)
        }}
      />
    </Dialog>
  )
}
