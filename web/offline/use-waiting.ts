import { useSyncExternalStore } from 'react'
import { changesShown, followChanges } from '#web/data/changes.ts'

/** Pending changes of one object; refused ones are no longer pending. */
export const useWaiting = (subject: string) =>
  useSyncExternalStore(followChanges, changesShown).filter(one => one.subject === subject && one.state === 'waiting')
