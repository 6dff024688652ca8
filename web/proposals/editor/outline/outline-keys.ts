// What keys do to a page or block of a proposal in its outline, and how the list of shortcuts says so.
import type { KeyboardEvent } from 'react'
import type { Shortcut } from '#web/lib/keyboard.ts'
import type { RowAction } from './outline-row.tsx'

export function actionOf(event: KeyboardEvent): RowAction | undefined {
  if (event.altKey) return event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'd' ? 'duplicate' : undefined
  return event.key === 'Delete' || event.key === 'Backspace' ? 'delete' : undefined
}

export const OUTLINE_KEYS: readonly Shortcut[] = [
  { keys: ['Up'], says: 'The one above' },
  { keys: ['Down'], says: 'The one below' },
  { keys: ['Alt+Up'], says: 'Move it up' },
  { keys: ['Alt+Down'], says: 'Move it down' },
  { keys: ['Mod+D'], says: 'Duplicate' },
  { keys: ['Delete'], says: 'Delete' },
  { keys: ['Mod+Z'], says: 'Undo' },
  { keys: ['Mod+Shift+Z'], says: 'Redo' },
]
