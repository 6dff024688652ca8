import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { useToday } from '#web/projects/sale/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { CheckList } from '../start/check-list.tsx'
import { fixHref } from '../start/fix-href.ts'
import { type Application, MILESTONE_NAMES } from './application-words.ts'
import { words } from './words.ts'

type Props = { application: Application; milestone: Schemas['LenderMilestone']; onClose: () => void }
/** No day typed is today. */
type Typed = { completed_on: string | null; note: string }

const WHEN: Record<Schemas['LenderMilestoneName'], string> = {
  notice_to_proceed: words.ready_since,
  installation_complete: words.completed,
  permission_to_operate: words.permission_given,
}

/** Review before a milestone is submitted. */
export function MilestoneDialog({ application, milestone, onClose }: Props) {
  const { id, version, lender_name, project_id } = application
  const name = MILESTONE_NAMES[milestone.milestone]
  const today = useToday()
  const draft = `milestone-${id}-${milestone.milestone}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(draft) ?? { completed_on: null, note: '' })
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    keepDraft(draft, next)
  }
  const submit = useWrite('/v3/lender_applications.SubmitMilestone', {
    onDone: () => {
      dropDraft(draft)
      tellDone(words.milestone_submitted({ name, lender_name }))
      onClose()
    },
  })
  const { note } = typed
  const completed_on = typed.completed_on ?? today
  const late = completed_on > today ? words.date_in_future : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.submit_name({ name })}
      description={words.milestone_dialog_note({ lender_name })}
      actions={
        <>
          <Button onClick={onClose}>{words.not_yet}</Button>
          <Button
            look="primary"
            busy={submit.isPending}
            disabledReason={late}
            onClick={() =>
              submit.mutate({
                application_id: id,
                version,
                milestone: milestone.milestone,
                completed_on,
                note: note.trim(),
              })
            }
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        {milestone.checks.length > 0 && (
          <CheckList
            label={words.checked_before_sent}
            checks={milestone.checks}
            linkOf={fix => (fix === 'lender' ? undefined : fixHref(project_id, fix))}
          />
        )}
        <DateField
          label={WHEN[milestone.milestone]}
          latest={today}
          value={completed_on}
          onChange={day => change({ completed_on: day })}
          error={late ?? submit.error?.fields['completed_on']}
        />
        <TextArea
          label={words.note}
          optional
          help={words.lender_sees_note({ lender_name })}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={event => change({ note: event.target.value })}
        />
      </div>
    </Dialog>
  )
}
