// After an opening brace, offers the project's values below it, filtered by what is typed next.
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { labelOfVariable, type Variable } from '#machines/proposals/variables.ts'
import { cx } from '#web/lib/class-names.ts'
import { useEditing } from '../editing.ts'
import { found } from './variable-words.ts'
import { words } from './words.ts'

type Asked = { names: readonly Variable[]; from: number; to: number; left: number; top: number }
const MOST_SHOWN = 8
const WIDTH_PX = 288
const ROW_PX = 36

export function useVariableSearch(id: string) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [at, setAt] = useState(0)
  const editor = useRef<Editor | null>(null)
  /** Not offered again after being dismissed. */
  const declined = useRef(-1)
  const close = () => setAsked(null)
  const take = (name: Variable) => {
    const one = editor.current
    if (!one || !asked) return
    setAsked(null)
    one.chain().focus().insertContentAt({ from: asked.from, to: asked.to }, { type: 'variable', attrs: { name } }).run()
  }
  useEffect(() => {
    // The text element belongs to the library: the suggestions are announced to screen readers there.
    const dom = editor.current?.isDestroyed ? undefined : editor.current?.view.dom
    if (!dom) return
    dom.setAttribute('aria-autocomplete', 'list')
    if (!asked) {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
      return
    }
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${asked.names[at] ?? ''}`)
  }, [asked, at, id])
  return {
    id,
    asked,
    at,
    take,
    close,
    /** Asked after each change of the text or the cursor. */
    look: (one: Editor) => {
      editor.current = one
      const next = one.isFocused && one.isEditable ? askedIn(one) : null
      if (next && next.from === declined.current) return
      if (!next) declined.current = -1
      setAsked(before => {
        if (next?.names.join() !== before?.names.join()) setAt(0)
        return next
      })
    },
    onKey: (event: KeyboardEvent): boolean => {
      if (!asked) return false
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) setAt((at + step + asked.names.length) % asked.names.length)
      else if (event.key === 'Enter' || event.key === 'Tab') {
        const name = asked.names[at]
        if (name) take(name)
      } else if (event.key === 'Escape') {
        declined.current = asked.from
        close()
      } else return false
      return true
    },
  }
}

function askedIn({ state, view }: Editor): Asked | null {
  const { $from, empty } = state.selection
  if (!empty) return null
  // A chip counts as one character, as it does for positions.
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const query = /\{([a-z0-9_ ]{0,30})$/i.exec(before)?.[1]
  if (query === undefined) return null
  const names = found(query).slice(0, MOST_SHOWN)
  if (names.length === 0) return null
  const from = $from.pos - query.length - 1
  const { left, top, bottom } = view.coordsAtPos(from)
  const height_px = names.length * ROW_PX + 10
  // Above the line where there is no room below it.
  const below = bottom + 4 + height_px < window.innerHeight
  return {
    names,
    from,
    to: $from.pos,
    left: Math.min(left, window.innerWidth - WIDTH_PX - 8),
    top: below ? bottom + 4 : Math.max(4, top - 4 - height_px),
  }
}

export function VariableSearch({ search }: { search: ReturnType<typeof useVariableSearch> }) {
  const { values } = useEditing()
  const { asked, at, id, take } = search
  if (!asked) return null
  const valueIn = new Map(values.map(({ name, value }) => [name, value]))
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.variables}
      tabIndex={-1}
      style={{ left: Math.max(8, asked.left), top: asked.top }}
      className="fixed z-50 w-72 rounded-card border border-hairline bg-raised py-1 shadow-float"
    >
      {asked.names.map((name, place) => (
        <div
          key={name}
          id={`${id}-${name}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          // Before the text loses the focus.
          onPointerDown={event => {
            event.preventDefault()
            take(name)
          }}
          className={cx('flex h-9 items-center gap-3 px-3 text-base', place === at && 'bg-sunken')}
        >
          <span className="shrink-0">{labelOfVariable(name)}</span>
          <span className={cx('ml-auto truncate text-xs', valueIn.get(name) === null ? 'text-warning' : 'text-ink-3')}>
            {valueIn.get(name) ?? words.no_value_yet}
          </span>
        </div>
      ))}
    </div>
  )
}
