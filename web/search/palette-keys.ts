// The keys of the search, for the list of shortcuts; the combobox answers most of them by itself.
import type { Shortcut } from '#web/lib/keyboard.ts'

export const PALETTE_KEYS: readonly Shortcut[] = [
  { keys: ['Up'], says: 'The one above' },
  { keys: ['Down'], says: 'The one below' },
  { keys: ['Enter'], says: 'Open' },
  { keys: ['Mod+Enter'], says: 'Open in a new tab' },
  { keys: ['Esc'], says: 'Close' },
]
