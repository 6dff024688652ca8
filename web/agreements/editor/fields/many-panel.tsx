// Several fields at once: signer and alignment.
import {
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
  Scaling,
} from 'lucide-react'
import { ROLES } from '#machines/agreements/turns.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditing } from '../editing.ts'
import type { Arrangement } from './arrange.ts'
import { roleOptions } from './field-panel.tsx'
import { FieldTools } from './field-tools.tsx'
import { words } from './words.ts'

const ARRANGEMENTS: { how: Arrangement; label: string; icon: LucideIcon; least: number }[] = [
  { how: 'left', label: words.align_left, icon: AlignStartVertical, least: 2 },
  { how: 'right', label: words.align_right, icon: AlignEndVertical, least: 2 },
  { how: 'top', label: words.align_top, icon: AlignStartHorizontal, least: 2 },
  { how: 'bottom', label: words.align_bottom, icon: AlignEndHorizontal, least: 2 },
  { how: 'size', label: words.same_size_as_first, icon: Scaling, least: 2 },
  { how: 'across', label: words.even_gaps_across, icon: AlignHorizontalDistributeCenter, least: 3 },
  { how: 'down', label: words.even_gaps_down, icon: AlignVerticalDistributeCenter, least: 3 },
]

export function ManyPanel() {
  const { chosen, arrange, editFields, whyNot } = useEditing()
  const filled = chosen.filter(({ type }) => type !== 'variable')
  const ids = new Set(filled.map(({ id }) => id))
  const roles = new Set(filled.map(({ signer_role }) => signer_role))
  const optional = filled.filter(({ type }) => type !== 'signature')
  const required = optional.filter(one => one.required)
  const off = whyNot !== undefined
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap">
        <legend className="text-sm font-medium">{words.arrange}</legend>
        {ARRANGEMENTS.map(({ how, label, icon, least }) => (
          <IconButton
            key={how}
            label={label}
            icon={icon}
            onClick={off || chosen.length < least ? undefined : () => arrange(how)}
          />
        ))}
      </fieldset>
      {filled.length > 0 && (
        <SelectField
          label={words.filled_in_by_label}
          options={roleOptions}
          value={roles.size === 1 ? ([...roles][0] ?? null) : null}
          placeholder={words.several}
          disabled={off}
          onChange={value => editFields(ids, () => ({ signer_role: ROLES.find(one => one === value) ?? 'homeowner' }))}
        />
      )}
      {optional.length > 0 && (
        <Checkbox
          label={words.must_filled}
          checked={required.length === optional.length}
          indeterminate={required.length > 0 && required.length < optional.length}
          {...(off ? { disabledReason: '' } : {})}
          onChange={next => editFields(new Set(optional.map(({ id }) => id)), () => ({ required: next }))}
        />
      )}
      <FieldTools />
    </div>
  )
}
