// The age of the visible page: its oldest answer, while there is no connection or a copy replaces an answer.
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isOutdated, keptAt } from '#web/data/revisions.ts'

export const useAsOf = (online: boolean): number | undefined => useShown(client => asOf(client, online))

/** True if a copy on the page is older than its project’s latest change, as far as this device knows. */
export const useIsOutdated = (): boolean =>
  useShown(client =>
    inFront(client).some(([path, input]) => keptAt(path, input) !== undefined && isOutdated(path, input)),
  )

function useShown<T extends number | boolean | undefined>(read: (client: QueryClient) => T): T {
  const client = useQueryClient()
  return useSyncExternalStore(
    changed => client.getQueryCache().subscribe(changed),
    () => read(client),
  )
}

/** Who is signed in and what they may is of no day. */
const isOfDay = (path: string, input: object) =>
  'project_id' in input || 'homeowner_id' in input || path === '/v3/projects.List'

const inFront = (client: QueryClient): (readonly [path: string, input: object, state: Query['state']])[] =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [path, input], state }) =>
      typeof path === 'string' &&
      typeof input === 'object' &&
      input !== null &&
      state.data !== undefined &&
      isOfDay(path, input)
        ? [[path, input, state] as const]
        : [],
    )

function asOf(client: QueryClient, online: boolean): number | undefined {
  const times = inFront(client).flatMap(
    ([path, input, state]) => keptAt(path, input) ?? (online ? [] : state.dataUpdatedAt),
  )
  return times.length === 0 ? undefined : Math.min(...times)
}
