// The list of all shortcuts, by ? or from the menu of the person; loaded when it is opened first.
import { useState } from 'react'
import { usePermissions } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Keys } from '#web/ui/keys.tsx'
import { shortcutsOf } from './shortcuts.ts'
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts'

export default function ShortcutsDialog({ user_id, onClose }: { user_id: string; onClose: () => void }) {
  const [on, setOn] = useState(areSingleKeysOn(user_id))
  const groups = shortcutsOf(usePermissions())
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" actions={<Button onClick={onClose}>Close</Button>}>
      <div className="flex flex-col gap-6 pb-1">
        <Toggle
          label="Single-key shortcuts"
          help="Letters and signs alone, such as G then P. Those with Ctrl or ⌘ always work. Kept for you in this browser."
          checked={on}
          onChange={next => {
            setOn(next)
            switchSingleKeys(user_id, next)
          }}
        />
        {groups.map(({ name, shortcuts }) => (
          <section key={name}>
            <h3 className="mb-1 text-sm font-semibold">{name}</h3>
            <dl className="grid gap-x-8 sm:grid-cols-2">
              {shortcuts.map(({ keys, says }) => (
                <div
                  key={`${keys.join(' ')} ${says}`}
                  className="flex min-h-8 items-center justify-between gap-3 text-base"
                >
                  <dt className="text-ink-2">{says}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
