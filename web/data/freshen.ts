// Refetches what is on screen when it may have changed: after a write of this tab, and when a project changed
// elsewhere, such as by the homeowner, a lender or a colleague.
import type { Query, QueryClient } from '@tanstack/react-query'
import { safe, subjects } from '#sdk/subjects.gen.ts'
import type { ReadPath, WritePath } from '#sdk/types.ts'
import { keepHeard } from './read-kept.ts'
import {
  askedAt,
  followRevisions,
  isCovered,
  isOutdated,
  noteCovered,
  noteRevision,
  type Revision,
} from './revisions.ts'

/** Changes come in bursts: signing alone writes a dozen rows. */
const TOGETHER_MS = 300
/** Lists and sums change with every project of the company, so they are read again this often at most. */
const LISTS_EVERY_MS = 1_000

type Subject = (typeof subjects)[string] | 'project'
/** The subject the contract gives an operation; undefined for cached data that is no operation's. */
const subjectOf = (path: unknown): Subject | undefined => {
  const [, , name] = String(path).split(/[/.]/)
  return name === undefined ? undefined : (subjects[name] ?? 'project')
}

/** Reads that go out of date only by key or age, such as a lender's offers: `meta.holds`. */
const isHeld = (query: Query) => query.meta?.['holds'] === true

/** Reads of one project name it; lists and sums are about all projects. */
const isOtherProject = ({ queryKey: [, input] }: Query, project_id: unknown) => {
  const { project_id: theirs } = Object(input)
  return project_id !== undefined && theirs !== undefined && theirs !== project_id
}

/** Operations that delete what they name are called so. */
const DELETES = /\.(Delete|Discard|Remove|Merge)/
const idsOf = ({ project_id, ...input }: Record<string, unknown>) =>
  Object.values(input).filter(value => String(value).length === 36)

/** Reads of a deleted object would fail. */
export function isDeletedBy(path: string, input: object): (query: Query) => boolean {
  const deleted = DELETES.test(path) ? idsOf({ ...input }) : []
  return ({ queryKey: [, asked] }) => idsOf(Object(asked)).some(id => deleted.includes(id))
}

/**
 * True if a write makes a read outdated. A change in a project leaves company settings, people and catalogs as they
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

/** A first answer under way may predate the change, so it is canceled; later ones are canceled by the new request. */
async function readAgain(client: QueryClient, predicate: (query: Query) => boolean) {
  await client.cancelQueries({ predicate: query => query.state.data === undefined && predicate(query) })
  await client.invalidateQueries({ predicate })
}

/** Refetches outdated reads on screen, and waits for them. */
export function refreshAfter(
  client: QueryClient,
  path: WritePath,
  input: object,
  except: (query: Query) => boolean = () => false,
): Promise<void> {
  const isStale = isStaleAfter(path, input)
  if (!safe.includes(path) && subjectOf(path) !== 'user') noteCovered(Object(input).project_id)
  return readAgain(client, query => isStale(query) && !except(query))
}

/** For `refreshAfter`: the read whose answer the write returned. */
export const isRead = (path: ReadPath) => (query: Query) => query.queryKey[0] === path

/** Returns what to call with each project that changed; with null, any may have. */
export function freshener(client: QueryClient): { changed: (change: Revision | null) => void; stop: () => void } {
  let waiting = new Set<string>()
  let everything = false
  let heard_at = 0
  let lists_at = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lists: ReturnType<typeof setTimeout> | undefined

  /** An answer requested since is as new as the change. */
  const wasAskedBefore = (query: Query, moment: number) => {
    const [path, input] = query.queryKey
    return !isHeld(query) && askedAt(String(path), Object(input)) <= moment
  }
  const isOlder = ({ queryKey: [path, input] }: Query, ids: readonly string[]) => {
    const text = JSON.stringify(input ?? null)
    return ids.some(id => text.includes(id)) && isOutdated(String(path), Object(input)) !== false
  }
  const isList = ({ queryKey: [path, input] }: Query) =>
    subjectOf(path) === 'project' && Object(input).project_id === undefined
  const read = (predicate: (query: Query) => boolean) => {
    if (document.visibilityState === 'visible') void readAgain(client, predicate)
    else void client.invalidateQueries({ predicate, refetchType: 'none' })
  }

  const readLists = () => {
    lists = undefined
    const moment = Math.max(lists_at, heard_at)
    lists_at = Date.now()
    read(query => isList(query) && wasAskedBefore(query, moment))
  }
  const readProjects = () => {
    timer = undefined
    const all = everything
    const moment = heard_at
    const ids = [...waiting].filter(id => !isCovered(id))
    waiting = new Set()
    everything = false
    if (!all && ids.length === 0) return
    read(query => wasAskedBefore(query, moment) && (all || isOlder(query, ids)))
    if (!all) lists ??= setTimeout(readLists, Math.max(0, lists_at + LISTS_EVERY_MS - Date.now()))
  }

  const hear = (project_id?: string) => {
    if (project_id === undefined) everything = true
    else waiting.add(project_id)
    heard_at = Date.now()
    timer ??= setTimeout(readProjects, TOGETHER_MS)
  }
  followRevisions(hear)

  return {
    changed(change) {
      noteRevision(change ?? undefined)
      if (change) void keepHeard(change).catch(() => undefined)
      hear(change?.project_id)
    },
    stop() {
      followRevisions(() => {})
      clearTimeout(timer)
      clearTimeout(lists)
    },
  }
}
