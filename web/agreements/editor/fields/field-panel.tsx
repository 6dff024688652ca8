// All properties of the selected field.
import { useState } from 'react'
import { ROLES, signs } from '#machines/agreements/turns.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { FIELD_NAMES, FIELD_TYPES, ROLE_NAMES } from '../../field-words.ts'
import { useEditing } from '../editing.ts'
import type { Field } from './field-edits.ts'
import { FieldTools } from './field-tools.tsx'
import { PlaceFields } from './place-fields.tsx'
import { VariableField } from './variable-field.tsx'
import { words } from './words.ts'

export const roleOptions = ROLES.filter(role => signs({ role })).map(value => ({ value, label: ROLE_NAMES[value] }))

export function FieldPanel({ field }: { field: Field }) {
  const { editFields, findings, whyNot } = useEditing()
  const ids = new Set([field.id])
  const change = (part: Partial<Field>, key?: string) => editFields(ids, () => part, key && `${field.id}.${key}`)
  const off = whyNot !== undefined
  return (
    <div className="flex flex-col gap-4">
      {findings
        .filter(({ field_id }) => field_id === field.id)
        .map(({ sentence, blocks }) => (
          <Notice key={sentence} kind={blocks ? 'danger' : 'warning'}>
            {sentence}
          </Notice>
        ))}
      <SelectField
        label={words.type}
        options={FIELD_TYPES.map(value => ({ value, label: FIELD_NAMES[value] }))}
        value={field.type}
        disabled={off}
        onChange={value => {
          const type = FIELD_TYPES.find(one => one === value)
          if (type) editFields(ids, one => typed(one, type))
        }}
      />
      {field.type === 'variable' ? (
        <VariableField value={field.variable ?? null} disabled={off} onChange={variable => change({ variable })} />
      ) : (
        <>
          <SelectField
            label={words.filled_in_by_label}
            options={roleOptions}
            value={field.signer_role}
            disabled={off}
            onChange={value => change({ signer_role: ROLES.find(one => one === value) ?? 'homeowner' })}
          />
          <LabelField key={field.id} field={field} onChange={label => change({ label }, 'label')} />
          {field.type === 'signature' ? (
            <p className="text-sm text-ink-3">{words.signature_always_has_given}</p>
          ) : (
            <Checkbox
              label={field.type === 'checkbox' ? words.must_ticked : words.must_filled}
              checked={field.required}
              {...(off ? { disabledReason: '' } : {})}
              onChange={required => change({ required })}
            />
          )}
        </>
      )}
      <PlaceFields field={field} />
      <FieldTools />
    </div>
  )
}

const typed = (field: Field, type: Field['type']): Partial<Field> => {
  const required = type === 'signature' || (type !== 'checkbox' && field.required)
  return { type, required, variable: undefined }
}

function LabelField({ field, onChange }: { field: Field; onChange: (label: string) => void }) {
  const { whyNot } = useEditing()
  const [text, setText] = useState(field.label)
  const [seen, setSeen] = useState(field.label)
  if (field.label !== seen) {
    setSeen(field.label)
    if (field.label !== text.trim()) setText(field.label)
  }
  return (
    <TextField
      label={words.field_label}
      optional={field.type !== 'text'}
      help={words.said_signer_where_field}
      placeholder={PLACEHOLDERS[field.type]}
      maxLength={120}
      value={text}
      disabled={whyNot !== undefined}
      onChange={event => {
        setText(event.target.value)
        onChange(event.target.value.trim())
      }}
      onBlur={() => setText(field.label)}
    />
  )
}

const PLACEHOLDERS: Record<Field['type'], string> = {
  signature: '',
  initials: words.i_have_read_page,
  date: '',
  text: words.name_utility_account,
  checkbox: words.i_have_received_warranty,
  variable: '',
}
