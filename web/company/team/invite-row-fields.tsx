import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import type { InviteRow, RowFaults } from './invite-rows.ts'
import { ManagerSelect } from './manager-select.tsx'
import { RoleSelect } from './role-select.tsx'
import { TerritoryField } from './territory-field.tsx'
import { words } from './words.ts'

type Props = {
  row: InviteRow
  at: number
  errors: RowFaults
  onChange: (part: Partial<InviteRow>) => void
  /** Several addresses at once. */
  onPaste: (text: string) => void
  onRemove: (() => void) | undefined
}

export function InviteRowFields({ row, at, errors, onChange, onPaste, onRemove }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-hairline not-first:border-t not-first:pt-5 sm:grid-cols-2">
      <legend className="sr-only">{words.person_number({ at: at + 1 })}</legend>
      {row.refused && !row.refused.field && (
        <div className="sm:col-span-2">
          <Notice kind="danger">{row.refused.sentence}</Notice>
        </div>
      )}
      <TextField
        label={words.email}
        type="text"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={row.email}
        onChange={event => onChange({ email: event.target.value, refused: undefined })}
        onPaste={event => {
          const text = event.clipboardData.getData('text')
          if ((text.match(/@/g)?.length ?? 0) < 2) return
          event.preventDefault()
          onPaste(text)
        }}
        error={errors.email}
      />
      <RoleSelect
        label={words.role}
        value={row.role_id}
        onChange={role_id => onChange({ role_id, refused: undefined })}
        error={errors.role_id}
      />
      <ManagerSelect
        value={row.manager_id}
        onChange={manager_id => onChange({ manager_id, refused: undefined })}
        error={errors.manager_id}
      />
      <TerritoryField value={row.territory} onChange={territory => onChange({ territory })} error={errors.territory} />
      {onRemove && (
        <Button
          look="ghost"
          className="-ml-3 justify-self-start"
          icon={<Trash2 size={14} aria-hidden />}
          aria-label={words.remove_person({ trim: row.email.trim() || words.person_number_inline({ at: at + 1 }) })}
          onClick={onRemove}
        >
          {common.remove}
        </Button>
      )}
    </fieldset>
  )
}
