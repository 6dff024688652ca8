import { useSyncExternalStore } from 'react'

/** Below this the activity beside it would leave a tab less than 700 px. */
const ROOMY = window.matchMedia('(width >= 86rem)')

const watch = (changed: () => void) => {
  ROOMY.addEventListener('change', changed)
  return () => ROOMY.removeEventListener('change', changed)
}

/** Whether there is room for the activity beside the tabs: it is read twice otherwise, once unseen. */
export const useActivityBeside = () => useSyncExternalStore(watch, () => ROOMY.matches)
