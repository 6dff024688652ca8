// The list of all shortcuts, by ? or from the menu of the person; loaded when it is opened first.
import { useState } from 'react'
import { usePermissions } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Keys } from '#web/ui/keys.tsx'
import { common } from '#web/words/common.ts'
import { shortcutsOf } from './shortcuts.ts'
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts'
import { words } from './words.ts'

export default function ShortcutsDialog({ user_id, onClose }: { user_id: string; onClose: () => void }) {
  const [on, setOn] = useState(areSingleKeysOn(user_id))
  const groups = shortcutsOf(usePermissions())
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.keyboard_shortcuts}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <div className="flex flex-col gap-6 pb-1">
        <Toggle
          label={words.single_key_shortcuts}
          help={words.letters_signs_alone_such}
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
