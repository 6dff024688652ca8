import { useEffect } from 'react'
import { followReach, isOffline } from '#web/reach/reachability.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** Between two reloads of a page that does not come though the server answers. */
const PAUSE_MS = 10_000

const reload = () => window.location.reload()
const isReloaded = () => performance.getEntriesByType('navigation').some(one => 'type' in one && one.type === 'reload')

/**
 * A screen, or a part of one, whose file did not come. By a reload: browsers remember a failed import. `sentence`: why the server,
 * which is there, does not answer for now.
 */
export function NotOnDevice({ sentence }: { sentence?: string | undefined }) {
  useEffect(() => {
    // The connection is outside React, and may be back before this renders.
    let timer: ReturnType<typeof setTimeout> | undefined
    const comeBack = () => {
      clearTimeout(timer)
      if (!isOffline()) timer = setTimeout(reload, isReloaded() ? PAUSE_MS : 0)
    }
    comeBack()
    const unfollow = followReach(() => isOffline() || reload())
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [])
  return (
    <EmptyState
      title={sentence ? words.not_now : words.page_not_available_offline}
      action={<Button onClick={reload}>{common.try_again}</Button>}
    >
      {sentence ?? words.was_not_opened_here}
    </EmptyState>
  )
}
