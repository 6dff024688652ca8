// Which of the windows that belong to every page is open: the search over everything, or the list of shortcuts. Opened by keys,
// by the button of the shell and by each other.
import { useSyncExternalStore } from 'react'

export type Overlay = 'search' | 'shortcuts'

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
