// The search over everything: pages, settings and actions at once from the browser, projects and people from the server.
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { href } from '#web/frame/navigation.ts'
import { Keys } from '#web/ui/keys.tsx'
import { common } from '#web/words/common.ts'
import { type Entry, type Group, groupsOf, type Source, wordsOf } from './entry.ts'
import { PaletteLine } from './palette-line.tsx'
import { PaletteState } from './palette-state.tsx'
import { useFound } from './use-found.ts'
import { words as texts } from './words.ts'

/** As long as the server takes it. */
const LONGEST = 100

export function Palette({ sources, onClose }: { sources: readonly Source[]; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const words = wordsOf(text)
  const results = useFound(text)
  const groups = [...groupsOf(sources, words), ...results.groups, ...newAt(text, sources)].filter(
    ({ items }) => items.length > 0,
  )
  const highlighted = useRef<Entry | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const openBeside = (event: KeyboardEvent) => {
    const href = highlighted.current?.href
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || href === undefined) return
    // The combobox would open it here.
    event.stopPropagation()
    event.preventDefault()
    window.open(href, '_blank', 'noopener')
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={common.search}
          initialFocus={input}
          onKeyDownCapture={openBeside}
          className="fixed inset-0 z-50 flex flex-col bg-raised shadow-float transition-[opacity,scale] duration-150 data-starting-style:scale-98 data-starting-style:opacity-0 sm:inset-auto sm:top-[12vh] sm:left-1/2 sm:max-h-[min(560px,76vh)] sm:w-[min(640px,calc(100vw-2rem))] sm:-translate-x-1/2 sm:rounded-card sm:border sm:border-hairline"
        >
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={groups}
            value={typed}
            onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
            autoHighlight="always"
            keepHighlight
            itemToStringValue={(entry: Entry) => entry.label}
            onItemHighlighted={entry => {
              highlighted.current = entry
            }}
          >
            <div className="flex shrink-0 items-center gap-3 border-b border-hairline px-5 max-sm:pr-1">
              <Search size={18} className="shrink-0 text-ink-3" aria-hidden />
              <Autocomplete.Input
                ref={input}
                aria-label={texts.search_everything}
                placeholder={texts.project_homeowner_page_action}
                maxLength={LONGEST}
                autoComplete="off"
                spellCheck={false}
                className="h-13 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-3"
              />
              <Dialog.Close
                aria-label={texts.close_search}
                className="rounded-control p-3.5 text-ink-3 hover:text-ink sm:hidden"
              >
                <X size={18} aria-hidden />
              </Dialog.Close>
            </div>
            {/* The list itself scrolls: the field moves through it, and no other element needs to reach it. */}
            <Autocomplete.List
              aria-label={texts.results}
              aria-busy={results.coming}
              className="min-h-0 overflow-y-auto overscroll-contain pb-2"
            >
              {(group: Group) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-5 pt-3 pb-1 text-xs font-medium text-ink-3">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(entry: Entry) => <PaletteLine key={entry.key} entry={entry} words={words} onChosen={onClose} />}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            <PaletteState text={text} count={groups.reduce((sum, { items }) => sum + items.length, 0)} {...results} />
            <footer className="hidden shrink-0 items-center gap-5 border-t border-hairline px-5 py-2 text-xs text-ink-3 sm:flex">
              {HINTS.map(([key, says]) => (
                <span key={key} className="flex items-center gap-1.5">
                  <Keys keys={[key]} /> {says}
                </span>
              ))}
            </footer>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** A house number, a street, and a ZIP code or the letters of a state. */
const ADDRESS = /^[NSEW\d][\w/-]* .*\S[ ,]+([A-Za-z]{2},? *)?(\d{5}(-\d{4})?|[A-Z]{2})$/

/** For those who may create projects: its page is among their actions. */
function newAt(text: string, sources: readonly Source[]): Group[] {
  const page = href('/projects/new-project')
  const isOffered = ADDRESS.test(text) && sources.some(({ entries }) => entries.some(entry => entry.href === page))
  if (!isOffered) return []
  const entry: Entry = {
    key: 'new-project-at',
    label: texts.new_project_at({ text }),
    icon: Search,
    unmarked: true,
    href: `${page}?${new URLSearchParams({ address: text })}`,
  }
  return [{ value: texts.results, items: [entry] }]
}

const HINTS = [
  ['Enter', texts.open],
  ['Mod+Enter', texts.new_tab],
  ['Esc', common.close],
] as const
