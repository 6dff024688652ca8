// A quiet line at the bottom while the network is away or slow, with the age of the data shown; above it, the number of
// pending changes.
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { connectionWords } from '#web/data/offline-words.ts'
import { part } from '#web/lib/part.tsx'
import { readToken } from '#web/lib/storage.ts'
import { useAsOf, useIsOutdated } from '#web/offline/use-as-of.ts'
import { useIsOffline } from '#web/reach/use-is-offline.ts'

const WaitingChanges = part(() => import('#web/offline/waiting-changes.tsx'))

const SLOW_AFTER_MS = 4_000
const ASK_AGAIN_MS = 10_000

/** Signing pages show it themselves, in the signer's language. */
const SAID_THERE = '/sign/'
/** Pending changes don't belong on slides for homeowners. */
const SLIDES = '/demo'

export default function ConnectionBanner() {
  const [address] = useLocation()
  const online = !useIsOffline()
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
  const client = useQueryClient()
  const as_of = useAsOf(online)
  const outdated = useIsOutdated()
  const is_older = online && as_of !== undefined
  useEffect(() => {
    // A single failed read while the server responds; a clock is outside React.
    if (!is_older) return
    const timer = setInterval(() => void client.invalidateQueries(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [is_older, client])
  if (address.startsWith(SAID_THERE)) return null
  const sentence = connectionWords({ online, slow: slow && busy, as_of, outdated, now: Date.now() })
  return (
    <div className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-40 flex flex-col items-center gap-2 px-4 pb-4">
      {readToken() !== null && <WaitingChanges isQuiet={address.endsWith(SLIDES)} />}
      <div role="status" aria-live="polite">
        {sentence && (
          <p className="mx-auto w-fit rounded-full border border-hairline bg-raised px-4 py-2 text-sm text-ink-2 shadow-float max-sm:text-xs">
            {sentence}
          </p>
        )}
      </div>
    </div>
  )
}
