// The designer's keys in words, for the list of shortcuts; use-designer-keys.ts is what answers them.
import type { Shortcut } from '#web/lib/keyboard.ts'
import { common } from '#web/words/common.ts'
import { EDGE_KINDS, EDGE_NAMES } from './panels/edge-words.ts'
import { TOOLS } from './tools.ts'
import { words } from './words.ts'

export const DESIGNER_KEYS: readonly Shortcut[] = [
  ...TOOLS.map(({ key, name }) => ({ keys: [key], says: name })),
  { keys: ['F'], says: words.fill_chosen_plane_modules },
  ...EDGE_KINDS.map((kind, at) => ({
    keys: [String(at + 1)],
    says: words.chosen_edge({ edge: EDGE_NAMES[kind] }),
  })),
  { keys: ['Mod+Z'], says: common.undo },
  { keys: ['Mod+Shift+Z'], says: common.redo },
  { keys: ['Mod+C'], says: words.copy_selection },
  { keys: ['Mod+V'], says: words.paste },
  { keys: ['Mod+D'], says: words.duplicate_selection },
  { keys: ['Mod+A'], says: words.select_all },
  { keys: ['+'], says: words.closer },
  { keys: ['-'], says: words.farther },
  { keys: ['0'], says: words.show_whole_site },
]
