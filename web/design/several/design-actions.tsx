// What can be done with one design: choose it, copy it, rename it, remove it.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useWrite } from '#web/data/queries.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DESIGN_REFRESHES } from '../design-refreshes.ts'
import type { Naming } from './design-name-dialog.tsx'

export type DesignProps = {
  project_id: string
  design: Schemas['ListedDesign']
  onName: (naming: Naming) => void
}

export function ChooseDesign({ project_id, design }: DesignProps) {
  const mayEdit = usePermissions().has('design.edit')
  const choose = useWrite('/v3/design.Choose', { refreshes: DESIGN_REFRESHES })
  if (design.chosen) return <Badge status="chosen" look="success" label="Chosen" />
  if (!mayEdit) return null
  const body = { project_id, design_id: design.id, version: design.version }
  return (
    <Button busy={choose.isPending} onClick={() => choose.mutate(body)}>
      Choose<span className="sr-only"> “{design.name}”</span>
    </Button>
  )
}

export function DesignMenu({ project_id, design, onName }: DesignProps) {
  const mayEdit = usePermissions().has('design.edit')
  const [asks, setAsks] = useState(false)
  const remove = useWrite('/v3/design.Remove', { refreshes: DESIGN_REFRESHES, onDone: () => setAsks(false) })
  if (!mayEdit) return null
  const { id, name, version, chosen } = design
  return (
    <>
      <ActionMenu
        label={`More of ${name}`}
        actions={[
          { label: 'Copy', onSelect: () => onName({ way: 'copy', design }) },
          { label: 'Rename', onSelect: () => onName({ way: 'rename', design }) },
          {
            label: 'Remove',
            danger: true,
            onSelect: () => setAsks(true),
            disabledReason: chosen ? 'It is the one that is sold.' : undefined,
          },
        ]}
      />
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Remove “${name}”?`}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>Cancel</Button>
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate({ project_id, design_id: id, version })}
            >
              Remove
            </Button>
          </>
        }
      >
        <p>Its equipment and its drawing are removed with it. This cannot be undone.</p>
      </Dialog>
    </>
  )
}
