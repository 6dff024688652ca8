// Actions on a design: choose, copy, rename, remove.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWrite } from '#web/data/queries.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import type { Naming } from './design-name-dialog.tsx'
import { words } from './words.ts'

export type DesignProps = {
  project_id: string
  design: Schemas['ListedDesign']
  onName: (naming: Naming) => void
}

export function ChooseDesign({ project_id, design }: DesignProps) {
  const mayEdit = usePermissions().has('design.edit')
  const choose = useWrite('/v3/design.Choose')
  if (design.chosen) return <Badge status="chosen" label={words.chosen} />
  if (!mayEdit) return null
  const body = { project_id, design_id: design.id, version: design.version }
  return (
    <Button busy={choose.isPending} onClick={() => choose.mutate(body)}>
      {words.choose}
      <span className="sr-only"> “{design.name}”</span>
    </Button>
  )
}

export function DesignMenu({ project_id, design, onName }: DesignProps) {
  const mayEdit = usePermissions().has('design.edit')
  const [asks, setAsks] = useState(false)
  const remove = useWrite('/v3/design.Remove', { onDone: () => setAsks(false) })
  if (!mayEdit) return null
  const { id, name, version, chosen } = design
  return (
    <>
      <ActionMenu
        label={words.more_name({ name })}
        actions={[
          { label: common.copy, onSelect: () => onName({ way: 'copy', design }) },
          { label: common.rename, onSelect: () => onName({ way: 'rename', design }) },
          {
            label: common.remove,
            danger: true,
            onSelect: () => setAsks(true),
            disabledReason: chosen ? words.selected_design_locked : undefined,
          },
        ]}
      />
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.remove_name({ name })}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{common.cancel}</Button>
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ project_id, design_id: id, version })}
            >
              {common.remove}
            </Button>
          </>
        }
      >
        <p>{words.equipment_drawing_removed_cannot}</p>
      </Dialog>
    </>
  )
}
