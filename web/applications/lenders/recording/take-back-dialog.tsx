import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import type { Application } from '../under-way/application-words.ts'
import { RECORD_NAMES } from './record-words.ts'
import { words } from './words.ts'

type Props = { application: Application; record: Schemas['LenderRecord']; onClose: () => void }

/** The record stays listed, with who took it back and why. */
export function TakeBackDialog({ application, record, onClose }: Props) {
  const { id, version } = application
  const draft = `take-back-${record.id}`
  const takeBack = useWrite('/v3/lender_applications.TakeBackRecord', {
    onDone: () => {
      dropDraft(draft)
      tellDone(words.record_undone)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={words.undo_record_title({ record_names: RECORD_NAMES[record.kind] })}
      description={words.undo_record_note}
      action={words.undo}
      minimum={3}
      draft={draft}
      error={takeBack.error?.fields['reason']}
      busy={takeBack.isPending}
      onConfirm={reason => takeBack.mutate({ application_id: id, version, record_id: record.id, reason })}
      onClose={onClose}
    />
  )
}
