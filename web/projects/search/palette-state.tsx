import type { Refusal } from '#sdk/refusal.ts'
import { CANNOT_REACH } from '#web/data/offline-words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = {
  text: string
  count: number
  coming: boolean
  isAway: boolean
  error: Refusal | undefined
  retry: () => void
}

/** Shown below the list: loading, no results, or no answer from the server. */
export function PaletteState({ text, count, coming, isAway, error, retry }: Props) {
  if (isAway)
    return (
      <p role="status" className="px-5 py-3 text-base text-ink-2">
        {words.pages_actions_help_found({ cannot_reach: CANNOT_REACH })}
      </p>
    )
  if (error)
    return (
      <div role="alert" className="flex items-center justify-between gap-3 px-5 py-3 text-base text-ink-2">
        <span>{words.pages_actions_found_all({ message: error.message })}</span>
        <Button onClick={retry}>{common.try_again}</Button>
      </div>
    )
  return (
    <>
      <p role="status" className="sr-only">
        {text === '' || coming ? '' : count === 1 ? words.one_result : words.count_results({ count })}
      </p>
      {coming && count === 0 && (
        <div aria-hidden className="flex flex-col gap-4 px-5 py-4">
          {['w-2/3', 'w-1/2', 'w-3/5'].map(width => (
            <Skeleton key={width} className={width} />
          ))}
        </div>
      )}
      {!coming && count === 0 && text !== '' && (
        <EmptyState title={words.no_results_for({ text })}>{words.try_part_name_street}</EmptyState>
      )}
    </>
  )
}
