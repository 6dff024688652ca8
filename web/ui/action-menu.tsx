// Further actions behind one button. Unavailable ones give the reason under their name.
import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { Button } from './button.tsx'

type MenuAction = {
  label: string
  onSelect: () => void
  disabledReason?: string | undefined
  danger?: boolean
}

/** `label` is the button's accessible name; it shows three dots. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger
        render={
          <Button look="ghost" aria-label={label} className="max-sm:w-11">
            <Ellipsis size={16} aria-hidden />
          </Button>
        }
      />
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-50">
          <Menu.Popup className="max-w-72 min-w-48 rounded-card border border-hairline bg-raised py-1 shadow-float">
            {actions.map(action => (
              <Menu.Item
                key={action.label}
                disabled={action.disabledReason !== undefined}
                onClick={action.onSelect}
                className={cx(
                  'px-3 py-1.5 text-base data-highlighted:bg-sunken data-highlighted:outline-none data-disabled:text-ink-3 max-sm:min-h-11 max-sm:py-2.5',
                  action.danger && 'text-danger',
                )}
              >
                {action.label}
                {action.disabledReason && <span className="block text-sm">{action.disabledReason}</span>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
