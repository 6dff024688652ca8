// Withdraws an application after explaining the consequences.
import { useWrite } from '#web/data/queries.ts'
import { dropDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import type { Application } from './application-words.ts'
import { words } from './words.ts'

const TOLD: Record<Application['mode'], (lender: string) => string> = {
  api: lender => words.lender_notified({ lender }),
  portal: lender => words.cancel_portal_too({ lender }),
  in_house: () => words.notify_homeowner,
}

export function CancelDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, lender_name, mode } = application
  const sentence = TOLD[mode](lender_name)
  const draft = `cancel-application-${id}`
  const cancel = useWrite('/v3/lender_applications.Cancel', {
    onDone: () => {
      dropDraft(draft)
      tellDone(words.application_canceled({ lender_name }))
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={words.cancel_application_title({ lender_name })}
      description={words.cancel_application_note({ told: sentence })}
      action={words.cancel_application_action}
      keep={words.keep}
      help={mode === 'api' ? words.reads_stays_timeline({ lender_name }) : words.stays_timeline}
      minimum={3}
      draft={draft}
      busy={cancel.isPending}
      onConfirm={reason => cancel.mutate({ application_id: id, version, reason })}
      onClose={onClose}
    />
  )
}
