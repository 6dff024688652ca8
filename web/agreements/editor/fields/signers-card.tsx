import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { ROLES, signs } from '#machines/agreements/turns.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ROLE_NAMES } from '../../field-words.ts'
import { useEditing } from '../editing.ts'
import { ROLE_LOOKS } from './role-look.ts'
import {
  inStep,
  type Order,
  ordered,
  orderOf,
  type Signer,
  shifted,
  thoseWhoSign,
  tidied,
  withoutRole,
  withRole,
} from './signer-order.ts'
import { words } from './words.ts'

/** Who signs, in which order, and who is sent a copy. */
export function SignersCard() {
  const { draft, edit, whyNot } = useEditing()
  const { signers } = draft
  // Custom steps may equal a simpler order, but stay shown once the user chose them.
  const [byHand, setByHand] = useState(false)
  const signing = thoseWhoSign(signers)
  const order: Order = byHand ? 'by_steps' : orderOf(signers)
  const free = ROLES.filter(role => !signers.some(one => one.role === role))
  const set = (next: Signer[]) => edit({ signers: next })
  const choose = (next: Order) => {
    setByHand(next === 'by_steps')
    if (next !== 'by_steps') set(ordered(signers, next))
  }
  return (
    <section aria-label={words.signers} className="flex flex-col gap-3 border-t border-hairline pt-4">
      <h2 className="text-base">{words.signers}</h2>
      {signing.length > 1 && (
        <RadioGroup<Order>
          label={words.order}
          hideLabel
          value={order}
          onChange={choose}
          disabledReason={whyNot}
          options={[
            { value: 'together', label: words.all_once },
            { value: 'in_turn', label: words.one_after_another },
            {
              value: 'by_steps',
              label: words.steps,
              help: order === 'by_steps' ? words.those_one_step_sign : undefined,
            },
          ]}
        />
      )}
      <ol className="flex flex-col divide-y divide-hairline rounded-card border border-hairline">
        {[...signing, ...tidied(signers).filter(one => !signs(one))].map((one, at) => (
          <SignerRow
            key={one.role}
            signer={one}
            order={order}
            first={at === 0}
            last={at === signing.length - 1}
            steps={Math.min(6, signing.length)}
            onChange={set}
          />
        ))}
        {signers.length === 0 && <li className="px-3 py-2 text-sm text-ink-3">{words.place_field_signer_here}</li>}
      </ol>
      {free.length > 0 && (
        <SelectField
          label={words.add_someone}
          hideLabel
          placeholder={words.add_someone}
          options={free.map(role => ({
            value: role,
            label: role === 'cc' ? words.copy_signs_nothing : ROLE_NAMES[role],
          }))}
          value={null}
          disabled={whyNot !== undefined}
          onChange={value => {
            const role = ROLES.find(one => one === value)
            if (role) set(withRole(signers, role))
          }}
        />
      )}
    </section>
  )
}

type RowProps = {
  signer: Signer
  order: Order
  first: boolean
  last: boolean
  steps: number
  onChange: (signers: Signer[]) => void
}

function SignerRow({ signer: { role, step }, order, first, last, steps, onChange }: RowProps) {
  const { draft, whyNot } = useEditing()
  const { signers, fields } = draft
  const mine = fields.filter(one => one.type !== 'variable' && one.signer_role === role).length
  const signing = signs({ role })
  const may = whyNot === undefined
  return (
    <li className="flex min-h-11 items-center gap-2 py-1 pr-1 pl-3">
      {signing && order !== 'together' && <span className="figures w-4 text-sm text-ink-3">{step}</span>}
      <span aria-hidden className={cx('size-2.5 shrink-0 rounded-full', ROLE_LOOKS[role].dot)} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-base">{ROLE_NAMES[role]}</span>
        <span className="block text-xs text-ink-3">{noteOf(role, mine)}</span>
      </span>
      {signing && order === 'in_turn' && (
        <span className="flex">
          <IconButton
            label={words.signs_earlier({ role_names: ROLE_NAMES[role] })}
            icon={ArrowUp}
            onClick={may && !first ? () => onChange(shifted(signers, role, -1)) : undefined}
          />
          <IconButton
            label={words.signs_later({ role_names: ROLE_NAMES[role] })}
            icon={ArrowDown}
            onClick={may && !last ? () => onChange(shifted(signers, role, 1)) : undefined}
          />
        </span>
      )}
      {signing && order === 'by_steps' && (
        <SelectField
          label={words.step_of_role({ role: ROLE_NAMES[role] })}
          hideLabel
          className="w-24"
          options={Array.from({ length: steps }, (_, index) => ({
            value: `${index + 1}`,
            label: words.step_index({ index: index + 1 }),
          }))}
          value={`${step}`}
          disabled={!may}
          onChange={value => onChange(inStep(signers, role, Number(value)))}
        />
      )}
      {mine === 0 && (
        <IconButton
          label={words.remove_role({ role: ROLE_NAMES[role] })}
          icon={X}
          onClick={may ? () => onChange(withoutRole(signers, role)) : undefined}
        />
      )}
    </li>
  )
}

const noteOf = (role: Schemas['SignerRole'], fields: number) =>
  role === 'cc' ? words.sent_signed_copy : fields === 0 ? words.no_field_yet : words.fields({ count: fields })
