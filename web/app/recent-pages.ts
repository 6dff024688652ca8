// A user's recent pages, stored in this browser and deleted on sign-out. The frame records them, the search offers
// them.
import { fullName } from '#machines/lib/text.ts'
import type { Answer, Input, ReadPath } from '#sdk/types.ts'
import { queryClient } from '#web/data/queries.ts'
import { type Match, matchRoute } from '#web/frame/navigation.ts'
import { KEYS, keep, kept, readToken } from '#web/lib/storage.ts'

type RecentPage = { href: string; label: string; note: string }
const MOST = 8

export function recentPages(user_id: string): RecentPage[] {
  try {
    const pages: unknown = JSON.parse(kept(KEYS.recent + user_id) ?? '[]')
    return Array.isArray(pages) ? pages.filter(isPage) : []
  } catch {
    return []
  }
}

const isPage = (page: unknown): page is RecentPage =>
  page !== null &&
  typeof page === 'object' &&
  ['href', 'label', 'note'].every(name => typeof Object.getOwnPropertyDescriptor(page, name)?.value === 'string')

/** `known` is the page's name in menu and settings. Pages without a name aren't stored. */
export function noteRecentPage(user_id: string, address: string, known: ReadonlyMap<string, string>) {
  const match = matchRoute(address)
  const label = match?.route.access === 'shell' ? (nameOf(match) ?? known.get(address)) : undefined
  // Signing out clears the list; the page it is done on is left after that.
  if (label === undefined || readToken() === null) return
  const note = known.has(address) ? '' : (match?.route.title ?? '')
  const others = recentPages(user_id).filter(({ href }) => href !== address)
  keep(KEYS.recent + user_id, JSON.stringify([{ href: address, label, note }, ...others].slice(0, MOST)))
}

const cached = <P extends ReadPath>(path: P, input: Input<P>) => queryClient.getQueryData<Answer<P>>([path, input])

/** The name of the page's subject, from its data. */
function nameOf({ route, params: { id = '' } }: Match): string | undefined {
  if (route.path === '/projects/[id]') {
    const project = cached('/v3/projects.Get', { project_id: id })?.project
    return project && `${project.number} ${project.name}`
  }
  if (route.path === '/homeowners/[id]') {
    const person = cached('/v3/homeowners.Get', { homeowner_id: id })?.homeowner
    return person && fullName(person)
  }
  if (route.path === '/team/user/[id]') {
    const user = cached('/v3/users.Get', { user_id: id })?.user
    return user && fullName(user)
  }
  return undefined
}
