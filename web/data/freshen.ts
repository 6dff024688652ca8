// What is on screen is read again when a project changed somewhere else: at the homeowner's, at a lender's, at a colleague's.
import type { Query, QueryClient } from '@tanstack/react-query'

/** Changes come in bursts: signing alone writes a dozen rows. */
const TOGETHER_MS = 300
/** Lists and sums change with every project of the company, so they are read again this often at most. */
const LISTS_EVERY_MS = 5_000

/** Reads that name no project and are about all of them: lists, boards, sums. Others are about the company itself. */
const ABOUT_PROJECTS =
  /^\/v3\/(projects|deals|dashboard|agreements|proposal|lender_applications|receivables|homeowners)\./

const inputOf = ({ queryKey: [, input] }: Query): string => JSON.stringify(input ?? null)

/** Answers what to call with each project that changed; without one, anything may have changed. */
export function freshener(client: QueryClient): { changed: (project_id?: string) => void; stop: () => void } {
  let waiting = new Set<string>()
  let everything = false
  let began = 0
  let lists_at = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lists: ReturnType<typeof setTimeout> | undefined

  /** Not what was read since: a write of this tab has read its own. */
  const isOlder = (query: Query, than: number) => query.isActive() && query.state.dataUpdatedAt < than
  const isOfProject = (query: Query, ids: ReadonlySet<string>) => {
    const input = inputOf(query)
    return [...ids].some(id => input.includes(id))
  }
  const isList = (query: Query) =>
    !inputOf(query).includes('"project_id"') && ABOUT_PROJECTS.test(String(query.queryKey[0]))

  const readLists = () => {
    lists = undefined
    const since = lists_at
    lists_at = Date.now()
    void client.invalidateQueries({ predicate: query => isList(query) && isOlder(query, Math.max(since, began)) })
  }
  const readProjects = () => {
    const ids = waiting
    const all = everything
    const since = began
    waiting = new Set()
    everything = false
    timer = undefined
    void client.invalidateQueries({ predicate: query => isOlder(query, since) && (all || isOfProject(query, ids)) })
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
