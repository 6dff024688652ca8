import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const watch = (changed: () => void) => onlineManager.subscribe(changed)

export const useIsOffline = () => useSyncExternalStore(watch, () => !onlineManager.isOnline())
