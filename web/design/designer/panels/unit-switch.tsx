import { cx } from '#web/lib/class-names.ts'
import { setUnit, useUnit } from '../lengths.ts'
import { words } from './words.ts'

/** The unit of lengths, next to the scale. */
export function UnitSwitch() {
  const unit = useUnit()
  return (
    <fieldset className="pointer-events-auto flex rounded-control border border-hairline-strong bg-surface/90">
      <legend className="sr-only">{words.unit_length}</legend>
      {(['ft', 'm'] as const).map(one => (
        <button
          key={one}
          type="button"
          aria-pressed={unit === one}
          aria-label={one === 'ft' ? words.feet_inches : words.meters}
          onClick={() => setUnit(one)}
          className={cx(
            'h-7 px-2 text-sm max-sm:h-10 max-sm:px-3',
            unit === one ? 'bg-sunken font-medium' : 'text-ink-3',
          )}
        >
          {one}
        </button>
      ))}
    </fieldset>
  )
}
