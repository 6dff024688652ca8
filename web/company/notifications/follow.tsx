// Once in the frame: follows what the user is notified of and what changes, shows it in this tab, and counts in the page's title.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from 'react-toastify/unstyled'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { freshener } from '#web/data/freshen.ts'
import { notePresence } from '#web/data/presence.ts'
import { queryClient } from '#web/data/queries.ts'
import type { Revision } from '#web/data/revisions.ts'
import { showUnreadOnIcon } from '#web/lib/page-title.ts'
import { followNotifications, type Heard, type News } from './line.ts'
import { NewsToast } from './news-toast.tsx'
import { showUnread, useUnread } from './unread.ts'
import { words } from './words.ts'

/** Simultaneous notifications are announced together, many in one sentence. */
const TOGETHER_MS = 300
const EACH_UP_TO = 2

export function FollowNotifications() {
  const { data } = useQuery(startUpQuery)
  const user_id = data?.user.id
  const unread = useUnread()
  useEffect(() => {
    // The line to the server and the other tabs are outside React.
    if (user_id === undefined) return
    const teller = newsTeller()
    const fresh = freshener(queryClient)
    const stop = followNotifications(user_id, heard => handle(heard, teller.tell, fresh.changed))
    return () => {
      stop()
      teller.stop()
      fresh.stop()
    }
  }, [user_id])
  useEffect(() => {
    // The icon belongs to the browser.
    showUnreadOnIcon(unread)
    return () => showUnreadOnIcon(0)
  }, [unread])
  return null
}

function handle(
  { unread, news, changed, project, present }: Heard,
  tellNews: (news: News) => void,
  onProject: (change: Revision | null) => void,
) {
  if (unread !== undefined) showUnread(unread)
  if (news) tellNews(news)
  if (present) notePresence(present)
  if (project !== undefined) onProject(project)
  // With an ended session the request reports it, and the session's own end does the rest.
  if (changed) void queryClient.invalidateQueries({ queryKey: ['/v3/users.Permissions'] })
}

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus()

function newsTeller() {
  let waiting: News[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    const [first] = waiting
    const many = waiting.length > EACH_UP_TO
    // Polite: doesn't interrupt screen readers.
    const shown =
      many && first ? [{ ...first, sentence: words.new_notifications({ count: waiting.length }), page: null }] : waiting
    for (const one of shown) toast.info(<NewsToast news={one} />, { toastId: one.id, role: 'status' })
    waiting = []
    timer = undefined
  }
  return {
    tell(news: News) {
      if (!isLookedAt()) return
      waiting.push(news)
      timer ??= setTimeout(show, TOGETHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
