import { useSyncExternalStore } from 'react'

const WIDE = window.matchMedia('(width >= 48rem)')

const watch = (changed: () => void) => {
  WIDE.addEventListener('change', changed)
  return () => WIDE.removeEventListener('change', changed)
}

/** Whether there is room for more than what matters most. Only for what a class cannot do. */
export const useWideScreen = () => useSyncExternalStore(watch, () => WIDE.matches)
