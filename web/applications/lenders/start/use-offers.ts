// Queries each connected lender separately, so a slow or failing one doesn't delay the others.
import { useQueries } from '@tanstack/react-query'
import { OWN_FINANCING, ownFinancing } from '#machines/applications/lenders/modes.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Answer, Schemas } from '#sdk/types.ts'
import { read } from '#web/data/queries.ts'

type Products = Answer<'/v3/lender_applications.Products'>

export type Askable = Pick<Schemas['LenderSetting'], 'lender' | 'name' | 'way' | 'mode'>

const OWN: Askable = { lender: OWN_FINANCING, name: ownFinancing.name, way: 'none', mode: 'in_house' }

/** Where an application can go: lenders connected, those worked with by hand, and the company itself. */
export const askable = (lenders: readonly Schemas['LenderSetting'][]): Askable[] => [
  ...lenders.filter(({ mode, connected }) => mode !== 'api' || connected),
  OWN,
]

export type Asked = {
  setting: Askable
  answer: Products | undefined
  error: Refusal | null
  asking: boolean
  retry: () => void
}

/** A lender's answer is valid for a while: switching tabs doesn't ask again. */
const HOLDS_MS = 60_000

export function useOffers(project_id: string, lenders: readonly Askable[]): Asked[] {
  const answers = useQueries({
    queries: lenders.map(({ lender }) => ({
      queryKey: ['/v3/lender_applications.Products', { project_id, lender }],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Products> =>
        read('/v3/lender_applications.Products', { project_id, lender }, undefined, signal),
      // The server has already asked more than once where that may help.
      retry: false,
      staleTime: HOLDS_MS,
      meta: { holds: true },
    })),
  })
  return lenders.flatMap((setting, index) => {
    const one = answers[index]
    if (!one) return []
    const { data, error, isFetching, refetch } = one
    return [{ setting, answer: data, error: error as Refusal | null, asking: isFetching, retry: () => void refetch() }]
  })
}
