import { useState } from 'react'
import type { Input } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Fields = Omit<Input<'/v3/privacy.Record'>, 'homeowner_id'>

const today = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
const choices = <Key extends string>(names: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  keys.map(value => ({ value, label: names[value] }))
const KINDS = choices(words.kinds, ['export', 'erasure'])
const CHANNELS = choices(words.channels, ['email', 'phone', 'letter', 'in_person'])
const PROOFS = choices(words.proofs, ['email_reply', 'phone_call', 'document', 'in_person'])

/** Who asked, when, how, and how they were identified. */
export default function RecordDialog({ homeowner_id, onClose }: { homeowner_id: string; onClose: () => void }) {
  const [fields, setFields] = useState<Fields>({
    kind: 'export',
    received_on: today(),
    received_by: 'email',
    identified_by: 'email_reply',
    note: '',
  })
  const record = useWrite('/v3/privacy.Record', {
    onDone: () => {
      tellDone(words.recorded)
      onClose()
    },
  })
  const change = (more: Partial<Fields>) => setFields({ ...fields, ...more })
  const pick = <Key extends 'kind' | 'received_by' | 'identified_by'>(
    label: string,
    key: Key,
    options: readonly { value: Fields[Key]; label: string }[],
  ) => (
    <SelectField
      label={label}
      value={fields[key]}
      options={[...options]}
      onChange={value => change({ [key]: options.find(one => one.value === value)?.value ?? fields[key] })}
    />
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.record_title}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={record.isPending} onClick={() => record.mutate({ homeowner_id, ...fields })}>
            {words.record}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {pick(words.asks_for, 'kind', KINDS)}
        <DateField
          label={words.received_on}
          value={fields.received_on}
          latest={today()}
          error={record.error?.fields['received_on']}
          onChange={received_on => change({ received_on: received_on ?? '' })}
        />
        {pick(words.received_by, 'received_by', CHANNELS)}
        {pick(words.identified_by, 'identified_by', PROOFS)}
        <div className="sm:col-span-2">
          <TextArea
            label={words.request_note}
            optional
            rows={2}
            maxLength={500}
            value={fields.note ?? ''}
            onChange={event => change({ note: event.target.value })}
          />
        </div>
      </div>
    </Dialog>
  )
}
