import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export type Naming = { way: 'copy' | 'rename'; design: Schemas['ListedDesign'] }
type Props = { project_id: string; naming: Naming; onClose: () => void }

/** Asks for the name of a copy, or for another name. */
export function DesignNameDialog({ project_id, naming: { way, design }, onClose }: Props) {
  const [name, setName] = useState(
    way === 'rename' ? design.name : words.copy_suffix({ slice: design.name.slice(0, 73) }),
  )
  const done = { onDone: onClose } as const
  const copy = useWrite('/v3/design.Copy', done)
  const rename = useWrite('/v3/design.Rename', done)
  const { error, isPending } = way === 'copy' ? copy : rename
  const save = () => {
    const body = { project_id, design_id: design.id, name: name.trim() }
    if (way === 'copy') copy.mutate(body)
    else rename.mutate({ ...body, version: design.version })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={way === 'copy' ? words.copy_name({ name: design.name }) : words.rename_name({ name: design.name })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={isPending} onClick={save}>
            {way === 'copy' ? common.copy : common.rename}
          </Button>
        </>
      }
    >
      <form
        onSubmit={event => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={common.name}
          maxLength={80}
          value={name}
          onChange={event => setName(event.target.value)}
          error={error?.fields['name'] ?? error?.message}
        />
      </form>
    </Dialog>
  )
}
