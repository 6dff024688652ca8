import { useSyncExternalStore } from 'react'
import { followReach, isOffline } from './reachability.ts'

export const useIsOffline = () => useSyncExternalStore(followReach, isOffline)
