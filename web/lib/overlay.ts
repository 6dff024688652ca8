// Which of the windows that belong to every page is open: the search over everything, the list of shortcuts, or the question before
// signing out. Opened by keys, by the shell and by each other.
import { useSyncExternalStore } from 'react'

export type Overlay = 'search' | 'shortcuts' | 'sign out'

let shown: Overlay | null = null
const watching = new Set<() => void>()

export function showOverlay(next: Overlay | null) {
  shown = next
  for (const tell of watching) tell()
}

function watch(tell: () => void) {
  watching.add(tell)
  return () => {
    watching.delete(tell)
  }
}

export const useOverlay = () => useSyncExternalStore(watch, () => shown)
