// A calm line at the bottom while the network is away or slow. Reads are tried once more by themselves; writes wait for it.
import { onlineManager, useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'

const SLOW_AFTER_MS = 4_000

/** A signer's pages say it themselves, in the signer's language. */
const SAID_THERE = '/sign/'

export function ConnectionBanner() {
  const [address] = useLocation()
  const online = useSyncExternalStore(
    changed => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  )
  const busy = useIsFetching() + useIsMutating() > 0
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    // A clock is outside React.
    if (!busy) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  if (address.startsWith(SAID_THERE)) return null
  const sentence = online
    ? slow && 'The connection is slow. Still working on it …'
    : 'You are offline. What you type is kept, and saved when the connection is back.'
  return (
    <div role="status" aria-live="polite" className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-40">
      {sentence && (
        <p className="mx-auto mb-4 w-fit max-w-[calc(100vw-2rem)] rounded-full border border-hairline bg-raised px-4 py-2 text-sm text-ink-2 shadow-float">
          {sentence}
        </p>
      )}
    </div>
  )
}
