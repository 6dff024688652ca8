import { useSyncExternalStore } from 'react'
import { changesShown, followChanges } from '#web/data/changes.ts'

/** What of one thing waits to be sent; what was refused is not on its way any more. */
export const useWaiting = (subject: string) =>
  useSyncExternalStore(followChanges, changesShown).filter(one => one.subject === subject && one.state === 'waiting')
