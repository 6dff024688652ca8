// The editor by keyboard. On a field: arrows move it by a point, with Shift by ten, with Alt they size it; Tab
// continues in reading order. Copy, paste, duplicate and undo work outside text inputs.
import { type KeyboardEvent as KeyPress, type RefObject, useEffect, useRef } from 'react'
import type { Shortcut } from '#web/lib/keyboard.ts'
import { common } from '#web/words/common.ts'
import type { Editing } from '../editing.ts'
import { inReadingOrder } from './geometry.ts'
import { words } from './words.ts'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = { editing: Editing; box: RefObject<HTMLElement | null>; stop: () => boolean; onOpen: () => void }

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null

export function useCanvasKeys({ editing, box, stop, onOpen }: Props) {
  const now = useRef({ editing, stop })
  now.current = { editing, stop }
  useEffect(() => {
    // Listens on the window: after a deletion nothing has focus.
    const down = (event: KeyboardEvent) => {
      if (isElsewhere(event.target)) return
      const { editing: one } = now.current
      const key = event.key.toLowerCase()
      if (key === 'escape' && now.current.stop()) return event.preventDefault()
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (key === 'z' || key === 'y') {
        event.preventDefault()
        if (key === 'y' || event.shiftKey) one.redo?.()
        else one.undo?.()
        return
      }
      if (isTyping(event.target) || event.shiftKey) return
      const work = SHORTCUTS[key]
      // Leave copying selected page text to the browser.
      if (!work || (key === 'c' && (one.chosen.length === 0 || String(window.getSelection()) !== ''))) return
      event.preventDefault()
      work(one)
    }
    window.addEventListener('keydown', down, { capture: true })
    return () => window.removeEventListener('keydown', down, { capture: true })
  }, [])

  return (event: KeyPress<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target.closest('[data-field]') : null
    const arrow = ARROWS[event.key]
    if (!target || event.ctrlKey || event.metaKey) return
    if (arrow) {
      const far = event.shiftKey ? 10 : 1
      editing.nudge(arrow[0] * far, arrow[1] * far, event.altKey)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      box.current?.focus({ preventScroll: true })
      editing.remove()
    } else if (event.key === 'Enter') onOpen()
    else if (event.key === 'Escape') {
      editing.select([])
      box.current?.focus({ preventScroll: true })
    } else if (event.key === 'Tab') {
      const order = inReadingOrder(editing.draft.fields)
      const at = order.findIndex(({ id }) => id === target.getAttribute('data-field'))
      const next = order[at + (event.shiftKey ? -1 : 1)]
      // Past the last one the focus leaves the pages as it does everywhere.
      if (at < 0 || !next) return
      editing.goTo(next.id)
    } else return
    event.preventDefault()
  }
}

const SHORTCUTS: Record<string, (editing: Editing) => void> = {
  c: one => one.copy(),
  x: one => {
    one.copy()
    one.remove()
  },
  v: one => one.paste(),
  d: one => one.duplicate(),
  a: one => one.select(one.draft.fields.filter(({ page }) => page === one.page).map(({ id }) => id)),
}

/** For the list of shortcuts. */
export const CANVAS_KEYS: readonly Shortcut[] = [
  { keys: ['Up'], says: words.move_field_point_as },
  { keys: ['Shift+Up'], says: words.ten_points },
  { keys: ['Alt+Up'], says: words.change_size },
  { keys: ['Tab'], says: words.next_field },
  { keys: ['Enter'], says: words.properties },
  { keys: ['Delete'], says: words.remove_field },
  { keys: ['Mod+D'], says: common.duplicate },
  { keys: ['Mod+C'], says: common.copy },
  { keys: ['Mod+V'], says: words.paste },
  { keys: ['Mod+A'], says: words.choose_all_page },
  { keys: ['Mod+Z'], says: common.undo },
]
