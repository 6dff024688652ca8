// Which part of an editor is shown where there is room for one only.
import { cx } from '#web/lib/class-names.ts'
import { words } from './words.ts'

type Props<P extends string> = {
  /** With their names, in their order. */
  panes: readonly (readonly [P, string])[]
  current: P
  onChange: (pane: P) => void
  className?: string
}

export function PaneSwitch<P extends string>({ panes, current, onChange, className = 'flex' }: Props<P>) {
  return (
    <fieldset className={cx('rounded-control bg-sunken p-0.5', className)}>
      <legend className="sr-only">{words.pane_view}</legend>
      {panes.map(([pane, name]) => (
        <button
          key={pane}
          type="button"
          aria-pressed={current === pane}
          onClick={() => onChange(pane)}
          className={cx(
            'rounded-control px-2.5 py-1 text-sm max-sm:min-h-11 max-sm:px-3',
            current === pane ? 'bg-raised font-medium text-ink shadow-sm dark:bg-hairline' : 'text-ink-2',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
