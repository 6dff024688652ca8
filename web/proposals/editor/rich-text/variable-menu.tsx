import { Menu } from '@base-ui/react/menu'
import { Braces } from 'lucide-react'
import {
  labelOfVariable,
  nameOfGroup,
  VARIABLE_NAMES,
  VARIABLES,
  type Variable,
} from '#machines/proposals/variables.ts'
import { cx } from '#web/lib/class-names.ts'
import { useEditing } from '../editing.ts'
import { GROUPS_OF_VARIABLES } from './variable-words.ts'
import { words } from './words.ts'

/** Puts a value of the project where the cursor is. */
export function VariableMenu({ onInsert, disabled }: { onInsert: (name: Variable) => void; disabled?: boolean }) {
  const { values } = useEditing()
  const valueIn = new Map(values.map(({ name, value }) => [name, value]))
  return (
    <Menu.Root>
      <Menu.Trigger
        disabled={disabled ?? false}
        aria-label={words.insert_variable}
        title={words.insert_variable}
        className="flex h-7 items-center gap-1 rounded-control px-1.5 text-ink-2 hover:bg-sunken hover:text-ink disabled:opacity-35 max-sm:h-10 max-sm:px-3"
      >
        <Braces size={15} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup
            // The cursor stays in the text.
            finalFocus={false}
            className="max-h-[min(420px,var(--available-height))] w-72 overflow-y-auto rounded-card border border-hairline bg-raised py-1 shadow-float"
          >
            {GROUPS_OF_VARIABLES.map(group => (
              <Menu.Group key={group} className="py-1">
                <Menu.GroupLabel className="px-3 py-1 text-xs font-medium text-ink-3">
                  {nameOfGroup(group)}
                </Menu.GroupLabel>
                {VARIABLE_NAMES.filter(name => VARIABLES[name].group === group).map(name => (
                  <Menu.Item
                    key={name}
                    onClick={() => onInsert(name)}
                    className="flex items-baseline gap-3 px-3 py-1.5 text-base data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5"
                  >
                    <span className="shrink-0">{labelOfVariable(name)}</span>
                    <span
                      className={cx(
                        'ml-auto truncate text-xs',
                        valueIn.get(name) === null ? 'text-warning' : 'text-ink-3',
                      )}
                    >
                      {valueIn.get(name) ?? words.no_value_yet}
                    </span>
                  </Menu.Item>
                ))}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
