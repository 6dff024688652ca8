import { cx } from '#web/lib/class-names.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { useEditing } from '../editing.ts'
import type { Field } from './field-edits.ts'
import { lengthIn, shareOf } from './place-words.ts'
import { words } from './words.ts'

const LINES = [
  { at: 'x', label: words.from_left_label, side: 'width' },
  { at: 'y', label: words.from_top_label, side: 'height' },
  { at: 'w', label: words.width, side: 'width' },
  { at: 'h', label: words.height, side: 'height' },
] as const

/** A field's position in numbers. Values that don't fit on the page are clamped. */
export function PlaceFields({ field }: { field: Field }) {
  const { pages, sizeOf, editFields, unit, setUnit, whyNot } = useEditing()
  const size = sizeOf(field.page)
  const ids = new Set([field.id])
  const off = whyNot !== undefined
  return (
    <fieldset className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <legend className="float-left text-sm font-medium">{words.position_legend}</legend>
        <div className="flex rounded-control bg-sunken p-0.5">
          {(['in', 'pt'] as const).map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={unit === one}
              onClick={() => setUnit(one)}
              className={cx(
                'rounded-control px-2 text-sm max-sm:py-1.5',
                unit === one ? 'bg-raised font-medium text-ink shadow-sm dark:bg-hairline' : 'text-ink-2',
              )}
            >
              {one === 'in' ? words.inches : words.points}
            </button>
          ))}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {LINES.map(({ at, label, side }) => (
          <NumberField
            key={at}
            label={label}
            unit={unit}
            value={lengthIn(field[at], size[side], unit)}
            disabled={off}
            maxLength={8}
            onChange={value =>
              value !== null &&
              value >= 0 &&
              editFields(ids, () => ({ [at]: shareOf(value, size[side], unit) }), `${field.id}.${at}`)
            }
          />
        ))}
        <NumberField
          label={words.page_count({ count: pages.length })}
          value={field.page}
          digits={0}
          disabled={off || pages.length === 1}
          maxLength={4}
          onChange={value =>
            value !== null &&
            Number.isInteger(value) &&
            value >= 1 &&
            value <= pages.length &&
            editFields(ids, () => ({ page: value }), `${field.id}.page`)
          }
        />
      </div>
    </fieldset>
  )
}
