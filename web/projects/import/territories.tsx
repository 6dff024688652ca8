import { Plus, X } from 'lucide-react'
import { zipList } from '#machines/projects/leads/owner-rule.ts'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { words } from './words.ts'

/** `zips` as they are typed. */
export type Territory = { key: string; user_id: string; zips: string }
type Props = { value: Territory[]; onChange: (value: Territory[]) => void; people: Option[] }

const empty = (): Territory => ({ key: crypto.randomUUID(), user_id: '', zips: '' })

export const territoriesOf = (owner: Schemas['LeadOwnerRule'] | null): Territory[] => {
  const rows = (owner?.territories ?? []).map(({ user_id, postal_codes }) => ({
    ...empty(),
    user_id,
    zips: postal_codes.join(', '),
  }))
  return rows.length > 0 ? rows : [empty()]
}

export function Territories({ value, onChange, people }: Props) {
  const set = (key: string, change: Partial<Territory>) =>
    onChange(value.map(one => (one.key === key ? { ...one, ...change } : one)))
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{words.territories}</legend>
      {value.map(({ key, user_id, zips }, n) => (
        <div key={key} className="grid items-start gap-2 sm:grid-cols-[16rem_minmax(0,1fr)_auto]">
          <SelectField
            label={words.person_territory({ value: n + 1 })}
            hideLabel
            options={people}
            value={user_id || null}
            placeholder={words.choose_person}
            onChange={id => set(key, { user_id: id })}
          />
          <TextField
            label={words.zip_codes_territory({ value: n + 1 })}
            hideLabel
            placeholder="85001, 85002, 852"
            value={zips}
            onChange={event => set(key, { zips: event.target.value })}
            error={zips !== '' && !zipList(zips) ? words.enter_zip_codes_their : undefined}
          />
          {value.length > 1 && (
            <IconButton
              label={words.remove_territory({ value: n + 1 })}
              icon={X}
              onClick={() => onChange(value.filter(one => one.key !== key))}
            />
          )}
        </div>
      ))}
      <div>
        <Button icon={<Plus size={14} aria-hidden />} onClick={() => onChange([...value, empty()])}>
          {words.add_territory}
        </Button>
      </div>
    </fieldset>
  )
}
