// Keyboard shortcuts for a page or block in the outline, and their descriptions.
import type { KeyboardEvent } from 'react'
import type { Shortcut } from '#web/lib/keyboard.ts'
import { common } from '#web/words/common.ts'
import type { RowAction } from './outline-row.tsx'
import { words } from './words.ts'

export function actionOf(event: KeyboardEvent): RowAction | undefined {
  if (event.altKey) return event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'd' ? 'duplicate' : undefined
  return event.key === 'Delete' || event.key === 'Backspace' ? 'delete' : undefined
}

export const OUTLINE_KEYS: readonly Shortcut[] = [
  { keys: ['Up'], says: words.select_above },
  { keys: ['Down'], says: words.select_below },
  { keys: ['Alt+Up'], says: words.move_up },
  { keys: ['Alt+Down'], says: words.move_down },
  { keys: ['Mod+D'], says: common.duplicate },
  { keys: ['Delete'], says: 'Delete' },
  { keys: ['Mod+Z'], says: common.undo },
  { keys: ['Mod+Shift+Z'], says: common.redo },
]
