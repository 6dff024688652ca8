import { useSyncExternalStore } from 'react'

const WIDE = window.matchMedia('(width >= 48rem)')

const watch = (changed: () => void) => {
  WIDE.addEventListener('change', changed)
  return () => WIDE.removeEventListener('change', changed)
}

/** True if there is room for secondary content. Only for what CSS can't do. */
export const useWideScreen = () => useSyncExternalStore(watch, () => WIDE.matches)
