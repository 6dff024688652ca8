// Previews of the typed use or tariff, requested after a pause in typing.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { useRead, write } from '#web/data/queries.ts'
import { useSettled } from '#web/lib/use-settled.ts'

type Typed = { consumption?: Schemas['Consumption']; tariff?: Schemas['Tariff'] }

const PAUSE_MS = 250

export function useHousehold(project: Schemas['Project'], typed: Typed) {
  // The same text is the same question, whichever object it was made as.
  const text = useSettled(JSON.stringify(typed), PAUSE_MS)
  const settled: Typed = useMemo(() => JSON.parse(text), [text])
  const input = { project_id: project.id, ...settled }
  const before = useQuery<Answer<'/v3/energy.PreviewUse'>, Refusal>({
    queryKey: ['/v3/energy.PreviewUse', input, project.version],
    queryFn: () => write('/v3/energy.PreviewUse', input),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const saved = useRead('/v3/energy.GetYear', { project_id: project.id })
  const { tariff } = settled
  const tried = useQuery<Answer<'/v3/energy.Preview'>, Refusal>({
    queryKey: ['/v3/energy.Preview', { project_id: project.id, tariff }, project.version],
    queryFn: () => write('/v3/energy.Preview', { project_id: project.id, ...(tariff ? { tariff } : {}) }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    enabled: tariff !== undefined && Boolean(saved.data?.year),
  })
  const after = tariff === undefined ? saved.data?.year : (tried.data?.then ?? saved.data?.year)
  return {
    use: before.data?.use ?? null,
    /** When use and bills before solar were calculated, and the bills after. */
    at: before.dataUpdatedAt,
    after_at: tried.dataUpdatedAt || saved.dataUpdatedAt,
    loading: before.isPending,
    failure: before.error,
    retry: () => void before.refetch(),
    /** With the design; null without one. */
    after: after ?? null,
    /** The use as typed is not in it. */
    afterIsOld: settled.consumption !== undefined,
  }
}
