import { X } from 'lucide-react'
import { useState } from 'react'
import { roleName } from '#machines/company/roles/role-name.ts'
import { zEmail } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Rule = Schemas['NotificationRule']
type Props = {
  rule: Rule
  /** The event. */
  title: string
  /** The owner, in words. */
  whose: string
  choices: Schemas['Notifications']['choices']
  disabledReason: string | undefined
  onChange: (part: Partial<Rule>) => void
}

/** Recipients of an event: owner, all members of a role, single members, shared mailboxes. */
export function RecipientFields({ rule, title, whose, choices, disabledReason, onChange }: Props) {
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  const { role_ids, user_ids, addresses } = rule
  const roles = choices.roles.map(({ id, name }) => ({
    value: `role ${id}`,
    label: words.everyone_who({ name: roleName(name) }),
  }))
  const members = choices.members.map(({ id, name }) => ({ value: `user ${id}`, label: name }))
  const chosen = [
    ...role_ids.map(id => ({ key: `role ${id}`, off: { role_ids: role_ids.filter(one => one !== id) } })),
    ...user_ids.map(id => ({ key: `user ${id}`, off: { user_ids: user_ids.filter(one => one !== id) } })),
  ].map(one => ({
    ...one,
    label: [...roles, ...members].find(({ value }) => value === one.key)?.label ?? words.recipient_deleted,
  }))
  const chips = [
    ...chosen,
    ...addresses.map(one => ({ key: one, label: one, off: { addresses: addresses.filter(other => other !== one) } })),
  ]
  const add = (value: string) => {
    const [what, id = ''] = value.split(' ')
    onChange(what === 'role' ? { role_ids: [...role_ids, id] } : { user_ids: [...user_ids, id] })
  }
  const fault =
    address.trim() === '' || !zEmail.safeParse(address.trim()).success
      ? words.enter_email_address
      : addresses.length >= 5
        ? words.too_many_addresses
        : undefined
  const addAddress = () => {
    setTried(fault !== undefined)
    if (fault !== undefined) return
    const typed = address.trim().toLowerCase()
    onChange({ addresses: addresses.includes(typed) ? addresses : [...addresses, typed] })
    setAddress('')
  }
  const nobody = !rule.responsible && chips.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and the card's title is that already
    <div role="group" aria-label={title} className="flex max-w-[560px] flex-col gap-3">
      <Checkbox
        label={whose}
        checked={rule.responsible}
        onChange={responsible => onChange({ responsible })}
        disabledReason={disabledReason}
      />
      {chips.length > 0 && (
        <ul aria-label={words.other_recipients} className="flex flex-wrap gap-1.5">
          {chips.map(({ key, label, off }) => (
            <li
              key={key}
              className="flex min-w-0 items-center gap-1 rounded-full bg-sunken pl-3 text-sm dark:bg-hairline"
            >
              <span className="truncate">{label}</span>
              <button
                type="button"
                aria-label={words.remove_label({ label })}
                disabled={disabledReason !== undefined}
                onClick={() => onChange(off)}
                className="rounded-full p-2 text-ink-3 hover:text-ink max-sm:p-3"
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {nobody && <p className="text-sm text-ink-3">{words.no_recipients}</p>}
      {disabledReason === undefined && (
        <div className="grid gap-3 sm:grid-cols-2">
          <ComboboxField
            // Once one is chosen the field is empty again.
            key={chips.length}
            label={words.add_role_member}
            placeholder={common.search}
            options={[...roles, ...members].filter(({ value }) => !chosen.some(({ key }) => key === value))}
            value={null}
            onChange={add}
          />
          <div className="flex items-start gap-2">
            <TextField
              className="flex-1"
              label={words.add_address}
              type="email"
              placeholder="office@example.com"
              value={address}
              onChange={event => {
                setAddress(event.target.value)
                setTried(false)
              }}
              onKeyDown={event => {
                if (event.key !== 'Enter') return
                // Enter adds the address rather than saving the page.
                event.preventDefault()
                addAddress()
              }}
              error={tried ? fault : undefined}
            />
            <Button className="mt-6 h-9 max-sm:h-11" aria-label={words.add_this_address} onClick={addAddress}>
              {words.add}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
