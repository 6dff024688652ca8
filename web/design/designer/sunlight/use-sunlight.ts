// The light of a project's place as the server simulates with it, so that the browser's shade is the server's.
import { useQuery } from '@tanstack/react-query'
import { read } from '#web/data/queries.ts'

/** A place's light changes only with its weather file; it is asked for once. */
export function useSunlight(project_id: string, enabled = true) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['/v3/solar.GetSunlight', { project_id }],
    queryFn: ({ signal }) => read('/v3/solar.GetSunlight', { project_id }, undefined, signal),
    enabled,
    staleTime: 600_000,
    meta: { holds: true },
  })
  return { sunlight: data?.sunlight ?? null, isPending, error, refetch }
}
