// All the shortcuts there are, each from where it is defined: those of every page, and those of single screens.
import type { Permission } from '#sdk/types.ts'
import { CANVAS_KEYS } from '#web/agreements/editor/pages/use-canvas-keys.ts'
import { DESIGNER_KEYS } from '#web/design/designer/key-words.ts'
import type { ShortcutGroup } from '#web/lib/keyboard.ts'
import { PALETTE_KEYS } from '#web/projects/search/palette-keys.ts'
import { OUTLINE_KEYS } from '#web/proposals/editor/outline/outline-keys.ts'
import { TABLE_KEYS } from '#web/ui/table/table-keys.ts'
import { everywhereKeys, goKeys } from './page-keys.ts'
import { words } from './words.ts'

const GROUPS: readonly (ShortcutGroup & { permissions?: readonly Permission[] })[] = [
  { name: words.search, shortcuts: PALETTE_KEYS },
  { name: words.tables, shortcuts: TABLE_KEYS },
  { name: words.designer, shortcuts: DESIGNER_KEYS, permissions: ['design.edit'] },
  { name: words.proposal_outline, shortcuts: OUTLINE_KEYS, permissions: ['proposals.edit'] },
  { name: words.agreement_pages, shortcuts: CANVAS_KEYS, permissions: ['agreement_templates.edit'] },
]

export const shortcutsOf = (permissions: ReadonlySet<Permission>): ShortcutGroup[] => [
  { name: words.everywhere, shortcuts: everywhereKeys(permissions) },
  { name: words.go_to, shortcuts: goKeys(permissions) },
  ...GROUPS.filter(({ permissions: any_of }) => any_of?.some(one => permissions.has(one)) ?? true),
]
