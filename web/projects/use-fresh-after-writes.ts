import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What the header, the next step and the activity say of a project, which nearly every write on its page changes. */
const READS = ['/v3/projects.Get', '/v3/projects.GetNextStep', '/v3/projects.ListActivity'] as const

/** Whatever is written from a project's page happened in it, whether or not the write names what it refreshes. */
export function useFreshAfterWrites() {
  const client = useQueryClient()
  useEffect(() => freshAfterWrites(client, () => window.location.pathname), [client])
}

/** The cache of writes is outside React. Answers how to stop. */
export function freshAfterWrites(client: QueryClient, place: () => string): () => void {
  const here = place()
  return client.getMutationCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    // A write that led away may have deleted what would be read.
    if (place() !== here) return
    // What the write refreshed itself is not read a second time. What was on its way meanwhile is: it may tell of before.
    const refreshed = event.mutation.meta?.['refreshes'] ?? []
    void client.invalidateQueries({
      predicate: ({ queryKey: [read] }) =>
        READS.some(path => path === read) && !(Array.isArray(refreshed) && refreshed.includes(read)),
    })
  })
}
