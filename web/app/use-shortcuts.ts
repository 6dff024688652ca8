// Returns the shortcuts of every page. Single keys are ignored while typing and while anything is open over the page; full-window
// screens, which have letter shortcuts of their own, only get search and the list of shortcuts.
import { useEffect, useRef } from 'react'
import { href } from '#web/frame/navigation.ts'
import { isCommand, isDialogOpen, takesLetters } from '#web/lib/keyboard.ts'
import { type Overlay, showOverlay } from '#web/lib/overlay.ts'
import { FIND_IN_LIST, GO, HELP, NEW_PROJECT } from './page-keys.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** Between G and the letter of a page. */
const PATIENCE_MS = 1_500

type Props = {
  user_id: string
  /** By letter. */
  places: ReadonlyMap<string, string>
  letters: boolean
  mayCreate: boolean
  go: (href: string) => void
  /** A window is fetched before it is asked for. */
  onLikely: (overlay: Overlay) => void
}

export function useShortcuts(props: Props) {
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    let asked_to_go_at = Number.NEGATIVE_INFINITY
    // Listens on the window: nothing on the page needs focus.
    const down = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') now.current.onLikely('search')
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      const key = event.key.toUpperCase()
      if (isCommand(event) && !event.shiftKey && key === 'K') {
        if (isDialogOpen()) return
        event.preventDefault()
        return showOverlay('search')
      }
      if (event.ctrlKey || event.metaKey || event.repeat || takesLetters(event.target) || isDialogOpen()) return
      if (!areSingleKeysOn(now.current.user_id)) return
      const place = event.timeStamp - asked_to_go_at < PATIENCE_MS ? now.current.places.get(key) : undefined
      asked_to_go_at = key === GO && now.current.letters ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (place === undefined ? answers(key, now.current) : now.current.letters && goes(place, now.current))
        event.preventDefault()
    }
    window.addEventListener('keydown', down)
    return () => window.removeEventListener('keydown', down)
  }, [])
}

function goes(path: string, { go }: Props): boolean {
  go(path)
  return true
}

/** True if the key was handled. */
function answers(key: string, props: Props): boolean {
  if (key === HELP) {
    showOverlay('shortcuts')
    return true
  }
  if (!props.letters) return false
  if (key === NEW_PROJECT) return props.mayCreate && goes(href('/projects/new-project'), props)
  return key === FIND_IN_LIST && focusSearch()
}

/** Where a page has no search the key stays the browser's. */
function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('main input[type=search]')
  const field = [...fields].find(one => one.checkVisibility())
  field?.focus()
  field?.select()
  return field !== undefined
}
