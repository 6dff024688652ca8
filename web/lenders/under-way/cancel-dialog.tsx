// Withdraws an application, having said what that means.
import { useWrite } from '#web/data/queries.ts'
import { dropDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { APPLICATION_READS } from '../application-reads.ts'
import type { Application } from './application-words.ts'

const TOLD: Record<Application['mode'], (lender: string) => string> = {
  api: lender => `${lender} is told.`,
  portal: lender => `Cancel it in the portal of ${lender} too.`,
  in_house: () => 'Tell the homeowner.',
}

export function CancelDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, lender_name, mode } = application
  const told = TOLD[mode](lender_name)
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
      description={`It ends here at once and cannot be taken up again. ${told} Papers the homeowner has not signed end with it. To borrow there after all, you apply anew, with another look at the homeowner’s credit.`}
      action="Cancel application"
      keep="Keep it"
      help={mode === 'api' ? `${lender_name} reads it, and it stays in the timeline.` : 'It stays in the timeline.'}
      minimum={3}
      draft={draft}
      busy={cancel.isPending}
      onConfirm={reason => cancel.mutate({ application_id: id, version, reason })}
      onClose={onClose}
    />
  )
}
