// Queries the connected lenders' offers now, and shows when each last answered.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useRead } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.tsx'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

/** Hidden without a lender connected over its API. */
export function AskLenders() {
  const { data } = useRead('/v3/financing.ListStandings', {})
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  if (!data || data.lenders.length === 0) return null
  const ask = async () => {
    setBusy(true)
    try {
      await read('/v3/financing.ListStandings', { refresh: true })
      await client.invalidateQueries({ queryKey: ['/v3/financing.ListStandings'] })
    } catch (failure) {
      tell(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-label={words.lenders_asked}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2"
    >
      <p className="figures min-w-0 flex-1 basis-60">
        {data.lenders
          .map(({ lender_name, checked_at, failure }) =>
            [
              `${lender_name} ${checked_at ? words.checked_checked({ checked_at: ago(checked_at, Date.now()) }) : words.not_checked_yet}`,
              failure && words.no_answer_since,
            ]
              .filter(Boolean)
              .join(', '),
          )
          .join(' · ')}
      </p>
      <Button busy={busy} onClick={() => void ask()}>
        {words.check_lenders}
      </Button>
    </section>
  )
}
