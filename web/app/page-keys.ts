// Shortcuts that work on every page, for the hook and the list of shortcuts.
import type { Permission } from '#sdk/types.ts'
import type { Shortcut } from '#web/lib/keyboard.ts'
import { menuOf } from './main-menu.tsx'
import { words } from './words.ts'

export const NEW_PROJECT = 'N'
export const FIND_IN_LIST = '/'
export const HELP = '?'
export const GO = 'G'

type Place = { letter: string; label: string; href: string }

export const placesOf = (permissions: ReadonlySet<Permission>): Place[] =>
  menuOf(permissions)
    .flatMap(({ entries }) => entries)
    .flatMap(({ letter, label, href }) => (letter === undefined ? [] : [{ letter, label, href }]))

export const everywhereKeys = (permissions: ReadonlySet<Permission>): Shortcut[] => [
  { keys: ['Mod+K'], says: words.search_everything },
  { keys: [FIND_IN_LIST], says: words.search_list_page },
  ...(permissions.has('projects.create') ? [{ keys: [NEW_PROJECT], says: words.new_project }] : []),
  { keys: [HELP], says: words.show_this_list },
]

export const goKeys = (permissions: ReadonlySet<Permission>): Shortcut[] =>
  placesOf(permissions).map(({ letter, label }) => ({ keys: [GO, letter], says: label }))
