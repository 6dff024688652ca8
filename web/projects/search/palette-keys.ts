// The keys of the search, for the list of shortcuts; the combobox answers most of them by itself.
import type { Shortcut } from '#web/lib/keyboard.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export const PALETTE_KEYS: readonly Shortcut[] = [
  { keys: ['Up'], says: words.previous_result },
  { keys: ['Down'], says: words.next_result },
  { keys: ['Enter'], says: words.open },
  { keys: ['Mod+Enter'], says: words.open_new_tab },
  { keys: ['Esc'], says: common.close },
]
