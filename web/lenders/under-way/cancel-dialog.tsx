// Withdraws an application, having said what that means.
import { useWrite } from '#web/data/queries.ts'
import { dropDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { APPLICATION_READS } from '../application-reads.ts'
import type { Application } from './application-words.ts'

export function CancelDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, lender_name } = application
  const draft = `cancel-application-${id}`
  const cancel = useWrite('/v3/lender_applications.Cancel', {
    refreshes: APPLICATION_READS,
    onDone: () => {
      dropDraft(draft)
      tellDone(`The application at ${lender_name} is canceled.`)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={`Cancel the application at ${lender_name}?`}
      description={`It ends here at once and cannot be taken up again; ${lender_name} is told. Papers the homeowner has not signed end with it. To borrow there after all, you apply anew, with another look at the homeowner’s credit.`}
      action="Cancel application"
      keep="Keep it"
      help={`${lender_name} reads it, and it stays in the timeline.`}
      minimum={3}
      draft={draft}
      busy={cancel.isPending}
      onConfirm={reason => cancel.mutate({ application_id: id, version, reason })}
      onClose={onClose}
    />
  )
}
