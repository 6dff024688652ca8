// How many notifications are unread, as every bell and the title of the page show it.
import { queryClient, useRead } from '#web/data/queries.ts'

const UNREAD = '/v3/notifications.UnreadCount'
/** Should the line be silent, it is found out by asking. */
const EVERY_MS = 60_000

export const useUnread = (): number => useRead(UNREAD, {}, { every_ms: EVERY_MS }).data?.unread ?? 0

/** The list is another too, wherever it is on screen. */
export function showUnread(unread: number) {
  queryClient.setQueryData([UNREAD, {}], { unread })
  void queryClient.invalidateQueries({ queryKey: ['/v3/notifications.List'] })
}

/** '99+': higher counts aren't useful. */
export const inShort = (unread: number) => (unread > 99 ? '99+' : String(unread))
