import { useSyncExternalStore } from 'react'

/** Below this width the activity column would leave a tab less than 700 px. */
const ROOMY = window.matchMedia('(width >= 86rem)')

const watch = (changed: () => void) => {
  ROOMY.addEventListener('change', changed)
  return () => ROOMY.removeEventListener('change', changed)
}

/** True if the activity fits next to the tabs: otherwise it would be fetched twice, once unseen. */
export const useActivityBeside = () => useSyncExternalStore(watch, () => ROOMY.matches)
