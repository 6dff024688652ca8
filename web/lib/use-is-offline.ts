import { useSyncExternalStore } from 'react'
import { followReach, isOffline } from '#web/offline/reachability.ts'

export const useIsOffline = () => useSyncExternalStore(followReach, isOffline)
