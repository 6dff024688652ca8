import { useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { stateOptions } from '#web/lib/states.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { taken: string[]; onPick: (id: string, name: string) => void; error: string | undefined }

/** Utilities are many: first the state, then its utilities. */
export function UtilityPicker({ taken, onPick, error }: Props) {
  const [state, setState] = useState<string | null>(null)
  const { data } = useRead('/v1/lead/external/utilities', { state: state ?? 'AZ' }, { enabled: state !== null })
  const utilities = (data?.utilities ?? []).filter(({ id }) => !taken.includes(id))
  return (
    <div className="grid grid-cols-[9rem_1fr] gap-2">
      <ComboboxField
        label={words.state_utility}
        hideLabel
        placeholder={common.state}
        options={stateOptions}
        value={state}
        onChange={setState}
      />
      <ComboboxField
        key={taken.length}
        label={common.utility}
        hideLabel
        placeholder={state ? common.utility : words.choose_state_first}
        disabled={state === null}
        options={utilities.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={id => onPick(id, utilities.find(one => one.id === id)?.name ?? id)}
        error={error}
      />
    </div>
  )
}
