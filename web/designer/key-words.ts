// The designer's keys in words, for the list of shortcuts; use-designer-keys.ts is what answers them.
import type { Shortcut } from '#web/lib/keyboard.ts'
import { EDGE_KINDS, EDGE_NAMES } from './panels/edge-words.ts'
import { TOOLS } from './tools.ts'

export const DESIGNER_KEYS: readonly Shortcut[] = [
  ...TOOLS.map(({ key, name }) => ({ keys: [key], says: name })),
  { keys: ['F'], says: 'Fill the chosen plane with modules' },
  ...EDGE_KINDS.map((kind, at) => ({
    keys: [String(at + 1)],
    says: `The chosen edge is: ${EDGE_NAMES[kind].toLowerCase()}`,
  })),
  { keys: ['Mod+Z'], says: 'Undo' },
  { keys: ['Mod+Shift+Z'], says: 'Redo' },
  { keys: ['Mod+C'], says: 'Copy what is chosen' },
  { keys: ['Mod+V'], says: 'Paste' },
  { keys: ['Mod+D'], says: 'Duplicate what is chosen' },
  { keys: ['Mod+A'], says: 'Choose everything' },
  { keys: ['+'], says: 'Closer' },
  { keys: ['-'], says: 'Farther' },
  { keys: ['0'], says: 'Show the whole site' },
]
