// A form open in two tabs has two drafts: each tab stores its input under its own name.
import { useEffect, useState } from 'react'
import { keepInTab, keptInTab } from '#web/lib/tab-memory.ts'

/** How long a tab that was reloaded waits for the page before it to let go of its name. */
const WAIT_MS = 2_000
const MOST = 20
const remembered = (name: string) => `draft slot ${name}`

/** A name for `useFormDraft` that no other tab uses: that of this tab, or the first that is free. None until it is known. */
export function useDraftSlot(name: string): string | undefined {
  const [slot, setSlot] = useState<string>()
  useEffect(() => {
    // Locks are the browser's: held while the form is open, and free again however its tab ends.
    const left = new AbortController()
    void claim(name, left.signal).then(found => !left.signal.aborted && setSlot(found))
    return () => left.abort()
  }, [name])
  return slot
}

async function claim(name: string, left: AbortSignal): Promise<string> {
  if (!('locks' in navigator)) return name
  const own = keptInTab(remembered(name))
  if (own && (await hold(own, { signal: AbortSignal.timeout(WAIT_MS) }, left))) return own
  for (let number = 1; number <= MOST && !left.aborted; number++) {
    const slot = number === 1 ? name : `${name}-${number}`
    if (!(await hold(slot, { ifAvailable: true }, left))) continue
    keepInTab(remembered(name), slot)
    return slot
  }
  return name
}

/** True if the name was acquired; it is held until `left`. */
function hold(slot: string, how: LockOptions, left: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null && !left.aborted)
      if (lock === null || left.aborted) return
      return new Promise<void>(release => left.addEventListener('abort', () => release()))
    }
    // Not got in time, or locks are denied.
    navigator.locks.request(`draft ${slot}`, how, held).catch(() => resolve(false))
  })
}
