import { Menu } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { words } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { useIsOffline } from '#web/reach/use-is-offline.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'

type Status = Schemas['ProjectStatus']
/** Ends that someone will ask about later. */
const WITH_REASON: Status[] = ['canceled', 'voided', 'declined']

/** Every status that may come next; of one that nobody sets by hand it says what brings it about. */
export function StatusMenu({ project }: { project: Schemas['Project'] }) {
  const [asked, setAsked] = useState<Status | null>(null)
  const [reason, setReason] = useState('')
  const isOffline = useIsOffline()
  const move = useWrite('/v3/projects.UpdateProjectStatus', {
    refreshes: ['/v3/projects.Get', '/v3/projects.List', '/v3/dashboard.GetPipeline', '/v3/projects.ListActivity'],
    onDone: ({ project: moved }) => {
      setAsked(null)
      setReason('')
      tellDone(`The project is ${words(moved.status).toLowerCase()}.`)
    },
  })
  const to = (status: Status, why?: string) =>
    move.mutate({ project_id: project.id, version: project.version, status, ...(why ? { reason: why } : {}) })
  if (project.next_actions.length === 0) return null
  return (
    <>
      <Menu.Root>
        <Menu.Trigger disabled={isOffline} render={<Button busy={move.isPending} />}>
          Move to
          <ChevronDown size={14} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-50">
            <Menu.Popup className="max-w-72 min-w-44 rounded-card border border-hairline bg-raised py-1 shadow-float">
              {project.next_actions.map(({ status, allowed, reason }) => (
                <Menu.Item
                  key={status}
                  disabled={!allowed}
                  onClick={() => (WITH_REASON.includes(status) ? setAsked(status) : to(status))}
                  className="px-3 py-1.5 text-base data-disabled:text-ink-3 data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5"
                >
                  {words(status)}
                  {reason && <span className="block text-sm">{reason}</span>}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`Move to ${asked ? words(asked).toLowerCase() : ''}`}
        description="The reason stands in the project's activity."
        actions={
          <>
            <Button onClick={() => setAsked(null)}>Keep as it is</Button>
            <Button look="danger" busy={move.isPending} onClick={() => asked && to(asked, reason.trim())}>
              Move
            </Button>
          </>
        }
      >
        <TextArea
          label="Reason"
          optional
          rows={3}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </Dialog>
    </>
  )
}
