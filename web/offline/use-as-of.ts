// Of when the page in front is: the oldest of what it shows, while there is no connection or where a copy stands for the answer.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keptAt } from '#web/data/read-kept.ts'

export function useAsOf(online: boolean): number | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    changed => client.getQueryCache().subscribe(changed),
    () => asOf(client, online),
  )
}

function asOf(client: QueryClient, online: boolean): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [path, input], state }) => {
      if (typeof path !== 'string' || typeof input !== 'object' || input === null || state.data === undefined) return []
      // Who is signed in and what they may is of no day.
      if (!('project_id' in input || 'homeowner_id' in input || path === '/v3/projects.List')) return []
      return keptAt(path, input) ?? (online ? [] : state.dataUpdatedAt)
    })
  return times.length === 0 ? undefined : Math.min(...times)
}
