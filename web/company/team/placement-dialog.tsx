import { useState } from 'react'
import { readTerritory, writeTerritory } from '#machines/company/team/territory.ts'
import { fullName } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { ManagerSelect } from './manager-select.tsx'
import { TerritoryField } from './territory-field.tsx'
import { words } from './words.ts'

type Props = { user: Schemas['Member']; onClose: () => void }

export function PlacementDialog({ user, onClose }: Props) {
  const [manager_id, setManager] = useState(user.manager?.id ?? null)
  const [typed, setTyped] = useState(writeTerritory(user.territory))
  const read = readTerritory(typed)
  const change = useWrite('/v3/users.UpdatePlacement', {
    onDone: () => {
      tellDone(words.user_updated({ user: fullName(user) }))
      onClose()
    },
  })
  const submit = () => {
    if (read.fault !== undefined) return
    change.mutate({
      user_id: user.id,
      version: user.version,
      ...(manager_id ? { manager_id } : {}),
      ...(read.territory ? { territory: read.territory } : {}),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.manager_territory_of({ user: fullName(user) })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={change.isPending} disabledReason={read.fault} onClick={submit}>
            {common.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <ManagerSelect
          value={manager_id}
          onChange={setManager}
          of={user.id}
          error={change.error?.fields['manager_id']}
        />
        <TerritoryField value={typed} onChange={setTyped} error={read.fault} />
      </div>
    </Dialog>
  )
}
