// Display names of keys, and where a key belongs to text input.
import { words } from './words.ts'

/** A sequence: ['G', 'P'] is G, then P; 'Mod+K' is one press. */
export type Shortcut = { keys: readonly string[]; says: string }
export type ShortcutGroup = { name: string; shortcuts: readonly Shortcut[] }

// Only this reveals a command key; evaluated again on each page.
const apple = () => /Mac|iPhone|iPad/.test(navigator.platform)

const NAMES: Record<string, string> = { Mod: words.ctrl, Up: '↑', Down: '↓', Left: '←', Right: '→', Delete: words.del }
const APPLE: Record<string, string> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↵', Backspace: '⌫' }

/** 'Mod+K' as the caps to press: ⌘ K, or Ctrl K. */
export const capsOf = (key: string): string[] =>
  key.split(/(?<=.)\+/).map(one => (apple() ? (APPLE[one] ?? NAMES[one]) : NAMES[one]) ?? one)

/** On a Mac Ctrl edits text, and elsewhere the command key opens menus. */
export const isCommand = (event: KeyboardEvent) =>
  apple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey

const TYPED = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=range])'
/** Lists that go to the entry whose letter is pressed, and whatever has keys of its own. */
const LISTS = '[role=combobox], [role=listbox], [role=menu], [role=grid], [role=application]'

export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(`${TYPED}, ${LISTS}`) !== null)

/** Something is open that must be dealt with first. */
export const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
