import { Menu } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { words as projectWords } from '#machines/projects/words.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { useIsOffline } from '#web/reach/use-is-offline.ts'
import { Button } from '#web/ui/button.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { type Ending, IN_SHORT, isEnding } from './ending/ending-words.ts'
import { words as texts } from './words.ts'

const EndSaleDialog = part(() => import('./ending/end-sale-dialog.tsx'))

type Status = Schemas['ProjectStatus']

/** Every possible next status; those never set by hand show what causes them. */
export function StatusMenu({ project }: { project: Schemas['Project'] }) {
  const [ending, setEnding] = useState<Ending | null>(null)
  const isOffline = useIsOffline()
  const move = useWrite('/v3/projects.UpdateProjectStatus', {
    onDone: ({ project: moved }) => tellDone(texts.status_changed({ status: projectWords.status[moved.status] })),
  })
  const to = (status: Status) =>
    isEnding(status) ? setEnding(status) : move.mutate({ project_id: project.id, version: project.version, status })
  if (project.next_actions.length === 0) return null
  return (
    <>
      <Menu.Root>
        <Menu.Trigger disabled={isOffline} render={<Button busy={move.isPending} />}>
          {texts.move_to}
          <ChevronDown size={14} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="end" sideOffset={4} className="z-50">
            <Menu.Popup className="max-w-72 min-w-44 rounded-card border border-hairline bg-raised py-1 shadow-float">
              {project.next_actions.map(({ status, allowed, reason }) => (
                <Menu.Item
                  key={status}
                  disabled={!allowed}
                  onClick={() => to(status)}
                  className="px-3 py-1.5 text-base data-disabled:text-ink-3 data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5"
                >
                  {statusName(status)}
                  <Why reason={reason ?? (isEnding(status) ? IN_SHORT[status] : null)} />
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {ending && <EndSaleDialog project={project} to={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

const Why = ({ reason }: { reason: string | null }) =>
  reason && <span className="block text-sm text-ink-3">{reason}</span>
