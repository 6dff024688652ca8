// Picks a utility that no project has yet, to confirm it in advance.
import { useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { stateOptions } from '#web/lib/states.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export function AddUtility({ onPick, onClose }: { onPick: (utility_id: string) => void; onClose: () => void }) {
  const [state, setState] = useState<string | null>(null)
  const { data } = useRead('/v1/lead/external/utilities', { state: state ?? 'AZ' }, { enabled: state !== null })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.add_utility}
      actions={<Button onClick={onClose}>{common.cancel}</Button>}
    >
      <div className="flex flex-col gap-4">
        <ComboboxField label={common.state} options={stateOptions} value={state} onChange={setState} />
        <ComboboxField
          label={common.utility}
          options={(data?.utilities ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={onPick}
          disabled={state === null}
          placeholder={state ? words.search_utilities : words.choose_state_first}
          empty={words.no_utility_name_state}
        />
      </div>
    </Dialog>
  )
}
