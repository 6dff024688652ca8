// Records that an agreement was signed on paper: the scan, when each signer signed, the day it arrived.
import { useRef, useState } from 'react'
import { words as signing } from '#machines/agreements/evidence/words.ts'
import { paperSigners } from '#machines/agreements/paper/paper-faults.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { useToday } from '#web/projects/sale/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { ScanField } from './scan-field.tsx'
import { words } from './words.ts'

type Typed = {
  file_id: string | null
  /** No day typed is today. */
  received_on: string | null
  /** By signer. */
  signed_on: Record<string, string>
  note: string
}
const BLANK: Typed = { file_id: null, received_on: null, signed_on: {}, note: '' }

type Props = { transaction: Schemas['Transaction']; onClose: () => void }

export function PaperDialog({ transaction, onClose }: Props) {
  const { id, version, project_id, agreement_name, signers } = transaction
  const today = useToday()
  const draft = `paper-${id}`
  const [typed, setTyped] = useState<Typed>(() => readDraft<Typed>(draft) ?? BLANK)
  // A late upload is added to the current input, not an older one.
  const latest = useRef(typed)
  const change = (part: Partial<Typed>) => {
    latest.current = { ...latest.current, ...part }
    setTyped(latest.current)
    keepDraft(draft, latest.current)
  }
  const record = useWrite('/v3/agreements.RecordPaperSignature', {
    onDone: () => {
      dropDraft(draft)
      tellDone(words.paper_signature_recorded)
      onClose()
    },
  })
  const due = paperSigners(signers)
  const received_on = typed.received_on ?? today
  const dayOf = (signer_id: string) => typed.signed_on[signer_id] ?? received_on
  const fields = record.error?.fields ?? {}
  const send = () =>
    record.mutate({
      transaction_id: id,
      version,
      file_id: typed.file_id ?? '',
      received_on,
      signers: due.map(one => ({ signer_id: one.id, signed_on: dayOf(one.id) })),
      ...(typed.note.trim() ? { note: typed.note.trim() } : {}),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.record_paper_signature}
      description={words.counts_as_signed_everyone({ agreement_name })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={record.isPending}
            disabledReason={typed.file_id === null ? words.add_scan_first : undefined}
            onClick={send}
          >
            {words.record}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <ScanField
          project_id={project_id}
          file_id={typed.file_id}
          error={fields['file_id']}
          onChange={file_id => change({ file_id })}
        />
        <DateField
          label={words.received}
          latest={today}
          value={received_on}
          onChange={day => change({ received_on: day })}
          error={fields['received_on']}
        />
        {due.map((one, index) => (
          <DateField
            key={one.id}
            label={words.name_signed({ name: one.name })}
            help={signing.roles[one.role]}
            latest={today}
            value={dayOf(one.id)}
            onChange={day => day && change({ signed_on: { ...latest.current.signed_on, [one.id]: day } })}
            error={fields[`signers.${index}.signed_on`] ?? fields[`signers.${index}.signer_id`]}
          />
        ))}
        {fields['signers'] && <Notice kind="danger">{fields['signers']}</Notice>}
        <TextArea
          label={words.note}
          optional
          rows={2}
          maxLength={2000}
          value={typed.note}
          error={fields['note']}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </Dialog>
  )
}
