import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What the header, the next step and the activity say of a project, which nearly every write on its page changes. */
const READS = ['/v3/projects.Get', '/v3/projects.GetNextStep', '/v3/projects.ListActivity'] as const

/** Whatever is written from a project's page happened in it, whether or not the write names what it refreshes. */
export function useFreshAfterWrites() {
  const client = useQueryClient()
  useEffect(() => {
    const here = window.location.pathname
    // The cache of writes is outside React.
    return client.getMutationCache().subscribe(event => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      // A write that led away may have deleted what would be read.
      if (window.location.pathname !== here) return
      const { submittedAt } = event.mutation.state
      void client.invalidateQueries({
        // One that the write refreshed itself is not read a second time.
        predicate: ({ queryKey, state }) =>
          READS.some(path => path === queryKey[0]) && state.dataUpdatedAt <= submittedAt,
      })
    })
  }, [client])
}
