// Records one thing a lender decided or did: the day, the evidence, and the figures of its kind.
import { useRef, useState } from 'react'
import type { RecordKind } from '#machines/applications/lenders/recording/records.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { useToday } from '#web/projects/sale/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import type { Application } from '../under-way/application-words.ts'
import { DetailFields } from './detail-fields.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { blank, detailOf, type Typed } from './record-draft.ts'
import { RECORD_NAMES } from './record-words.ts'
import { words } from './words.ts'

type Props = { application: Application; kind: RecordKind; onClose: () => void }

export function RecordDialog({ application, kind, onClose }: Props) {
  const { id, version, project_id, lender_name } = application
  const today = useToday()
  const draft = `record-${id}-${kind}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(draft) ?? blank(application, kind))
  // A late upload is added to the current input, not an older one.
  const latest = useRef(typed)
  const change = (part: Partial<Typed>) => {
    latest.current = { ...latest.current, ...part }
    setTyped(latest.current)
    keepDraft(draft, latest.current)
  }
  const record = useWrite('/v3/lender_applications.Record', {
    onDone: () => {
      dropDraft(draft)
      tellDone(words.recorded_toast({ record: RECORD_NAMES[kind] }))
      onClose()
    },
  })
  const happened_on = typed.happened_on ?? today
  const fields = record.error?.fields ?? {}
  const send = () =>
    record.mutate({
      application_id: id,
      version,
      kind,
      happened_on,
      note: typed.note.trim(),
      file_ids: typed.file_ids,
      detail: detailOf(kind, typed),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.record_title({ record_names: RECORD_NAMES[kind] })}
      description={words.record_dialog_note({ lender_name })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={record.isPending} onClick={send}>
            {words.record}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <DateField
          label={words.date_occurred}
          latest={today}
          value={happened_on}
          onChange={day => change({ happened_on: day })}
          error={fields['happened_on']}
        />
        <DetailFields
          application={application}
          kind={kind}
          typed={typed}
          onChange={change}
          errorOf={field => fields[field]}
        />
        <TextArea
          label={words.note}
          help={words.how_you_know_call}
          rows={3}
          maxLength={2000}
          value={typed.note}
          error={fields['note']}
          onChange={({ target }) => change({ note: target.value })}
        />
        <EvidenceField
          project_id={project_id}
          file_ids={typed.file_ids}
          error={fields['file_ids']}
          onChange={file_ids => change({ file_ids })}
          onUploaded={file_id => change({ file_ids: [...latest.current.file_ids, file_id] })}
        />
      </div>
    </Dialog>
  )
}
