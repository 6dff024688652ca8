// All parts of the drawing as text: keyboard access to each.
import { ChevronDown, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { number } from '#web/lib/format.ts'
import { useEditor } from '../editor.ts'
import { OBSTRUCTION_NAMES } from '../new-parts.ts'
import { words } from './words.ts'

const MOST_SHOWN = 10

export function PartsList() {
  const { drawing, selected, select, duplicate, remove, whyNot, take } = useEditor()
  const [open, setOpen] = useState(true)
  const [all, setAll] = useState(false)
  const rows = [
    ...drawing.planes.map(({ id, name, modules }) => ({
      id,
      name,
      note: number(modules.filter(({ on }) => on).length),
    })),
    ...drawing.obstructions.map(({ id, kind }, index) => ({
      id,
      name: `${OBSTRUCTION_NAMES[kind]}${twin(drawing.obstructions, kind, index)}`,
      note: '',
    })),
    ...drawing.trees.map(({ id, kind }, index) => ({
      id,
      name: `${kind === 'evergreen' ? words.evergreen : words.deciduous_tree}${twin(drawing.trees, kind, index)}`,
      note: '',
    })),
  ]
  // So many that the properties below stay in sight; the selected ones always.
  const shown = all ? rows : rows.filter(({ id }, index) => index < MOST_SHOWN || selected.includes(id))
  const tool =
    'flex size-7 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink max-sm:size-11'
  return (
    <section className="border-b border-hairline">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-2 px-4 py-3 text-base"
        >
          {words.parts} <span className="figures text-sm font-normal text-ink-3">{rows.length}</span>
          <ChevronDown size={16} aria-hidden className={cx('ml-auto text-ink-3', open && 'rotate-180')} />
        </button>
      </h2>
      {open && rows.length === 0 && <p className="px-4 pb-4 text-sm text-ink-3">{words.nothing_drawn_yet_take}</p>}
      {open && rows.length > 0 && (
        <ul aria-label={words.parts_drawing} className="px-2 pb-2">
          {shown.map(({ id, name, note }) => (
            <li key={id} className="flex items-center gap-1">
              <button
                type="button"
                data-part-row=""
                aria-pressed={selected.includes(id)}
                onClick={event => {
                  take('select')
                  select(event.shiftKey ? [...selected, id] : [id])
                }}
                className={cx(
                  'flex h-8 min-w-0 flex-1 items-center justify-between gap-2 rounded-control px-2 text-left text-base max-sm:h-11',
                  selected.includes(id) ? 'bg-marigold-soft font-medium' : 'hover:bg-sunken',
                )}
              >
                <span className="truncate">{name}</span>
                {note && <span className="figures text-sm text-ink-2">{note}</span>}
              </button>
              {selected.length === 1 && selected.includes(id) && whyNot === undefined && (
                <>
                  <button
                    type="button"
                    aria-label={words.duplicate_name({ name })}
                    title={words.duplicate_ctrl_d}
                    onClick={duplicate}
                    className={tool}
                  >
                    <Copy size={15} />
                  </button>
                  <button
                    type="button"
                    aria-label={words.delete_name({ name })}
                    title={words.delete_del}
                    onClick={remove}
                    className={tool}
                  >
                    <Trash2 size={15} />
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {open && shown.length < rows.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="mx-2 mb-2 h-8 rounded-control px-2 text-sm text-ink-2 hover:bg-sunken hover:text-ink max-sm:h-11"
        >
          {words.show_all_parts({ count: rows.length })}
        </button>
      )}
    </section>
  )
}

/** A number where there are several of a kind. */
function twin(all: readonly { kind: string }[], kind: string, index: number): string {
  if (all.filter(one => one.kind === kind).length === 1) return ''
  return ` ${all.slice(0, index + 1).filter(one => one.kind === kind).length}`
}
