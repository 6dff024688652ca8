// What is on screen is read again once it may have changed: after a write of this tab, and when a project changed somewhere else,
// such as at the homeowner's, a lender's or a colleague's.
import type { Query, QueryClient } from '@tanstack/react-query'
import { safe, subjects } from '#sdk/subjects.gen.ts'
import type { ReadPath, WritePath } from '#sdk/types.ts'

/** Changes come in bursts: signing alone writes a dozen rows. */
const TOGETHER_MS = 300
/** Lists and sums change with every project of the company, so they are read again this often at most. */
const LISTS_EVERY_MS = 5_000

type Subject = (typeof subjects)[string] | 'project'
/** What the contract says an operation is about. What is in the cache and no operation is about nothing. */
const subjectOf = (path: unknown): Subject | undefined => {
  const [, , name] = String(path).split(/[/.]/)
  return name === undefined ? undefined : (subjects[name] ?? 'project')
}

/** Reads whose key or age alone makes them out of date, such as a lender's offers: `meta.holds`. */
const isHeld = (query: Query) => query.meta?.['holds'] === true

/** Reads what concerns one project say which; lists and sums are about all of them. */
const isOtherProject = ({ queryKey: [, input] }: Query, project_id: unknown) => {
  const { project_id: theirs } = Object(input)
  return project_id !== undefined && theirs !== undefined && theirs !== project_id
}

/** Operations that delete what they name are called so. */
const DELETES = /\.(Delete|Discard|Remove|Merge)/
const idsOf = ({ project_id, ...input }: Record<string, unknown>) =>
  Object.values(input).filter(value => String(value).length === 36)

/** Reads of what a write has deleted would find nothing. */
export function isDeletedBy(path: string, input: object): (query: Query) => boolean {
  const deleted = DELETES.test(path) ? idsOf({ ...input }) : []
  return ({ queryKey: [, asked] }) => idsOf(Object(asked)).some(id => deleted.includes(id))
}

/**
 * Whether a write makes a read out of date. A change in a project leaves the company's own settings, people and catalogs as they
 * are; a change to those can show anywhere.
 */
function isStaleAfter(path: string, input: object): (query: Query) => boolean {
  const written = subjectOf(path)
  const { project_id } = Object(input)
  return query => {
    const read = subjectOf(query.queryKey[0])
    if (read === undefined || safe.includes(path) || isHeld(query)) return false
    if (read === written) return !isOtherProject(query, project_id)
    return written === 'company' && read === 'project'
  }
}

/** A first answer that is on its way may be of before. Later ones are canceled by being asked for again. */
async function readAgain(client: QueryClient, predicate: (query: Query) => boolean) {
  await client.cancelQueries({ predicate: query => query.state.data === undefined && predicate(query) })
  await client.invalidateQueries({ predicate })
}

/** Reads again what is on screen and may be out of date, and waits for it. */
export function refreshAfter(
  client: QueryClient,
  path: WritePath,
  input: object,
  except: (query: Query) => boolean = () => false,
): Promise<void> {
  const isStale = isStaleAfter(path, input)
  return readAgain(client, query => isStale(query) && !except(query))
}

/** For `refreshAfter`: the read whose answer the write gave. */
export const isRead = (path: ReadPath) => (query: Query) => query.queryKey[0] === path

/** Answers what to call with each project that changed; without one, anything may have changed. */
export function freshener(client: QueryClient): { changed: (project_id?: string) => void; stop: () => void } {
  let waiting = new Set<string>()
  let everything = false
  let began = 0
  let lists_at = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lists: ReturnType<typeof setTimeout> | undefined

  /** Not what was read since: a write of this tab has read its own. */
  const isOlder = (query: Query, than: number) => query.isActive() && query.state.dataUpdatedAt < than && !isHeld(query)
  const isOfProject = ({ queryKey: [, input] }: Query, ids: ReadonlySet<string>) => {
    const text = JSON.stringify(input ?? null)
    return [...ids].some(id => text.includes(id))
  }
  const isList = ({ queryKey: [path, input] }: Query) =>
    subjectOf(path) === 'project' && Object(input).project_id === undefined
  const readLists = () => {
    lists = undefined
    const since = lists_at
    lists_at = Date.now()
    void readAgain(client, query => isList(query) && isOlder(query, Math.max(since, began)))
  }
  const readProjects = () => {
    const ids = waiting
    const all = everything
    const since = began
    waiting = new Set()
    everything = false
    timer = undefined
    void readAgain(client, query => isOlder(query, since) && (all || isOfProject(query, ids)))
    if (!all) lists ??= setTimeout(readLists, Math.max(0, lists_at + LISTS_EVERY_MS - Date.now()))
  }

  return {
    changed(project_id) {
      if (project_id) waiting.add(project_id)
      else everything = true
      began = Date.now()
      timer ??= setTimeout(readProjects, TOGETHER_MS)
    },
    stop() {
      clearTimeout(timer)
      clearTimeout(lists)
    },
  }
}
